import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { RATE_QUOTE_EXAMPLE } from '#shipping/pricing/api_reference_examples'
import { defineCalls, definePages } from '#start/route_groups'

const { calculator } = controllers.shipping.pricing

definePages('shipping', () => {
  router
    .get('/rates', [calculator.PublicRatesPage, 'render'])
    .page({ by: 'anyone', isCacheable: true })
    .as('public_rates')
  router
    .get('/base/shipment/rate', [calculator.RatePage, 'render'])
    .page({ by: 'signedIn' })
    .as('rate')
})

defineCalls('shipping', 'Rates', () => {
  router.post('/rate/quote', [calculator.RateQuotes, 'store']).call({
    id: 'calculateRates',
    by: 'anyone',
    scope: 'rates:read',
    summary: 'Estimate the price of a parcel',
    description:
      'Uses the rates of your organization if you are signed in. The price is not binding. For a binding price, send the whole shipment to `POST /shipment/check_rate`. `advice` lists up to three changes of weight or size that make the cheapest courier cheaper, largest saving first. Call again with the fields of `change` to get exactly that `total`.',
    example: RATE_QUOTE_EXAMPLE,
    failures: [429],
  })
})
