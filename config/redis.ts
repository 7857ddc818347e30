import { defineConfig } from '@adonisjs/redis'
import type { InferConnections } from '@adonisjs/redis/types'
import { redisSettings } from '#shared/scale/redis/redis_settings'

const address = redisSettings(process.env)

/** Whether there is one: PostgreSQL does all of it otherwise. */
export const hasRedis = address !== null

/** A Redis that is away is noticed soon and tried again for ever: a connection that gave up would stay dead. */
const options = {
  ...(address ?? { host: '127.0.0.1', port: 6379 }),
  connectTimeout: 1_000,
  commandTimeout: 1_000,
  maxRetriesPerRequest: 1,
  retryStrategy: () => 250,
}

const redisConfig = defineConfig({
  connection: 'main',
  connections: {
    main: options,
    sessions: { ...options, keyPrefix: 'session:' },
  },
})

export default redisConfig

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redisConfig> {}
}
