import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { search } = controllers.identity

calls('identity', 'signedIn', () => {
  router.get('/search', [search.Searches, 'index'])
})
