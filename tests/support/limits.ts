import limiter from '@adonisjs/limiter/services/main'
import { GUESS_LIMITER } from '#config/limiter'
import { hasRedis } from '#config/redis'

/** Resets all rate limits: tests share one address and send more requests than one person may. */
export function forgetLimits(): Promise<void> {
  return limiter.clear(hasRedis ? ['redis', GUESS_LIMITER] : [GUESS_LIMITER])
}
