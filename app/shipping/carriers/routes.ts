import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { carriers } = controllers.shipping

// A courier has no session: it shows the secret that we gave it with the parcel's number.
calls('shipping', 'anyone', () => {
  router
    .post('/webhooks/courier/:driver/alert', [carriers.CourierAlerts, 'store'])
    .where('driver', /^(dhl|fedex|ups|aramex)$/)
})

calls('shipping', 'bookAsStaff', () => {
  router.delete('/shipment/void/:id', [carriers.ShipmentVoids, 'store']).as('voids.store')
  router.put('/shipment/:id/retry', [carriers.ShipmentRetries, 'update']).as('retries.update')
}).where('id', number)

calls('shipping', 'openConsole', () => {
  router.get('/waybill_return', [carriers.WaybillReturns, 'index'])
  router.put('/waybill_return/:id', [carriers.WaybillReturns, 'update'])
  router.get('/silent_parcel', [carriers.SilentParcels, 'index'])
  router.put('/silent_parcel/:id', [carriers.SilentParcels, 'update'])
}).where('id', number)
