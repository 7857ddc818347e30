import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { callerOf } from '#identity/sessions/caller'

/** A payment is a row here and a page at the provider's. Throws E_TOO_MANY_REQUESTS. */
export async function countPaymentStart(ctx: HttpContext) {
  const { user } = callerOf(ctx)
  await limiter.use({ requests: 30, duration: '1 minute' }).consume(`payments:user:${user.id}`)
}

/** Asking for the state is a question to the provider. Throws E_TOO_MANY_REQUESTS. */
export async function countPaymentCheck(ctx: HttpContext) {
  const { user } = callerOf(ctx)
  await limiter
    .use({ requests: 60, duration: '1 minute' })
    .consume(`payment_checks:user:${user.id}`)
}
