import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

/** There is nothing to build: its manifest leads to the source of the one page. */
export default defineConfig({ buildDirectory: app.makePath('renderer') })
