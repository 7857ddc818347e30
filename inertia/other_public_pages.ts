import type { ResolvedComponent } from '@inertiajs/react'

/** Public pages that visitors rarely open first. */
export const pages = import.meta.glob<ResolvedComponent>([
  '../app/{shared,admin/developers}/**/pages/*.tsx',
  '../app/identity/{accounts,oauth,organizations,second_factor}/pages/*.tsx',
  '../app/branding/unwanted_mail/pages/*.tsx',
  '../app/shipping/addresses/pages/requested_address.tsx',
  '../app/shipping/tracking/subscriptions/pages/*.tsx',
  // The same folders contain pages behind sign-in, which are left out.
  '!../app/**/pages/{members,settings}.tsx',
])
