import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { apiKeys } = controllers.identity

pages('identity', 'signedIn', () => {
  router.get('/base/developers', [apiKeys.DevelopersPage, 'render']).as('developers')
  router.get('/base/developers/log', [apiKeys.CallLogPage, 'render']).as('developers.log')
})

calls('identity', 'signedIn', () => {
  router.post('/api_key', [apiKeys.ApiKeys, 'store'])
  router.get('/api_key/all', [apiKeys.ApiKeys, 'index'])
  router.put('/api_key/:id', [apiKeys.ApiKeys, 'update']).where('id', number)
  router.delete('/api_key/:id', [apiKeys.ApiKeys, 'destroy']).where('id', number)
  router.put('/api_key/:id/roll', [apiKeys.ApiKeyRolls, 'update']).where('id', number)
  router.get('/api_key/:id/call/all', [apiKeys.ApiKeyCalls, 'index']).where('id', number)
})
