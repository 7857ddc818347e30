import { Env } from '@adonisjs/core/env'

process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3333'

export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  LOG_LEVEL: Env.schema.string.optional(),
  APP_KEY: Env.schema.secret(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  DATABASE_URL: Env.schema.string(),
  SESSION_DRIVER: Env.schema.enum.optional(['memory', 'database'] as const),
})
