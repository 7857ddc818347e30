import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { confirmPayoutCode } from '#wallet/payouts/confirm_payout_code'
import { throttlePayoutAttempt } from '#wallet/payouts/payout_throttle'
import { otpValidator } from '#wallet/payouts/payout_validator'

export default class OtpVerificationsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { verificationType, ...given } = await ctx.request.validateUsing(otpValidator)
    await throttlePayoutAttempt(caller.user, 'confirm_code')
    return confirmPayoutCode(caller, { ...given, purpose: verificationType })
  }
}
