import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { bankOptions } from '#wallet/payouts/banks'
import { bvnNeedsAccount, isBvnVerified } from '#wallet/payouts/bvn'
import BvnReview from '#wallet/payouts/models/bvn_review'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import { mayPayOut } from '#wallet/payouts/payout_owner'
import { payoutView } from '#wallet/payouts/payout_view'
import { asksForBvn } from '#wallet/balances/settings'
import PayoutAccountTransformer from '#wallet/payouts/transformers/payout_account_transformer'

export default class PayoutAccountsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { accounts } = await payoutView(caller)
    const needsBvn = (await asksForBvn.get()) && !(await isBvnVerified(caller.user))
    const review = needsBvn ? await BvnReview.latestOf(caller.user.id) : null
    return ctx.inertia.render('wallet/payouts/payout_accounts', {
      mayLink: await mayPayOut(caller),
      needsBvn,
      bvnNeedsAccount: needsBvn && bvnNeedsAccount(),
      bvnReview: BvnReviewTransformer.transform(review)?.useVariant('forOwner'),
      accounts: PayoutAccountTransformer.transform(accounts),
      banks: ctx.inertia.defer(bankOptions, { rescue: true }),
    })
  }
}
