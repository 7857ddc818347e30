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

/** A wildcard address cannot be part of a link. */
const host = ['0.0.0.0', '::'].includes(env.get('HOST')) ? '127.0.0.1' : env.get('HOST')

/** The start of links in mails, without a trailing slash. */
export const appUrl = env.get('APP_URL')?.replace(/\/$/, '') ?? `http://${host}:${env.get('PORT')}`

/** The address at which this machine reaches itself. */
export const internalUrl = `http://${host.includes(':') ? `[${host}]` : host}:${env.get('PORT')}`

export const http = defineConfig({
  generateRequestId: true,
  // Rate limits use the client's IP, so only a known proxy may set it.
  trustProxy: env.get('TRUST_PROXY') ?? false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // Amounts and searches may contain a comma, at which the framework would make a list of them.
  qs: { parse: { comma: false } },
  // The framework would check every value for BigInt and cycles, which responses never have.
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
