import { hasRedis } from '#config/redis'
import { PostgresTransport } from '#shared/live/postgres_transport'
import { RedisTransport } from '#shared/live/redis_transport'

export function newTransport() {
  return hasRedis ? new RedisTransport() : new PostgresTransport()
}

export const transport = newTransport()
