import limiter from '@adonisjs/limiter/services/main'
import type { Caller } from '#identity/sessions/caller'

/** Limits calls that create a payment or open its card page. Throws E_TOO_MANY_REQUESTS. */
export async function throttlePaymentStart({ user }: Caller) {
  await limiter.use({ requests: 30, duration: '1 minute' }).consume(`payments:user:${user.id}`)
}

/** Limits checks of payments, because each calls the provider. Throws E_TOO_MANY_REQUESTS. */
export async function throttlePaymentCheck({ user }: Caller) {
  await limiter
    .use({ requests: 60, duration: '1 minute' })
    .consume(`payment_checks:user:${user.id}`)
}
