import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'

/** So that nobody sends mail to the world in our name. Throws E_TOO_MANY_REQUESTS. */
export async function countInvitation({ organization }: Caller) {
  await limiter.use({ requests: 50, duration: '1 hour' }).consume(`invitations:${organization.id}`)
}
