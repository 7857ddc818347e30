import { isDatabaseGone } from '#shared/errors/database_gone'
import { isRedisGone } from '#shared/scale/redis/redis_gone'

/** Whether something failed because what we keep things in went away, so that it may be tried again. */
export function isStoreGone(error: unknown): boolean {
  return isDatabaseGone(error) || isRedisGone(error)
}
