import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { Secret } from '@adonisjs/core/helpers'
import { keysIn } from '../bin/runtime/settings.js'

export const appKey = env.get('APP_KEY')

/** The one that signs and seals, then those before it, whose work is still good. */
export const appKeys = [
  appKey,
  ...keysIn(env.get('APP_KEY_PREVIOUS')?.release()).map((key) => new Secret(key)),
]

/** Where to listen on every address is no address that a link can lead to. */
const host = ['0.0.0.0', '::'].includes(env.get('HOST')) ? '127.0.0.1' : env.get('HOST')

/** What links in mail begin with. */
export const appUrl = env.get('APP_URL')?.replace(/\/$/, '') ?? `http://${host}:${env.get('PORT')}`

/** Where this machine reaches itself, whatever it is called from outside. */
export const internalUrl = `http://${host.includes(':') ? `[${host}]` : host}:${env.get('PORT')}`

export const http = defineConfig({
  generateRequestId: true,
  // Addresses limit who may try how often, so no visitor may name another: only a proxy that we know.
  trustProxy: env.get('TRUST_PROXY') ?? false,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // Nothing that we answer is circular or a BigInt, for which the framework's own looks at each value.
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
