import { hasRedis } from '#config/redis'
import { PostgresTransport } from '#shared/live/postgres_transport'
import { RedisTransport } from '#shared/live/redis_transport'

/** Carries live updates between processes, through Redis if configured, else PostgreSQL. */
export function newTransport() {
  return hasRedis ? new RedisTransport() : new PostgresTransport()
}

export const transport = newTransport()
