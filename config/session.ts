import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'
import { hasRedis } from '#config/redis'
import { lazySessionStore } from '#shared/scale/middleware/lazy_session_store'

/** Also the age of the CSRF cookie: a page can send calls as long as its session lives. */
export const SESSION_AGE = '12h'

export const SESSION_COOKIE = 'sendam-session'

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: false,
  age: SESSION_AGE,
  cookie: { path: '/', httpOnly: true, secure: app.inProduction, sameSite: 'lax' },
  store: env.get('SESSION_DRIVER') ?? (hasRedis ? 'redis' : 'database'),
  stores: {
    database: lazySessionStore(stores.database(), SESSION_COOKIE),
    ...(hasRedis
      ? { redis: lazySessionStore(stores.redis({ connection: 'sessions' }), SESSION_COOKIE) }
      : {}),
  },
})
