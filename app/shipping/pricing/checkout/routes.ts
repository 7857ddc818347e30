import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { checkout } = controllers.shipping.pricing

pages('shipping', 'signedIn', () => {
  router
    .get('/base/developers/checkout', [checkout.CheckoutSettingsPage, 'render'])
    .as('checkout_settings')
})

calls('shipping', 'signedIn', () => {
  router.post('/rate/checkout', [checkout.CheckoutRates, 'store'])
  router.get('/checkout_settings', [checkout.CheckoutSettings, 'show'])
  router.put('/checkout_settings', [checkout.CheckoutSettings, 'update'])
})
