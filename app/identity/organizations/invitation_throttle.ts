import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'
import { keyedHash } from '#shared/http/keyed_hash'

/**
 * Limits invitations by business and recipient, so that nobody can spam through us. Counts before
 * sending, so that concurrent requests count too. Throws E_TOO_MANY_REQUESTS.
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
