import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { nameEnquiry } from '#wallet/payouts/payout_accounts'
import { countPayoutTry } from '#wallet/payouts/payout_limits'
import { nameEnquiryValidator } from '#wallet/payouts/payout_validator'

export default class NameEnquiriesController {
  async show(ctx: HttpContext) {
    const { user } = callerOf(ctx)
    const account = await ctx.request.validateUsing(nameEnquiryValidator)
    await countPayoutTry(user, 'name_enquiry')
    return { data: await nameEnquiry(account) }
  }
}
