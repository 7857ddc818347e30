import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

pages('identity', () => {
  router.get('/live', [controllers.identity.live.Live, 'show']).page({ by: 'anyone' }).as('live')
})
