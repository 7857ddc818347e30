import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const BrandTrackingController = () =>
  import('#branding/tracking_page/controllers/brand_tracking_controller')
const TrackingPreferencesController = () =>
  import('#branding/tracking_page/controllers/tracking_preferences_controller')
const TrackingProductsController = () =>
  import('#branding/tracking_page/controllers/tracking_products_controller')
const TrackingPublicationsController = () =>
  import('#branding/tracking_page/controllers/tracking_publications_controller')
const TrackingSetupPageController = () =>
  import('#branding/tracking_page/controllers/tracking_setup_page_controller')
const TrackingThemesController = () =>
  import('#branding/tracking_page/controllers/tracking_themes_controller')

router
  .get('/api/v1/shipment/:trackingNumber/brand/:subdomain/track', [BrandTrackingController, 'show'])
  .as('api.branding.brand_tracking.show')

router
  .group(() => {
    router
      .get('/base/branded-tracking', [TrackingSetupPageController, 'render'])
      .as('tracking_setup')
  })
  .use(middleware.signedIn())
  .as('branding')

// How the tracking page of a business looks, and whether receivers see it.
router
  .group(() => {
    router
      .get('/preferences', [TrackingPreferencesController, 'show'])
      .as('tracking_preferences.show')
    router
      .put('/preferences', [TrackingPreferencesController, 'update'])
      .as('tracking_preferences.update')
    router.get('/products', [TrackingProductsController, 'index']).as('tracking_products.index')
    router.post('/products', [TrackingProductsController, 'store']).as('tracking_products.store')
    router.get('/theme/all', [TrackingThemesController, 'index']).as('tracking_themes.index')
    router.put('/theme', [TrackingThemesController, 'update']).as('tracking_themes.update')
    router
      .put('/enable/:flag', [TrackingPublicationsController, 'update'])
      .as('tracking_publications.update')
  })
  .use(middleware.signedIn())
  .prefix('/api/v1/shipment/branded_tracking')
  .as('api.branding')
