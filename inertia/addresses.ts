import { urlFor } from '~/client'

/** Where pages of one module lead to that belongs to a later one: only the shell may name any route. */
export const addresses = {
  signUp: urlFor('identity.register', {}),
  signIn: urlFor('identity.sign_in', {}),
  /** The page that one's view opens with. */
  home: urlFor('home', {}),
  /** The home of somebody who has just got their account. */
  firstHome: urlFor('shipping.home', {}, { qs: { newAccount: 1 } }),
  booking: urlFor('shipping.book', {}),
  rates: urlFor('shipping.public_rates', {}),
  tracking: urlFor('shipping.public_track', {}),
  business: urlFor('branding.business', {}),
  products: urlFor('branding.products', {}),
  purchaseApprovals: urlFor('shipping.purchase_approvals', {}),
  shipment: (number: number) => urlFor('shipping.shipment', { number }),
  developers: urlFor('admin.developers', {}),
  returnRules: urlFor('branding.return_setup', {}),
  checkoutRates: urlFor('shipping.checkout_settings', {}),
}
