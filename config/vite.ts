import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  // This folder has only the server bundle. In the public folder, anybody could download it.
  buildDirectory: app.publicPath('../renderer'),
  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
