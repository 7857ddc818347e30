import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { calculator } = controllers.shipping.pricing

pages('shipping', 'anyone', () => {
  router.get('/rates', [calculator.PublicRatesPage, 'render']).as('public_rates')
})

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/rate', [calculator.RatePage, 'render']).as('rate')
})

calls('shipping', 'anyone', () => {
  router.post('/rate/quote', [calculator.RateQuotes, 'store'])
})
