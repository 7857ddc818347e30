import { SESSION_AGE } from '#config/session'
import { defineConfig } from '@adonisjs/shield'

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", '@nonce'],
      styleSrc: ["'self'", '@nonce'],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: process.env.DEV_MODE ? ["'self'", 'ws:'] : ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    exceptRoutes: [],
    enableXsrfCookie: true,
    cookieOptions: { maxAge: SESSION_AGE },
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '180 days' },
})
