import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  // Only the server's own bundle is looked for here: beside what anyone may download, not among it.
  buildDirectory: app.publicPath('../renderer'),
  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
