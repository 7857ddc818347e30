import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'
import { isRedisGone } from '#shared/scale/redis/redis_gone'

export function isBackendUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isRedisGone(error)
}
