import limiter from '@adonisjs/limiter/services/main'
import type User from '#identity/accounts/models/user'

/** Limits that prevent listing account names, flooding phones with SMS, and guessing codes. */
const PAYOUT_LIMITS = {
  name_enquiry: { requests: 30, duration: '1 hour' },
  bvn: { requests: 5, duration: '1 hour' },
  send_code: { requests: 15, duration: '1 hour' },
  confirm_code: { requests: 40, duration: '1 hour' },
}

/** Counts an attempt of the user. Throws E_TOO_MANY_REQUESTS. */
export async function throttlePayoutAttempt({ id }: User, name: keyof typeof PAYOUT_LIMITS) {
  await limiter.use({ ...PAYOUT_LIMITS[name] }).consume(`payout:${name}:${id}`)
}
