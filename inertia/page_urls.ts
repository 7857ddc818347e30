import { urlFor } from '~/client'

/** URLs of modules later in the import order: only files in inertia/ may name routes of all. */
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
  shipment: (number: number) => urlFor('shipping.shipment', { number }),
  developers: urlFor('admin.developers', {}),
  returnRules: urlFor('branding.return_setup', {}),
}
