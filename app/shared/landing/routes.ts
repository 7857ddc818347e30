import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { definePages } from '#start/route_groups'

const { landing } = controllers.shared

definePages('shared', () => {
  // On the domain of a business, its published tracking page is shown instead.
  router
    .get('/', [landing.LandingPage, 'render'])
    .page({ by: 'anyone', isCacheable: true, onShopDomain: true })
    .as('landing')
    .use(middleware.branded())
  router
    .get('/branded-tracking', [landing.BrandingOfferPage, 'tracking'])
    .page({ by: 'anyone', isCacheable: true })
    .as('branded_tracking')
  router
    .get('/branded-notification', [landing.BrandingOfferPage, 'notification'])
    .page({ by: 'anyone', isCacheable: true })
    .as('branded_notification')
})
