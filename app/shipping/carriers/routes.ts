import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { carriers } = controllers.shipping

// Couriers have no session. They prove who they are by the secret that we gave them.
defineCalls('shipping', 'Settings', () => {
  router
    .post('/webhooks/courier/:driver/alert', [carriers.CourierAlerts, 'store'])
    .call({
      by: 'anyone',
      summary: 'Receive alerts from a courier',
      description:
        'The header `credential` carries the secret that we gave to the courier. The alert only makes us ask the courier for the current status.',
      params: {
        driver: {
          type: 'string',
          enum: ['dhl', 'fedex', 'ups', 'aramex'],
          description: 'The courier that sends the alert.',
        },
      },
      body: {
        trackingNumber: { type: 'string', description: 'The courier’s number for the parcel' },
      },
      failures: [401, 429],
    })
    .where('driver', /^(dhl|fedex|ups|aramex)$/)
})

defineCalls('shipping', 'Shipments', () => {
  router.put('/shipment/:id/address', [carriers.RecipientCorrections, 'update']).call({
    id: 'correctRecipient',
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Correct the recipient’s address of a refused shipment and send it again',
    description:
      'Only for the status `PENDING_ISSUE`. The price stays the same, so country and state cannot change, and in Nigeria neither can the city: refund the shipment and book again instead. Fields that you leave out stay as they are.',
    failures: [409],
  })
  router.post('/shipment/:id/refund', [carriers.RefusedShipmentRefunds, 'store']).call({
    id: 'refundRefusedShipment',
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    idempotency: 'money',
    summary: 'Refund a refused shipment',
    description:
      'Only for the status `PENDING_ISSUE`. Voids the shipment and refunds its price to the balance that paid; a card payment is refunded to the wallet.',
    failures: [409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Staff bookings', () => {
  router
    .delete('/shipment/void/:id', [carriers.ShipmentVoids, 'store'])
    .call({
      id: 'voidShipment',
      by: 'bookAsStaff',
      mayNeedApproval: true,
      summary: 'Void a paid shipment',
      description:
        'Refunds the full price to the balance that paid. Voiding again refunds nothing.',
      failures: [409],
    })
    .as('voids.store')
  router
    .put('/shipment/:id/retry', [carriers.ShipmentRetries, 'update'])
    .call({
      id: 'retryShipment',
      by: 'bookAsStaff',
      summary: 'Retry a shipment that the courier refused',
      failures: [409],
    })
    .as('retries.update')
}).where('id', idParam)

defineCalls('shipping', 'People', () => {
  router.get('/waybill_return', [carriers.WaybillReturns, 'index']).call({
    by: 'openConsole',
    summary: 'List waybills of voided shipments that the courier has not cancelled',
  })
  router.put('/waybill_return/:id', [carriers.WaybillReturns, 'update']).call({
    by: 'openConsole',
    summary: 'Mark a waybill of a voided shipment as settled',
    description:
      'Takes the id of the shipment. The audit log records the call. If a courier did not respond, we try to cancel again every hour.',
    failures: [404],
  })
  router.get('/silent_parcel', [carriers.SilentParcels, 'index']).call({
    by: 'openConsole',
    tag: 'Settings',
    summary: 'List parcels without a tracking event for ninety days',
    description: 'We no longer ask couriers about these parcels. Returns the latest 50.',
  })
  router.put('/silent_parcel/:id', [carriers.SilentParcels, 'update']).call({
    by: 'openConsole',
    tag: 'Settings',
    summary: 'Resume tracking a parcel',
    description:
      'Takes the id of the shipment. Polls the courier about it for another ninety days.',
    failures: [404],
  })
}).where('id', idParam)
