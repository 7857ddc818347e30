import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'
import { isRedisGone } from '#shared/scale/redis/redis_gone'

/** Whether the database or Redis was unavailable, so that a retry may succeed. */
export function isBackendUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isRedisGone(error)
}
