import limiter from '@adonisjs/limiter/services/main'
import { GUESSES } from '#config/limiter'
import { hasRedis } from '#config/redis'

/** Begins all limits anew: tests come from one address, and ask more than one person may. */
export function forgetLimits(): Promise<void> {
  return limiter.clear(hasRedis ? ['redis', GUESSES] : [GUESSES])
}
