import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

/** Nothing is built: the manifest points to the source of the one page. */
export default defineConfig({ buildDirectory: app.makePath('renderer') })
