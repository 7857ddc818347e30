import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'

const GIFT_CODE_RATE_LIMIT = { requests: 60, duration: '10 minutes' }

/**
 * Limits failed attempts to use a gift code. Counts each attempt before it runs, so that concurrent
 * ones see each other, and takes successful ones off again. Throws E_TOO_MANY_REQUESTS.
 */
export async function limitGiftCodeGuesses<T>(
  { user }: Caller,
  attempt: () => Promise<T>
): Promise<T> {
  const key = `gift_code:user:${user.id}`
  await limiter.use(GIFT_CODE_RATE_LIMIT).consume(key)
  const result = await attempt()
  await limiter.use(GIFT_CODE_RATE_LIMIT).decrement(key)
  return result
}
