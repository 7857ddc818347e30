import type { HttpContext } from '@adonisjs/core/http'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { dayText } from '#shared/time/lagos_time'
import { numbered } from '#shared/http/numbered'
import { formatKobo, naira } from '#shared/money/rules/money'
import { balanceToDraw } from '#wallet/balances/balance_history'
import { expiringIn } from '#wallet/balances/cash_back'
import Wallet from '#wallet/balances/wallet'
import BalanceDayTransformer from '#wallet/balances/transformers/balance_day_transformer'
import { inflowForPage } from '#wallet/funding/inflow'
import { hasPaymentProvider } from '#wallet/providers/providers'
import { recentTransactions } from '#wallet/transactions/transactions'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

/** Movements that the page shows; the others have a page of their own. */
const LAST = 5

export default class BalancePageController {
  render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const hasAccount = hasPaymentProvider() && !caller.isTest
    const balances = async () =>
      WalletTransformer.transform(await Wallet.of(caller)).useVariant('forBalancePage')
    return ctx.inertia.render('wallet/balances/balance', {
      balances: ctx.inertia.defer(balances, { rescue: true }),
      movements: ctx.inertia.defer(() => movementsOf(caller), {
        rescue: true,
      }),
      inflow: ctx.inertia.defer(() => (hasAccount ? inflowForPage(caller) : null), {
        rescue: true,
      }),
      history: ctx.inertia.defer(() => historyOf(caller), { rescue: true }),
      alert: ctx.inertia.defer(async () => alertOf(await Wallet.of(caller)), { rescue: true }),
      notes: ctx.inertia.defer(async () => notesOn(await Wallet.of(caller)), { rescue: true }),
    })
  }
}

/** In naira. */
function alertOf({ lowBalanceKobo }: Wallet) {
  return { amount: lowBalanceKobo === null ? null : naira(lowBalanceKobo) }
}

async function historyOf(caller: Caller) {
  const wallet = await Wallet.of(caller)
  const days = await readFromReplica(caller, () => balanceToDraw(wallet.account('cash').id))
  return days && BalanceDayTransformer.transform(days)
}

async function movementsOf(caller: Caller) {
  const wallet = await Wallet.of(caller)
  const rows = await readFromReplica(caller, () => recentTransactions(wallet, LAST))
  return TransactionTransformer.transform(numbered(rows))
}

/** What the two figures do not say: what of them will expire, and how far cash may fall. */
async function notesOn(wallet: Wallet): Promise<string[]> {
  const expiring = await expiringIn(wallet)
  const notes = expiring.map(({ remainingKobo, expiresAt }) => {
    const day = dayText(expiresAt.setZone('Africa/Lagos'))
    return `${formatKobo(remainingKobo)} expires on ${day}`
  })
  const { creditLimitKobo } = wallet
  return creditLimitKobo > 0 ? [`Credit limit: ${formatKobo(creditLimitKobo)}`, ...notes] : notes
}
