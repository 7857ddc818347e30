import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'

/** Limits checks, which query other people's DNS servers. Throws E_TOO_MANY_REQUESTS. */
export async function throttleDomainCheck({ organization }: Caller) {
  await limiter.use({ requests: 20, duration: '10 minutes' }).consume(`domains:${organization.id}`)
}
