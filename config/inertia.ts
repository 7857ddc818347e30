import { defineConfig } from '@adonisjs/inertia'

/** Pages that anyone may open are complete before any script runs; the shell behind sign-in is not. */
const PUBLIC_PAGES = [
  'admin/developers',
  'admin/developers_call',
  'branding/branded_track',
  'shared/branded_notification',
  'shared/branded_tracking',
  'shared/landing',
  'shared/privacy',
  'shared/terms',
  'identity/invitation',
  'identity/sign_in',
  'identity/reset',
  'identity/choose_password',
  'identity/verify',
  'identity/logout',
  'shipping/public_rates',
  'shipping/public_track',
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
