import { defineConfig } from '@adonisjs/inertia'

/** Pages that anyone may open, and errors, are complete before any script runs; the shell behind sign-in is not. */
const PUBLIC_PAGES = [
  'admin/developers/developers',
  'admin/developers/developers_call',
  'admin/developers/errors/error',
  'admin/developers/errors/errors',
  'admin/developers/changelog/changelog',
  'admin/developers/developers_guide',
  'admin/developers/developers_try',
  'branding/tracking_page/branded_track',
  'branding/unwanted_mail/unsubscribe',
  'shared/errors/not_found',
  'shared/errors/refused',
  'shared/errors/server_error',
  'shared/landing/branded_notification',
  'shared/landing/branded_tracking',
  'shared/landing/landing',
  'shared/legal/privacy',
  'shared/legal/terms',
  'identity/organizations/invitation',
  'identity/sessions/sign_in',
  'identity/accounts/reset',
  'identity/accounts/choose_password',
  'identity/accounts/verify',
  'identity/sessions/logout',
  'shipping/pricing/calculator/public_rates',
  'shipping/tracking/public_track',
]

export default defineConfig({
  rootView: 'inertia_layout',
  // Browsers keep the pages one has seen; signing out throws the key away.
  encryptHistory: true,
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => PUBLIC_PAGES.includes(page),
  },
})
