import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { trackingPage } = controllers.branding

pages('branding', 'anyone', () => {
  router.get('/tls/host', [trackingPage.CertifiedHosts, 'show']).as('certified_host')
})

calls('branding', 'anyone', () => {
  router.get('/shipment/:trackingNumber/brand/:subdomain/track', [
    trackingPage.BrandTracking,
    'show',
  ])
})

pages('branding', 'signedIn', () => {
  router
    .get('/base/branded-tracking', [trackingPage.TrackingSetupPage, 'render'])
    .as('tracking_setup')
})

calls('branding', 'signedIn', () => {
  router.get('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'show'])
  router.put('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'update'])
  router.get('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'index'])
  router.post('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'store'])
  router.get('/shipment/branded_tracking/theme/all', [trackingPage.TrackingThemes, 'index'])
  router.put('/shipment/branded_tracking/theme', [trackingPage.TrackingThemes, 'update'])
  router.put('/shipment/branded_tracking/enable/:flag', [
    trackingPage.TrackingPublications,
    'update',
  ])
})
