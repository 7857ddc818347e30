import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { carriers } = controllers.shipping

// Couriers have no session: they authenticate with the secret of our subscription.
defineCalls('shipping', 'Settings', () => {
  router
    .post('/webhooks/courier/:driver/alert', [carriers.CourierAlerts, 'store'])
    .call({
      by: 'anyone',
      summary: 'Where a courier calls when something happens to a parcel',
      description:
        'The header `credential` holds the secret that we gave to the courier. What it says is not believed: the courier is asked.',
      params: {
        driver: {
          type: 'string',
          enum: ['dhl', 'fedex', 'ups', 'aramex'],
          description: 'Whose alert it is.',
        },
      },
      body: { trackingNumber: { description: 'What the courier calls the parcel' } },
      failures: [401, 429],
    })
    .where('driver', /^(dhl|fedex|ups|aramex)$/)
})

defineCalls('shipping', 'Booking staff', () => {
  router
    .delete('/shipment/void/:id', [carriers.ShipmentVoids, 'store'])
    .call({
      by: 'bookAsStaff',
      mayAsk: true,
      summary: 'Take a paid shipment back',
      description: 'Its whole price returns, once, to the balance that it was paid from.',
      failures: [409],
    })
    .as('voids.store')
  router
    .put('/shipment/:id/retry', [carriers.ShipmentRetries, 'update'])
    .call({
      by: 'bookAsStaff',
      summary: 'Hand a shipment that the courier refused to it again',
      failures: [409],
    })
    .as('retries.update')
}).where('id', idParam)

defineCalls('shipping', 'People', () => {
  router.get('/waybill_return', [carriers.WaybillReturns, 'index']).call({
    by: 'openConsole',
    summary: 'List the waybills of voided shipments that a courier has not taken back',
  })
  router.put('/waybill_return/:id', [carriers.WaybillReturns, 'update']).call({
    by: 'openConsole',
    summary: 'Say that such a waybill is settled with the courier',
    description:
      'The `id` is that of the shipment. What was done is in the audit log. A courier that only did not answer is asked again every hour by itself.',
    failures: [404],
  })
  router.get('/silent_parcel', [carriers.SilentParcels, 'index']).call({
    by: 'openConsole',
    tag: 'Settings',
    summary: 'List the parcels of which nothing was heard for ninety days',
    description: 'Their courier is not asked any more. The latest 50.',
  })
  router.put('/silent_parcel/:id', [carriers.SilentParcels, 'update']).call({
    by: 'openConsole',
    tag: 'Settings',
    summary: 'Follow such a parcel again',
    description: 'The `id` is that of the shipment. Its ninety days start again.',
    failures: [404],
  })
}).where('id', idParam)
