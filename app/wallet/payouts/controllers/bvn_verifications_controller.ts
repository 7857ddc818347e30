import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { beginBvn } from '#wallet/payouts/bvn'
import { sendCode } from '#wallet/payouts/one_time_codes'
import { countPayoutTry } from '#wallet/payouts/payout_limits'
import { bvnValidator } from '#wallet/payouts/payout_validator'

export default class BvnVerificationsController {
  async show(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    const { bvn, bankCode, accountNumber } = await ctx.request.validateUsing(bvnValidator)
    await countPayoutTry(user, 'bvn')
    const data = await beginBvn(
      user,
      bvn,
      bankCode && accountNumber ? { bankCode, accountNumber } : null
    )
    await sendCode(user, data.ref)
    return { message: 'We have sent you a code to confirm your BVN.', data }
  }
}
