import { defineConfig } from '@adonisjs/inertia'

export default defineConfig({
  rootView: 'inertia_layout',
  // Browsers keep the pages one has seen; signing out throws the key away.
  encryptHistory: true,
  // Every page, the shell included, is there to be read before its scripts are.
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx' },
})
