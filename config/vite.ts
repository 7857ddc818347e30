import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  // Only the server's bundle is read here; it must not be in the public folder.
  buildDirectory: app.publicPath('../renderer'),
  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
