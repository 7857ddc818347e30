import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { checkout } = controllers.shipping.pricing

pages('shipping', () => {
  router
    .get('/base/developers/checkout', [checkout.CheckoutSettingsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('checkout_settings')
})

calls('shipping', () => {
  router
    .post('/rate/checkout', [checkout.CheckoutRates, 'store'])
    .call({ by: 'signedIn', team: 'nothing', key: 'rates:read' })
  router.get('/checkout_settings', [checkout.CheckoutSettings, 'show']).call({ by: 'signedIn' })
  router
    .put('/checkout_settings', [checkout.CheckoutSettings, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
})
