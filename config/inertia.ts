import { defineConfig } from '@adonisjs/inertia'

/** Pages that anyone may open are complete before any script runs; the shell behind sign-in is not. */
const PUBLIC_PAGES = ['shared/landing', 'identity/sign_in']

export default defineConfig({
  rootView: 'inertia_layout',
  ssr: {
    enabled: true,
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => PUBLIC_PAGES.includes(page),
  },
})
