import { urlFor } from '~/client'

/** URLs of later modules for pages of earlier ones: only the shell may name any route. */
export const pageUrls = {
  signUp: urlFor('identity.register', {}),
  signIn: urlFor('identity.sign_in', {}),
  home: urlFor('home', {}),
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
