import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { findPersonAccount } from '#identity/people/person_account'
import AccessTokenTransformer from '#identity/sessions/transformers/access_token_transformer'
import { listUserWallets } from '#wallet/balances/user_wallets'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import { bvnStatusText } from '#wallet/payouts/bvn_verification'
import { listOpenBvnReviews } from '#wallet/payouts/bvn_reviews'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import { loadPaidShipment } from '#wallet/transactions/load_paid_shipment'
import { listRecentTransactions } from '#wallet/transactions/load_transactions'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import MembershipTransformer from '#identity/organizations/transformers/membership_transformer'
import PersonTransformer from '#identity/people/person_transformer'
import { listPersonChoices } from '#identity/people/person_choices'
import { loadEditedUser } from '#admin/people/users_page_controller'
import { readFactorsForStaff } from '#identity/second_factor/factor_view'
import StaffFactorTransformer from '#identity/second_factor/staff_factor_transformer'
import { withIndexes } from '#shared/http/indexed_rows'

export default class UserAccountPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { person, memberships, sessions } = await findPersonAccount(ctx.params.id)
    const query = ctx.request.qs()
    const walletId = readWalletId(query)
    const wallets = async () => {
      const userWallets = WalletTransformer.transform(await listUserWallets(person))
      return userWallets.useVariant('forStaff')
    }
    const transactions = async () => {
      const userWallets = await listUserWallets(person)
      const wallet = userWallets.find(({ id }) => id === walletId) ?? userWallets[0]
      const rows = wallet ? await listRecentTransactions(wallet) : []
      return {
        walletId: wallet?.id ?? null,
        rows: withIndexes(rows).map((row) => new TransactionTransformer(row).toObject()),
      }
    }
    const waiting = async () => {
      const userWallets = await listUserWallets(person)
      const subjects = { user: [person.id], wallet: userWallets.map(({ id }) => id) }
      const found = await listPendingApprovals(caller, subjects)
      return WaitingApprovalTransformer.transform(found)
    }
    return ctx.inertia.render('admin/people/user_account', {
      person: PersonTransformer.transform(person).useVariant('forAccount'),
      places: MembershipTransformer.transform(memberships),
      sessions: AccessTokenTransformer.transform(sessions),
      choices: listPersonChoices(caller),
      ownId: caller.user.id,
      bvn: await bvnStatusText(person),
      waiting,
      factors: StaffFactorTransformer.transform(await readFactorsForStaff(person)),
      bvnReviews: BvnReviewTransformer.transform(await listOpenBvnReviews(person.id)),
      wallets: ctx.inertia.defer(wallets, { rescue: true }),
      transactions: ctx.inertia.defer(transactions, { rescue: true, group: 'transactions' }),
      record: ctx.inertia.defer(() => loadEditedUser(query), { rescue: true }),
      shipment: ctx.inertia.defer(() => loadPaidShipment(caller, query), { rescue: true }),
    })
  }
}

/** Reads the wallet id from the query. The page ignores wallets of other people. */
function readWalletId({ wallet }: Record<string, unknown>): number | undefined {
  return typeof wallet === 'string' && /^\d{1,15}$/.test(wallet) ? Number(wallet) : undefined
}
