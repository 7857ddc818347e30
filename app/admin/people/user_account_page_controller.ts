import type { HttpContext } from '@adonisjs/core/http'
import { waitingAbout } from '#identity/approvals/waiting'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { accountOf } from '#identity/people/person_account'
import AccessTokenTransformer from '#identity/sessions/transformers/access_token_transformer'
import { walletsOf } from '#wallet/balances/persons_wallets'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import { bvnText } from '#wallet/payouts/bvn'
import { bvnsForAttention } from '#wallet/payouts/bvn_reviews'
import BvnReviewTransformer from '#wallet/payouts/transformers/bvn_review_transformer'
import { paidShipmentIn } from '#wallet/transactions/paid_shipment'
import { recentTransactions } from '#wallet/transactions/transactions'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import MembershipTransformer from '#identity/organizations/transformers/membership_transformer'
import PersonTransformer from '#identity/people/person_transformer'
import { personChoices } from '#identity/people/person_choices'
import { recordIn } from '#admin/people/users_page_controller'
import { factorsForStaff } from '#identity/second_factor/factor_view'
import StaffFactorTransformer from '#identity/second_factor/staff_factor_transformer'
import { numbered } from '#shared/http/numbered'

export default class UserAccountPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { person, places, sessions } = await accountOf(ctx.params.id)
    const asked = ctx.request.qs()
    const walletId = walletIn(asked)
    const wallets = async () => {
      const theirs = WalletTransformer.transform(await walletsOf(person))
      return theirs.useVariant('forStaff')
    }
    const transactions = async () => {
      const theirs = await walletsOf(person)
      const wallet = theirs.find(({ id }) => id === walletId) ?? theirs[0]
      const rows = wallet ? await recentTransactions(wallet) : []
      return {
        walletId: wallet?.id ?? null,
        rows: numbered(rows).map((row) => new TransactionTransformer(row).toObject()),
      }
    }
    const waiting = async () => {
      const theirs = await walletsOf(person)
      const subjects = { user: [person.id], wallet: theirs.map(({ id }) => id) }
      const found = await waitingAbout(caller, subjects)
      return WaitingApprovalTransformer.transform(found)
    }
    return ctx.inertia.render('admin/people/user_account', {
      person: PersonTransformer.transform(person).useVariant('forAccount'),
      places: MembershipTransformer.transform(places),
      sessions: AccessTokenTransformer.transform(sessions),
      choices: personChoices(caller),
      ownId: caller.user.id,
      bvn: await bvnText(person),
      waiting,
      factors: StaffFactorTransformer.transform(await factorsForStaff(person)),
      bvnReviews: BvnReviewTransformer.transform(await bvnsForAttention(person.id)),
      wallets: ctx.inertia.defer(wallets, { rescue: true }),
      transactions: ctx.inertia.defer(transactions, { rescue: true, group: 'transactions' }),
      record: ctx.inertia.defer(() => recordIn(asked), { rescue: true }),
      shipment: ctx.inertia.defer(() => paidShipmentIn(caller, asked), { rescue: true }),
    })
  }
}

/** The one that is chosen; a link may name one that is not theirs, and is then as if it named none. */
function walletIn({ wallet }: Record<string, unknown>): number | undefined {
  return typeof wallet === 'string' && /^\d{1,15}$/.test(wallet) ? Number(wallet) : undefined
}
