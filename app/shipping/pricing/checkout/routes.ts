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
    by: 'signedIn',
    team: 'nothing',
    key: 'rates:read',
    summary: 'Ask for the rates of a cart',
    description:
      'The prices of your organization with your markup, cheapest first. `state` is a name or a code, `LA` as well as `NG_LA`; a city that we do not list counts as any city of its state. Weights are kg and sizes cm of one piece: pieces with all three sides are priced one by one, all others together in your usual box. Without `origin` it is the place that you have set. Where there is no price within a second, `fallback` is true, `reason` says why (`no_courier`, `out_of_time` or `unavailable`), and the only rate is your fallback price, if you have set one.',
    example: {
      destination: { country: 'NG', state: 'Lagos', city: 'Ikeja' },
      items: [{ weight: 0.5, quantity: 2, length: 30, width: 20, height: 10 }],
      origin: { country: 'NG', state: 'FC', city: 'Wuse' },
    },
  })
  router.get('/checkout_settings', [checkout.CheckoutSettings, 'show']).call({
    by: 'signedIn',
    summary: 'Read what you have set for your checkout',
    description: 'Prices in naira, sides in cm. What is not set is null.',
  })
  router.put('/checkout_settings', [checkout.CheckoutSettings, 'update']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Set where you send from, your box, your markup and your fallback price',
    description: 'All of them at once: what is left out is taken away.',
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
