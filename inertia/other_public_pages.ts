import type { ResolvedComponent } from '@inertiajs/react'

/** Where the other pages are that need no sign-in. Who comes for the first of them waits for this list. */
export const pages = import.meta.glob<ResolvedComponent>([
  '../app/{shared,admin/developers}/**/pages/*.tsx',
  '../app/identity/{accounts,oauth,organizations,second_factor}/pages/*.tsx',
  '../app/branding/unwanted_mail/pages/*.tsx',
  '../app/shipping/addresses/pages/asked_address.tsx',
  '../app/shipping/tracking/followers/pages/*.tsx',
  // Behind sign-in, though they live in one of those rooms.
  '!../app/**/pages/{members,settings}.tsx',
])
