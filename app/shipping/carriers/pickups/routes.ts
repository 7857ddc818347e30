import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { listRead } from '#shared/audit/audited_reads'
import { defineCalls } from '#start/route_groups'

const { pickups } = controllers.shipping.carriers

defineCalls('shipping', 'Shipments', () => {
  router.put('/pickup/:id', [pickups.Pickups, 'update']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Reschedule a pickup',
    description:
      'Takes the `pickupArrangement.id` of a shipment. If the courier has confirmed the pickup, we cancel it there before we order the new one, so there are never two. All parcels of the pickup move with it. Returns 409 after the cut-off, for a day more than fourteen days ahead, and outside the courier’s pickup hours. A missed pickup can be rescheduled once its day has passed.',
    failures: [404, 409],
  })
  router.delete('/pickup/:id', [pickups.Pickups, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Cancel a pickup',
    description: 'Cancelling again has no effect. Returns 409 after the cut-off.',
    failures: [404, 409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Pickups', () => {
  router.get('/pickup', [pickups.Pickups, 'index']).call({
    by: 'openConsole',
    auditedRead: listRead('pickups'),
    summary: 'List the pickups of a day',
    description:
      'Defaults to today in Lagos. The list of today includes earlier pickups that staff still have to settle.',
  })
  router.put('/pickup/:id/settlement', [pickups.PickupSettlements, 'update']).call({
    by: 'openConsole',
    summary: 'Set the outcome of a pickup',
    description:
      '`booked` takes the `number` that the courier gave by phone. `order_again` orders the pickup again: choose it only if you know that the courier is not coming. `done` and `canceled` end it. After `canceled`, a pickup that is being rescheduled is ordered for its new day.',
    failures: [404, 409],
  })
}).where('id', idParam)
