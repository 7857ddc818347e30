import type { ResolvedComponent } from '@inertiajs/react'

/** Public pages that visitors rarely open first. */
const publicPages = import.meta.glob<ResolvedComponent>([
  '../app/{shared,admin/developers}/**/pages/*.tsx',
  '../app/identity/{accounts,oauth,organizations,second_factor}/pages/*.tsx',
  '../app/branding/unwanted_mail/pages/*.tsx',
  '../app/shipping/addresses/pages/requested_address.tsx',
  '../app/shipping/tracking/subscriptions/pages/*.tsx',
  // The same folders contain pages behind sign-in, which are left out.
  '!../app/**/pages/{members,settings}.tsx',
  '!../app/shared/gallery/**',
])

/** The gallery of components; no build has it. */
const devPages = import.meta.hot
  ? import.meta.glob<ResolvedComponent>('../app/shared/gallery/pages/*.tsx')
  : {}

export const pages = { ...publicPages, ...devPages }
