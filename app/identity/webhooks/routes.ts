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
    scope: 'webhooks:manage',
    idempotency: 'secret',
    summary: 'Create a webhook endpoint',
    description:
      'Only this response contains the signing `secret`. `events` lists the event types to receive. If you omit it, all are sent. An API key creates endpoints in its own `mode`. Limited to 10 endpoints per mode.',
    failures: [403, 409],
  })
  router.get('/webhook_endpoint/all', [webhooks.WebhookEndpoints, 'index']).call({
    by: 'signedIn',
    scope: 'webhooks:manage',
    summary: 'List webhook endpoints',
    description: 'An API key sees the endpoints of its own mode, a person those of both.',
    failures: [403],
  })
  router
    .put('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'update'])
    .call({
      by: 'signedIn',
      team: 'connect',
      scope: 'webhooks:manage',
      summary: 'Update, disable or enable a webhook endpoint',
      description:
        'Omitted fields do not change. `active: false` drops pending deliveries; after `active: true`, replay the missed events.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .delete('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'connect',
      scope: 'webhooks:manage',
      summary: 'Delete a webhook endpoint',
      failures: [403],
    })
    .where('id', idParam)
  router
    .put('/webhook_endpoint/:id/rotate', [webhooks.EndpointRotations, 'update'])
    .call({
      id: 'rotateEndpointSecret',
      by: 'signedIn',
      team: 'connect',
      scope: 'webhooks:manage',
      idempotency: 'secret',
      summary: 'Rotate the secret of a webhook endpoint',
      description:
        'Returns the new secret, once. For `hours` (0 to 168, default 24), every request is signed with both secrets. During that time, another rotation returns 409. If a secret has leaked, send `hours: 0`: it is always accepted and ends all earlier secrets at once.',
      failures: [403, 409],
    })
    .where('id', idParam)
  router
    .post('/webhook_endpoint/:id/test', [webhooks.EndpointTests, 'store'])
    .call({
      id: 'testEndpoint',
      by: 'signedIn',
      team: 'connect',
      scope: 'webhooks:manage',
      summary: 'Send a test event',
      description: 'Sends an event of type `webhook.test` to this endpoint only.',
      failures: [403, 409],
    })
    .where('id', idParam)
  router
    .get('/webhook_endpoint/:id/delivery/all', [webhooks.EndpointDeliveries, 'index'])
    .call({
      by: 'signedIn',
      scope: 'webhooks:manage',
      summary: 'List the deliveries of a webhook endpoint',
      description:
        'Returns the newest first, with the content sent and every attempt, including the response and the first 2 kB of its body. Kept for 30 days.',
      failures: [403],
    })
    .where('id', idParam)
  router
    .post('/webhook_endpoint/:id/replay', [webhooks.EndpointReplays, 'store'])
    .call({
      id: 'replayEndpoint',
      by: 'signedIn',
      team: 'connect',
      scope: 'webhooks:manage',
      summary: 'Replay the events of a period',
      description:
        'Resends every event between `from` and `to` that the endpoint subscribes to, including those that it missed while disabled. With `missedOnly: true`, resends only events that have not been delivered. The `webhook-id` stays the same.',
      failures: [403, 409],
    })
    .where('id', idParam)
  router
    .post('/webhook_delivery/:id/replay', [webhooks.DeliveryReplays, 'store'])
    .call({
      id: 'replayDelivery',
      by: 'signedIn',
      team: 'connect',
      scope: 'webhooks:manage',
      summary: 'Replay one event',
      description: 'The `webhook-id` stays the same.',
      failures: [403, 409],
    })
    .where('id', idParam)
})
