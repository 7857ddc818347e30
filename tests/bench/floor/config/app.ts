import { Secret } from '@adonisjs/core/helpers'
import { defineConfig } from '@adonisjs/core/http'

export const appKey = new Secret(process.env.APP_KEY!)

export const http = defineConfig({ generateRequestId: true, useAsyncLocalStorage: false })
