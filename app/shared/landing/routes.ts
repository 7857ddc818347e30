import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { landing } = controllers.shared

pages('shared', 'anyone', () => {
  router.get('/', [landing.LandingPage, 'render']).as('landing')
  router
    .on('/branded-tracking')
    .renderInertia('shared/landing/branded_tracking', {})
    .as('branded_tracking')
  router
    .on('/branded-notification')
    .renderInertia('shared/landing/branded_notification', {})
    .as('branded_notification')
})
