import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { webhooks } = controllers.identity

pages('identity', 'signedIn', () => {
  router.get('/base/developers/webhooks', [webhooks.WebhooksPage, 'render']).as('webhooks')
  router
    .get('/base/developers/webhooks/:id', [webhooks.DeliveriesPage, 'render'])
    .as('webhooks.deliveries')
    .where('id', number)
})

calls('identity', 'signedIn', () => {
  router.post('/webhook_endpoint', [webhooks.WebhookEndpoints, 'store'])
  router.get('/webhook_endpoint/all', [webhooks.WebhookEndpoints, 'index'])
  router.put('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'update']).where('id', number)
  router.delete('/webhook_endpoint/:id', [webhooks.WebhookEndpoints, 'destroy']).where('id', number)
  router
    .put('/webhook_endpoint/:id/rotate', [webhooks.EndpointRotations, 'update'])
    .where('id', number)
  router.post('/webhook_endpoint/:id/test', [webhooks.EndpointTests, 'store']).where('id', number)
  router
    .get('/webhook_endpoint/:id/delivery/all', [webhooks.EndpointDeliveries, 'index'])
    .where('id', number)
  router
    .post('/webhook_endpoint/:id/replay', [webhooks.EndpointReplays, 'store'])
    .where('id', number)
  router
    .post('/webhook_delivery/:id/replay', [webhooks.DeliveryReplays, 'store'])
    .where('id', number)
})
