import type { OperationGroup } from '#admin/developers/openapi/operation'

export const webhooks: OperationGroup = {
  tag: 'Webhook endpoints',
  description:
    'We post to an address of yours what happens to your parcels, by the Standard Webhooks specification: any of its libraries checks the signature.',
  operations: {
    'api.identity.webhook_endpoints.store': {
      summary: 'Add an endpoint',
      description:
        'Answers the `secret` that signs, once. `events` is a list of types; without it you get all of them. The `mode` of a key is that of its endpoints. At most 10 for each mode.',
      failures: [403, 409],
    },
    'api.identity.webhook_endpoints.index': {
      summary: 'List your endpoints',
      description: 'A key sees those of its own mode, a person those of both.',
      failures: [403],
    },
    'api.identity.webhook_endpoints.update': {
      summary: 'Change an endpoint, or switch it off and on',
      description:
        'What you leave out stays as it is. `active: false` drops what is still on its way; after `active: true` ask for a replay of what was missed.',
      failures: [403],
    },
    'api.identity.webhook_endpoints.destroy': { summary: 'Remove an endpoint', failures: [403] },
    'api.identity.endpoint_rotations.update': {
      summary: 'Change the secret of an endpoint',
      description:
        'Answers the new secret, once. For `hours` (0 to 168, usually 24) every request carries two signatures, one of each secret. In that time it is refused; with `hours: 0`, for a secret that has leaked, it is not, and all earlier secrets end at once.',
      failures: [403, 409],
    },
    'api.identity.endpoint_tests.store': {
      summary: 'Send a test event',
      description: 'Of type `webhook.test`, to this endpoint alone.',
      failures: [403, 409],
    },
    'api.identity.endpoint_deliveries.index': {
      summary: 'Read the log of deliveries',
      description:
        'The latest first, with what was sent and every try: the answer with the first 2 kB of its body. Kept for 30 days.',
      failures: [403],
    },
    'api.identity.endpoint_replays.store': {
      summary: 'Send again what happened in a span of time',
      description:
        'Every event between `from` and `to` that the endpoint wants, also what it missed while it was off; with `missedOnly: true` without what has arrived. The `webhook-id` of a delivery stays the same.',
      failures: [403, 409],
    },
    'api.identity.delivery_replays.store': {
      summary: 'Send one event again',
      description: 'Under the same `webhook-id`.',
      failures: [403, 409],
    },
  },
}
