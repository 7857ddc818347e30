import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { privacy } = controllers.identity

calls('identity', () => {
  router.get('/user/data_export', [privacy.DataExports, 'show']).call({ by: 'signedIn' })
  router
    .post('/user/erasure', [privacy.Erasures, 'store'])
    .call({ by: 'signedIn', team: 'nothing' })
})

calls('identity', () => {
  router.post('/user/:id/erasure', [privacy.PersonErasures, 'store']).call({ by: 'openConsole' })
}).where('id', router.matchers.number())
