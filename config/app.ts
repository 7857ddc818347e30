import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { Secret } from '@adonisjs/core/helpers'
import { keysIn } from '../bin/runtime/settings.js'

export const appKey = env.get('APP_KEY')

/** The current key signs and encrypts; former ones still verify and decrypt. */
export const appKeys = [
  appKey,
  ...keysIn(env.get('APP_KEY_PREVIOUS')?.release()).map((key) => new Secret(key)),
]

/** 0.0.0.0 and :: listen on all addresses, but a link needs a single one. */
const host = ['0.0.0.0', '::'].includes(env.get('HOST')) ? '127.0.0.1' : env.get('HOST')

/** The start of links in mails, without a trailing slash. */
export const appUrl = env.get('APP_URL')?.replace(/\/$/, '') ?? `http://${host}:${env.get('PORT')}`

/** The address at which the application calls itself. */
export const internalUrl = `http://${host.includes(':') ? `[${host}]` : host}:${env.get('PORT')}`

export const http = defineConfig({
  generateRequestId: true,
  // Rate limits use the client's IP, so only a known proxy may set it.
  trustProxy: env.get('TRUST_PROXY') ?? false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // By default, the framework splits values at commas, which amounts and searches may contain.
  qs: { parse: { comma: false } },
  // Faster than the default, which searches every response for BigInt and cycles.
  serializeJSON: (value: unknown) => JSON.stringify(value),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: app.inProduction,
    sameSite: 'lax',
  },
})
