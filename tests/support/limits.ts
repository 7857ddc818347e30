import limiter from '@adonisjs/limiter/services/main'
import { GUESS_LIMITER } from '#config/limiter'
import { hasRedis } from '#config/redis'

/** Begins all limits anew: tests come from one address, and ask more than one person may. */
export function forgetLimits(): Promise<void> {
  return limiter.clear(hasRedis ? ['redis', GUESS_LIMITER] : [GUESS_LIMITER])
}
