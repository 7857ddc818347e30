import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { carriers } = controllers.shipping

// A courier has no session: it shows the secret that we gave it with the parcel's number.
calls('shipping', () => {
  router
    .post('/webhooks/courier/:driver/alert', [carriers.CourierAlerts, 'store'])
    .call({ by: 'anyone' })
    .where('driver', /^(dhl|fedex|ups|aramex)$/)
})

calls('shipping', () => {
  router
    .delete('/shipment/void/:id', [carriers.ShipmentVoids, 'store'])
    .call({ by: 'bookAsStaff' })
    .as('voids.store')
  router
    .put('/shipment/:id/retry', [carriers.ShipmentRetries, 'update'])
    .call({ by: 'bookAsStaff' })
    .as('retries.update')
}).where('id', number)

calls('shipping', () => {
  router.get('/waybill_return', [carriers.WaybillReturns, 'index']).call({ by: 'openConsole' })
  router.put('/waybill_return/:id', [carriers.WaybillReturns, 'update']).call({ by: 'openConsole' })
  router.get('/silent_parcel', [carriers.SilentParcels, 'index']).call({ by: 'openConsole' })
  router.put('/silent_parcel/:id', [carriers.SilentParcels, 'update']).call({ by: 'openConsole' })
}).where('id', number)
