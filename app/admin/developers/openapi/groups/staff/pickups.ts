import type { OperationGroup } from '#admin/developers/openapi/operation'

export const staffPickups: OperationGroup = {
  tag: 'Pickups',
  description: 'Where couriers come for parcels, and the paper that their drivers sign.',
  operations: {
    'api.shipping.pickups.index': {
      summary: 'List the pickups of a day',
      description:
        'Without a `day` those of today in Lagos, with what staff have not arranged of earlier days.',
    },
    'api.shipping.pickup_settlements.update': {
      summary: 'Say how it stands with a pickup',
      description:
        '`booked` takes the `number` that the courier gave on the telephone; `order_again` orders it from the courier automatically, which staff do once they know that nobody is coming; `done` and `canceled` end it. A pickup that is being moved is ordered for its new day after `canceled`.',
      failures: [404, 409],
    },
    'api.shipping.manifests.show': {
      summary: 'Download the manifest of a day',
      description:
        'All parcels that one company is handed on that day. What a sender brings to us counts on the day on which the courier first has it, and until then on the day on which it was booked.',
      file: 'application/pdf',
    },
  },
}
