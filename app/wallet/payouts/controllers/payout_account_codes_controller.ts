import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendOneTimeCode } from '#wallet/payouts/one_time_codes'
import { throttlePayoutAttempt } from '#wallet/payouts/payout_throttle'
import { codeRefValidator } from '#wallet/payouts/payout_validator'

const SENT = 'We have sent you a code. Please check your phone and your e-mail.'

export default class PayoutAccountCodesController {
  async show(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    const { ref } = await ctx.request.validateUsing(codeRefValidator)
    await throttlePayoutAttempt(user, 'send_code')
    await sendOneTimeCode(user, ref)
    return { message: SENT }
  }

  async store(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    const { ref } = await ctx.request.validateUsing(codeRefValidator)
    await throttlePayoutAttempt(user, 'send_code')
    await sendOneTimeCode(user, ref)
    return { message: SENT }
  }
}
