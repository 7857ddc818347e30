import limiter from '@adonisjs/limiter/services/main'
import type User from '#identity/accounts/models/user'

/** So that nobody learns names by trying numbers, floods a phone, or guesses codes ref after ref. */
const PAYOUT_LIMITS = {
  name_enquiry: { requests: 30, duration: '1 hour' },
  bvn: { requests: 5, duration: '1 hour' },
  send_code: { requests: 15, duration: '1 hour' },
  confirm_code: { requests: 40, duration: '1 hour' },
}

/** Counts a try. Throws E_TOO_MANY_REQUESTS, which says when there may be another. */
export async function throttlePayoutAttempt({ id }: User, name: keyof typeof PAYOUT_LIMITS) {
  await limiter.use({ ...PAYOUT_LIMITS[name] }).consume(`payout:${name}:${id}`)
}
