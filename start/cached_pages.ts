/** Pages that are identical for all visitors: they depend on no person, parcel or time. */
export const CACHED_PAGES: ReadonlySet<string> = new Set([
  'shared.landing',
  'shared.branded_tracking',
  'shared.branded_notification',
  'shared.terms',
  'shared.privacy',
  'shipping.public_rates',
  'shipping.public_track',
  'admin.developers',
  'admin.developers.errors',
  'admin.developers.error',
  'admin.developers.changelog',
  'admin.developers.try_it',
  'admin.developers.call',
  'admin.developers.guide',
])
