import type { ResolvedComponent } from '@inertiajs/react'

/** Loaded with the first page behind sign-in: the frame and the list of such pages. */
export { default } from './layouts/shell_layout'

export const pages = import.meta.glob<ResolvedComponent>([
  '../app/**/pages/*.tsx',
  // Pages outside the shell; app.tsx and other_public_pages.ts list them.
  '!../app/shared/**/pages/*.tsx',
  '!../app/admin/developers/**/pages/*.tsx',
  '!../app/identity/{oauth,sessions}/pages/*.tsx',
  '!../app/identity/{accounts,organizations,second_factor}/pages/{choose_password,reset,verify,invitation,factor_reset}.tsx',
  '!../app/branding/unwanted_mail/pages/*.tsx',
  '!../app/branding/tracking_page/pages/branded_track.tsx',
  '!../app/shipping/addresses/pages/requested_address.tsx',
  '!../app/shipping/tracking/subscriptions/pages/*.tsx',
  '!../app/**/pages/public_*.tsx',
])
