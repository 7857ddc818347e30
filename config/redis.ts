import { defineConfig } from '@adonisjs/redis'
import type { InferConnections } from '@adonisjs/redis/types'
import { redisSettings } from '#shared/scale/redis/redis_settings'

const address = redisSettings(process.env)

export const hasRedis = address !== null

/** Commands fail after a second, but the client reconnects forever: else it would stay dead. */
const options = {
  ...(address ?? { host: '127.0.0.1', port: 6379 }),
  connectTimeout: 1_000,
  commandTimeout: 1_000,
  maxRetriesPerRequest: 1,
  retryStrategy: () => 250,
  // A master that a failover made a replica: find the new one.
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
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
