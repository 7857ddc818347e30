import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { confirm } from '#wallet/payouts/confirmation'
import { countPayoutTry } from '#wallet/payouts/payout_limits'
import { otpValidator } from '#wallet/payouts/payout_validator'

export default class OtpVerificationsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { verificationType, ...given } = await ctx.request.validateUsing(otpValidator)
    await countPayoutTry(caller.user, 'confirm_code')
    return confirm(caller, { ...given, purpose: verificationType })
  }
}
