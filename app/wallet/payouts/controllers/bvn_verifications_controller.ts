import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { startBvnVerification } from '#wallet/payouts/bvn_verification'
import { sendOneTimeCode } from '#wallet/payouts/one_time_codes'
import { throttlePayoutAttempt } from '#wallet/payouts/payout_throttle'
import { bvnValidator } from '#wallet/payouts/payout_validator'

export default class BvnVerificationsController {
  async show(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    const { bvn, bankCode, accountNumber } = await ctx.request.validateUsing(bvnValidator)
    await throttlePayoutAttempt(user, 'bvn')
    const data = await startBvnVerification(
      user,
      bvn,
      bankCode && accountNumber ? { bankCode, accountNumber } : null
    )
    await sendOneTimeCode(user, data.ref)
    return { message: 'We have sent you a code to confirm your BVN.', data }
  }
}
