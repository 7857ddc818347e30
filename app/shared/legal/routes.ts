import router from '@adonisjs/core/services/router'
import { pages } from '#start/route_groups'

pages('shared', 'anyone', () => {
  router.on('/terms').renderInertia('shared/legal/terms', {}).as('terms')
  router.on('/privacy').renderInertia('shared/legal/privacy', {}).as('privacy')
})
