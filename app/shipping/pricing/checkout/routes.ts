import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { checkout } = controllers.shipping.pricing

definePages('shipping', () => {
  router
    .get('/base/developers/checkout', [checkout.CheckoutSettingsPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('checkout_settings')
})

defineCalls('shipping', 'Checkout', () => {
  router.post('/rate/checkout', [checkout.CheckoutRates, 'store']).call({
    id: 'getCheckoutRates',
    by: 'signedIn',
    team: 'nothing',
    scope: 'rates:read',
    summary: 'Get checkout rates for a cart',
    description:
      'Returns the prices of your organization plus your markup, cheapest first. `state` is a name or a code (`LA` or `NG_LA`). A city that is not in our list is priced like any other city of its state. Weights in kg and sizes in cm are for one piece. Pieces with all three sides are priced one by one. All others are priced together in your usual box. `origin` defaults to the origin in your settings. If there is no price within a second, `fallback` is true and `reason` is `no_courier`, `out_of_time` or `unavailable`. The only rate is then your fallback price, if you have set one.',
    example: {
      destination: { country: 'NG', state: 'Lagos', city: 'Ikeja' },
      items: [{ weight: 0.5, quantity: 2, length: 30, width: 20, height: 10 }],
      origin: { country: 'NG', state: 'FC', city: 'Wuse' },
    },
  })
  router.get('/checkout_settings', [checkout.CheckoutSettings, 'show']).call({
    by: 'signedIn',
    summary: 'Get your checkout settings',
    description: 'Prices are in naira, sides in cm. Null means not set.',
  })
  router.put('/checkout_settings', [checkout.CheckoutSettings, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Update your checkout settings',
    description: 'Replaces origin, box, markup and fallback price. Clears what you omit.',
    example: {
      originState: 'NG_LA',
      originCity: 'IKEJA',
      boxLength: 30,
      boxWidth: 20,
      boxHeight: 10,
      fallbackPrice: 5000,
      markupPercent: 10,
    },
  })
})
