import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'

/**
 * Counts a question for rates, so that nobody copies the tariff by asking. Colleagues behind one
 * address are counted apart once they have signed in. Throws E_TOO_MANY_REQUESTS.
 */
export async function countRateQuote({ caller, request }: HttpContext) {
  const who = caller ? `user:${caller.user.id}` : `address:${request.ip()}`
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`rates:${who}`)
}
