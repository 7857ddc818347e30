import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { searched } from '#shared/audit/shown'
import { calls } from '#start/route_groups'

const { search } = controllers.identity

calls('identity', () => {
  router.get('/search', [search.Searches, 'index']).call({ by: 'signedIn', shows: searched })
})
