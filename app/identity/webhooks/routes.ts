import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { webhooks } = controllers.identity

definePages('identity', () => {
  router
    .get('/base/developers/webhooks', [webhooks.WebhooksPage, 'render'])
    .page({ by: 'signedIn' })
    .as('webhooks')
  router
    .get('/base/developers/webhooks/:id', [webhooks.DeliveriesPage, 'render'])
    .page({ by: 'signedIn' })
    .as('webhooks.deliveries')
    .where('id', idParam)
})

defineCalls('identity', 'Webhook endpoints', () => {
  router.post('/webhook_endpoint', [webhooks.WebhookEndpoints, 'store']).call({
    by: 'signedIn',
    team: 'connect',
    key: 'webhooks:manage',
    once: 'secret',
    summary: 'Add an endpoint',
    description:
      'Answers the `secret` that signs, once. `events` is a list of types; without it you get all of them. The `mode` of a key is that of its endpoints. At most 10 for each mode.',
    failures: [403, 409],
  })
  router.get('/webhook_endpoint/all', [webhooks.WebhookEndpoints, 'index']).call({
    by: 'signedIn',
    key: 'webhooks:manage',
    summary: 'List your endpoints',
    description: 'A key sees those of its own mode, a person those of both.',
    failures: [403],
  })
  router
    .put('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      key: 'webhooks:manage',
      summary: 'Change an endpoint, or switch it off and on',
      description:
        'What you leave out stays as it is. `active: false` drops what is still on its way; after `active: true` ask for a replay of what was missed.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .delete('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'connect',
      key: 'webhooks:manage',
      summary: 'Remove an endpoint',
      failures: [403],
    })
    .where('id', idParam)
  router
    .put('/webhook_endpoint/:id/rotate', [webhooks.EndpointRotations, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      key: 'webhooks:manage',
      once: 'secret',
      summary: 'Change the secret of an endpoint',
      description:
        'Answers the new secret, once. For `hours` (0 to 168, usually 24) every request carries two signatures, one of each secret. In that time it is refused; with `hours: 0`, for a secret that has leaked, it is not, and all earlier secrets end at once.',
      failures: [403, 409],
    })
    .where('id', idParam)
  router
    .post('/webhook_endpoint/:id/test', [webhooks.EndpointTests, 'store'])
    .call({
      by: 'signedIn',
      team: 'connect',
      key: 'webhooks:manage',
      summary: 'Send a test event',
      description: 'Of type `webhook.test`, to this endpoint alone.',
      failures: [403, 409],
    })
    .where('id', idParam)
  router
    .get('/webhook_endpoint/:id/delivery/all', [webhooks.EndpointDeliveries, 'index'])
    .call({
      by: 'signedIn',
      key: 'webhooks:manage',
      summary: 'Read the log of deliveries',
      description:
        'The latest first, with what was sent and every try: the answer with the first 2 kB of its body. Kept for 30 days.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .post('/webhook_endpoint/:id/replay', [webhooks.EndpointReplays, 'store'])
    .call({
      by: 'signedIn',
      team: 'connect',
      key: 'webhooks:manage',
      summary: 'Send again what happened in a span of time',
      description:
        'Every event between `from` and `to` that the endpoint wants, also what it missed while it was off; with `missedOnly: true` without what has arrived. The `webhook-id` of a delivery stays the same.',
      failures: [403, 409],
    })
    .where('id', idParam)
  router
    .post('/webhook_delivery/:id/replay', [webhooks.DeliveryReplays, 'store'])
    .call({
      by: 'signedIn',
      team: 'connect',
      key: 'webhooks:manage',
      summary: 'Send one event again',
      description: 'Under the same `webhook-id`.',
      failures: [403, 409],
    })
    .where('id', idParam)
})
