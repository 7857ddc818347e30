import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  buildDirectory: app.publicPath('assets'),
  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
