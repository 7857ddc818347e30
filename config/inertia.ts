import { defineConfig } from '@adonisjs/inertia'

export default defineConfig({
  rootView: 'inertia_layout',
  // Browsers keep visited pages; sign-out discards their key.
  encryptHistory: true,
  // Renders every page on the server, so that it is readable before its scripts load.
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
})
