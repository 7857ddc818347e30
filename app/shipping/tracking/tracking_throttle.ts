import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'

/**
 * Counts a look at a tracking number, found or not, so that nobody can try them one after another.
 * Colleagues behind one address are counted apart once they have signed in. Throws
 * E_TOO_MANY_REQUESTS.
 */
export async function countTracking({ caller, request }: HttpContext) {
  const who = caller ? `user:${caller.user.id}` : `address:${request.ip()}`
  await limiter.use({ requests: 60, duration: '1 minute' }).consume(`tracking:${who}`)
}
