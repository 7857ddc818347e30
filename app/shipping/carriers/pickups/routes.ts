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
    key: 'shipments:write',
    summary: 'Move a pickup to another day or other hours',
    description:
      'The number is `pickupArrangement.id` of a shipment. What the courier knows of is cancelled there first, and ordered again after that: there are never two. All parcels of the pickup move with it. After the cut-off it answers 409, until its day is over: what nobody came for may then be fetched on another day. A day that is more than fourteen days ahead, and hours outside those in which couriers come, answer 409 too.',
    failures: [404, 409],
  })
  router.delete('/pickup/:id', [pickups.Pickups, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Cancel a pickup',
    description: 'Cancelling twice is cancelling once. After the cut-off it answers 409.',
    failures: [404, 409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Pickups', () => {
  router.get('/pickup', [pickups.Pickups, 'index']).call({
    by: 'openConsole',
    shows: listRead('pickups'),
    summary: 'List the pickups of a day',
    description:
      'Without a `day` those of today in Lagos, with what staff have not arranged of earlier days.',
  })
  router.put('/pickup/:id/settlement', [pickups.PickupSettlements, 'update']).call({
    by: 'openConsole',
    summary: 'Say how it stands with a pickup',
    description:
      '`booked` takes the `number` that the courier gave on the telephone; `order_again` orders it from the courier automatically, which staff do once they know that nobody is coming; `done` and `canceled` end it. A pickup that is being moved is ordered for its new day after `canceled`.',
    failures: [404, 409],
  })
}).where('id', idParam)
