/**
 * The pages that answer on the own domain of a business, by the names of their routes: those of a parcel. All others
 * lead to our own address.
 */
export const OWN_DOMAIN_PAGES: ReadonlySet<string> = new Set([
  'shared.landing',
  'shipping.public_track',
  'shipping.public_tracking',
  'shipping.receiver_tracking',
  'shipping.follow_parcel',
  'shipping.tracking_card',
  'branding.shop_product',
])
