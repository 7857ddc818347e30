import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { resolveBankAccount } from '#wallet/payouts/payout_accounts'
import { throttlePayoutAttempt } from '#wallet/payouts/payout_throttle'
import { nameEnquiryValidator } from '#wallet/payouts/payout_validator'

export default class NameEnquiriesController {
  async show(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    const account = await ctx.request.validateUsing(nameEnquiryValidator)
    await throttlePayoutAttempt(user, 'name_enquiry')
    return { data: await resolveBankAccount(account) }
  }
}
