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
      id: 'trackBrandedShipment',
      by: 'anyone',
      scope: 'tracking:read',
      summary: 'Track a parcel on the page of a business',
      description:
        'Shows the products of the shipment only to the receiver, who sends `k` from the link in our message.',
      optionalQuery: { k: { type: 'string', description: 'From the link in our message.' } },
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
      summary: 'Get the display settings of the branded tracking page',
    })
  router
    .put('/shipment/branded_tracking/preferences', [trackingPage.TrackingPreferences, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Update the display settings of the branded tracking page',
      description: VERSION_DOCS,
      failures: [409],
    })
  router.get('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List products and whether the branded tracking page shows them',
  })
  router
    .post('/shipment/branded_tracking/products', [trackingPage.TrackingProducts, 'store'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Set the products on the branded tracking page',
      description: 'Takes a list of product ids.',
      bodySchema: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100 },
      optionalQuery: {
        version: {
          type: 'integer',
          description:
            'The version of the selection that you last read. The call returns 409 if the selection has changed since.',
        },
      },
      failures: [409],
    })
  router.get('/shipment/branded_tracking/theme/all', [trackingPage.TrackingThemes, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the themes of the branded tracking page and the current one',
  })
  router.put('/shipment/branded_tracking/theme', [trackingPage.TrackingThemes, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Update the titles and theme of the branded tracking page',
    description: VERSION_DOCS,
    failures: [409],
  })
  router
    .put('/shipment/branded_tracking/enable/:flag', [trackingPage.TrackingPublications, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Publish or unpublish the branded tracking page',
    })
})
