import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listBankOptions } from '#wallet/payouts/bank_options'
import { bvnNeedsAccount, isBvnVerified } from '#wallet/payouts/bvn_verification'
import BvnReview from '#wallet/payouts/models/bvn_review'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import { canWithdraw } from '#wallet/payouts/payout_owner'
import { loadPayoutView } from '#wallet/payouts/load_payout_view'
import { isBvnRequired } from '#wallet/balances/wallet_settings'
import PayoutAccountTransformer from '#wallet/payouts/transformers/payout_account_transformer'

export default class PayoutAccountsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { accounts } = await loadPayoutView(caller)
    const needsBvn = (await isBvnRequired.get()) && !(await isBvnVerified(caller.user))
    const review = needsBvn ? await BvnReview.latestOf(caller.user.id) : null
    return ctx.inertia.render('wallet/payouts/payout_accounts', {
      mayLink: await canWithdraw(caller),
      needsBvn,
      bvnNeedsAccount: needsBvn && bvnNeedsAccount(),
      bvnReview: BvnReviewTransformer.transform(review)?.useVariant('forOwner'),
      accounts: PayoutAccountTransformer.transform(accounts),
      banks: ctx.inertia.defer(listBankOptions, { rescue: true }),
    })
  }
}
