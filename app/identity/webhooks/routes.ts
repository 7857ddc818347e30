import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { webhooks } = controllers.identity

pages('identity', () => {
  router
    .get('/base/developers/webhooks', [webhooks.WebhooksPage, 'render'])
    .page({ by: 'signedIn' })
    .as('webhooks')
  router
    .get('/base/developers/webhooks/:id', [webhooks.DeliveriesPage, 'render'])
    .page({ by: 'signedIn' })
    .as('webhooks.deliveries')
    .where('id', number)
})

calls('identity', () => {
  router
    .post('/webhook_endpoint', [webhooks.WebhookEndpoints, 'store'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage', once: 'secret' })
  router
    .get('/webhook_endpoint/all', [webhooks.WebhookEndpoints, 'index'])
    .call({ by: 'signedIn', key: 'webhooks:manage' })
  router
    .put('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'update'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage' })
    .where('id', number)
  router
    .delete('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'destroy'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage' })
    .where('id', number)
  router
    .put('/webhook_endpoint/:id/rotate', [webhooks.EndpointRotations, 'update'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage', once: 'secret' })
    .where('id', number)
  router
    .post('/webhook_endpoint/:id/test', [webhooks.EndpointTests, 'store'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage' })
    .where('id', number)
  router
    .get('/webhook_endpoint/:id/delivery/all', [webhooks.EndpointDeliveries, 'index'])
    .call({ by: 'signedIn', key: 'webhooks:manage' })
    .where('id', number)
  router
    .post('/webhook_endpoint/:id/replay', [webhooks.EndpointReplays, 'store'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage' })
    .where('id', number)
  router
    .post('/webhook_delivery/:id/replay', [webhooks.DeliveryReplays, 'store'])
    .call({ by: 'signedIn', team: 'connect', key: 'webhooks:manage' })
    .where('id', number)
})
