import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { apiKeys } = controllers.identity

pages('identity', () => {
  router
    .get('/base/developers', [apiKeys.DevelopersPage, 'render'])
    .page({ by: 'signedIn' })
    .as('developers')
  router
    .get('/base/developers/log', [apiKeys.CallLogPage, 'render'])
    .page({ by: 'signedIn' })
    .as('developers.log')
})

calls('identity', () => {
  router.post('/api_key', [apiKeys.ApiKeys, 'store']).call({ by: 'signedIn', team: 'connect' })
  router.get('/api_key/all', [apiKeys.ApiKeys, 'index']).call({ by: 'signedIn' })
  router
    .put('/api_key/:id', [apiKeys.ApiKeys, 'update'])
    .call({ by: 'signedIn', team: 'connect' })
    .where('id', number)
  router
    .delete('/api_key/:id', [apiKeys.ApiKeys, 'destroy'])
    .call({ by: 'signedIn', team: 'nothing' })
    .where('id', number)
  router
    .put('/api_key/:id/roll', [apiKeys.ApiKeyRolls, 'update'])
    .call({ by: 'signedIn', team: 'connect' })
    .where('id', number)
  router
    .get('/api_key/:id/call/all', [apiKeys.ApiKeyCalls, 'index'])
    .call({ by: 'signedIn' })
    .where('id', number)
})
