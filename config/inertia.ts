import { defineConfig } from '@adonisjs/inertia'

export default defineConfig({
  rootView: 'inertia_layout',
  // Visited pages in the browser's history are encrypted; sign-out discards the key.
  encryptHistory: true,
  // Renders every page on the server, so that it is readable before its scripts load.
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
})
