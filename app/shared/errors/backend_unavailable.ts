import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'
import { isRedisGone } from '#shared/scale/redis/redis_gone'

export function isBackendUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isRedisGone(error) || isDeadlockVictim(error)
}

/** PostgreSQL has undone this transaction in favour of another. A retry meets nobody. */
function isDeadlockVictim(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}
