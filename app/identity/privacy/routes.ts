import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { privacy } = controllers.identity

calls('identity', 'signedIn', () => {
  router.get('/user/data_export', [privacy.DataExports, 'show'])
  router.post('/user/erasure', [privacy.Erasures, 'store'])
})

calls('identity', 'openConsole', () => {
  router.post('/user/:id/erasure', [privacy.PersonErasures, 'store'])
}).where('id', router.matchers.number())
