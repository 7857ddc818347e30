import type { ResolvedComponent } from '@inertiajs/react'

/** What comes with the first page behind sign-in: its frame, and where such pages are. Strangers carry neither. */
export { default } from './layouts/shell_layout'

export const pages = import.meta.glob<ResolvedComponent>([
  '../app/**/pages/*.tsx',
  // Which stand in no shell; app.tsx and other_public_pages.ts know them.
  '!../app/shared/**/pages/*.tsx',
  '!../app/admin/developers/**/pages/*.tsx',
  '!../app/identity/{oauth,sessions}/pages/*.tsx',
  '!../app/identity/{accounts,organizations,second_factor}/pages/{choose_password,reset,verify,invitation,factor_reset}.tsx',
  '!../app/branding/unwanted_mail/pages/*.tsx',
  '!../app/branding/tracking_page/pages/branded_track.tsx',
  '!../app/shipping/addresses/pages/asked_address.tsx',
  '!../app/shipping/tracking/followers/pages/*.tsx',
  '!../app/**/pages/public_*.tsx',
])
