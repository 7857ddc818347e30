import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'
import { isRedisGone } from '#shared/scale/redis/redis_gone'

/** Whether something failed because what we keep things in went away, so that it may be tried again. */
export function isBackendUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isRedisGone(error)
}
