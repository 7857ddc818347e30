import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { calculator } = controllers.shipping.pricing

pages('shipping', () => {
  router
    .get('/rates', [calculator.PublicRatesPage, 'render'])
    .page({ by: 'anyone' })
    .as('public_rates')
})

pages('shipping', () => {
  router
    .get('/base/shipment/rate', [calculator.RatePage, 'render'])
    .page({ by: 'signedIn' })
    .as('rate')
})

calls('shipping', () => {
  router
    .post('/rate/quote', [calculator.RateQuotes, 'store'])
    .call({ by: 'anyone', key: 'rates:read' })
})
