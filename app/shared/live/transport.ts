import { hasRedis } from '#config/redis'
import { PostgresTransport } from '#shared/live/postgres_transport'
import { RedisTransport } from '#shared/live/redis_transport'

/** How processes tell each other what pages are to read again: through Redis where there is one. */
export function newTransport() {
  return hasRedis ? new RedisTransport() : new PostgresTransport()
}

export const transport = newTransport()
