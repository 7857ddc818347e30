import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'
import { keyedHash } from '#shared/http/keyed_hash'

/**
 * So that nobody sends mail to the world in our name, or floods one person, in the name of many
 * businesses either. Counted before anything is sent, so those that come together are counted too.
 * Throws E_TOO_MANY_REQUESTS.
 */
export async function throttleInvitation({ organization }: Caller, email: string) {
  const person = keyedHash('invitations', email)
  for (const { key, requests } of [
    { key: `invitations:${organization.id}:${person}`, requests: 3 },
    { key: `invitations:${organization.id}`, requests: 50 },
    { key: `invitations:to:${person}`, requests: 10 },
  ]) {
    await limiter.use({ requests, duration: '1 hour' }).consume(key)
  }
}
