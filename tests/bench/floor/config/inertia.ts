import { defineConfig } from '@adonisjs/inertia'

export default defineConfig({
  rootView: 'layout',
  ssr: { enabled: true, entrypoint: 'blank_page.ts' },
})
