import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

definePages('identity', () => {
  router.get('/live', [controllers.identity.live.Live, 'show']).page({ by: 'anyone' }).as('live')
})
