import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { trackingPage } = controllers.branding

pages('branding', () => {
  router
    .get('/tls/host', [trackingPage.CertifiedHosts, 'show'])
    .page({ by: 'anyone' })
    .as('certified_host')
})

calls('branding', () => {
  router
    .get('/shipment/:trackingNumber/brand/:subdomain/track', [trackingPage.BrandTracking, 'show'])
    .call({ by: 'anyone', key: 'tracking:read' })
})

pages('branding', () => {
  router
    .get('/base/branded-tracking', [trackingPage.TrackingSetupPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('tracking_setup')
})

calls('branding', () => {
  router
    .get('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .get('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .post('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'store'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .get('/shipment/branded_tracking/theme/all', [trackingPage.TrackingThemes, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/shipment/branded_tracking/theme', [trackingPage.TrackingThemes, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .put('/shipment/branded_tracking/enable/:flag', [trackingPage.TrackingPublications, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
})
