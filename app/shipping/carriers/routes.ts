import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { carriers } = controllers.shipping

calls('shipping', 'bookAsStaff', () => {
  router.delete('/shipment/void/:id', [carriers.ShipmentVoids, 'store']).as('voids.store')
  router.put('/shipment/:id/retry', [carriers.ShipmentRetries, 'update']).as('retries.update')
}).where('id', number)

calls('shipping', 'openConsole', () => {
  router.get('/waybill_return', [carriers.WaybillReturns, 'index'])
  router.put('/waybill_return/:id', [carriers.WaybillReturns, 'update'])
}).where('id', number)
