import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { startAccountLink, unlinkAccount } from '#wallet/payouts/payout_accounts'
import { throttlePayoutAttempt } from '#wallet/payouts/payout_throttle'
import { loadPayoutView } from '#wallet/payouts/load_payout_view'
import PayoutAccountTransformer from '#wallet/payouts/transformers/payout_account_transformer'
import { nameEnquiryValidator } from '#wallet/payouts/payout_validator'

export default class PayoutAccountsController {
  async index(ctx: HttpContext) {
    const { accounts } = await loadPayoutView(callerOf(ctx))
    return ctx.serialize(PayoutAccountTransformer.transform(accounts))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(nameEnquiryValidator)
    await throttlePayoutAttempt(caller.user, 'name_enquiry')
    const { ref, account } = await startAccountLink(caller, given)
    const message = 'Please confirm the account with the code that we send you.'
    return { message, data: { ref, ...account } }
  }

  async destroy(ctx: HttpContext) {
    const { bankName, shortNumber } = await unlinkAccount(callerOf(ctx), ctx.params.id)
    return { message: `${bankName} ${shortNumber} is no longer linked.` }
  }
}
