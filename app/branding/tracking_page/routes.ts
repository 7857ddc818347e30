import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { trackingPage } = controllers.branding

definePages('branding', () => {
  router
    .get('/tls/host', [trackingPage.CertifiedHosts, 'show'])
    .page({ by: 'anyone' })
    .as('certified_host')
})

defineCalls('branding', 'Business', () => {
  router
    .get('/shipment/:trackingNumber/brand/:subdomain/track', [trackingPage.BrandTracking, 'show'])
    .call({
      by: 'anyone',
      key: 'tracking:read',
      summary: 'Track a parcel as the business with this subdomain',
      description:
        'Its products are told to the receiver alone: who adds `k` of the link in the message.',
      optionalQuery: { k: { type: 'string', description: 'From the link in the message.' } },
    })
})

definePages('branding', () => {
  router
    .get('/base/branded-tracking', [trackingPage.TrackingSetupPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('tracking_setup')
})

defineCalls('branding', 'Business', () => {
  router
    .get('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'show'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Show what the branded tracking page displays of the business',
    })
  router
    .put('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Choose what the branded tracking page displays of the business',
      description: VERSION_DOCS,
      failures: [409],
    })
  router.get('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the products, with whether the branded tracking page shows them',
  })
  router
    .post('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'store'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Select the products of the branded tracking page; the body is a list of their ids',
      bodySchema: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100 },
      optionalQuery: { version: { type: 'integer', description: 'Of the selection, as read.' } },
      failures: [409],
    })
  router.get('/shipment/branded_tracking/theme/all', [trackingPage.TrackingThemes, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the themes of the branded tracking page, and which one is chosen',
  })
  router.put('/shipment/branded_tracking/theme', [trackingPage.TrackingThemes, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Choose titles and theme of the branded tracking page',
    description: VERSION_DOCS,
    failures: [409],
  })
  router
    .put('/shipment/branded_tracking/enable/:flag', [trackingPage.TrackingPublications, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Publish the branded tracking page (true), or stop it (false)',
    })
})
