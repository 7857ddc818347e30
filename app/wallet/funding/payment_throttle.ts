import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'

/** A payment is a row here and a page at the provider's. Throws E_TOO_MANY_REQUESTS. */
export async function throttlePaymentStart({ user }: Caller) {
  await limiter.use({ requests: 30, duration: '1 minute' }).consume(`payments:user:${user.id}`)
}

/** Asking for the state is a question to the provider. Throws E_TOO_MANY_REQUESTS. */
export async function throttlePaymentCheck({ user }: Caller) {
  await limiter
    .use({ requests: 60, duration: '1 minute' })
    .consume(`payment_checks:user:${user.id}`)
}
