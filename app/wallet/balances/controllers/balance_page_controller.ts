import type { HttpContext } from '@adonisjs/core/http'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { withIndexes } from '#shared/http/indexed_rows'
import { formatKobo, naira } from '#shared/money/rules/money'
import { loadBalanceHistory } from '#wallet/balances/load_balance_history'
import { listExpiringCashBack } from '#wallet/balances/cash_back'
import Wallet from '#wallet/balances/wallet'
import BalanceDayTransformer from '#wallet/balances/transformers/balance_day_transformer'
import { loadFundingAccountProps } from '#wallet/funding/load_funding_account'
import { hasPaymentProvider } from '#wallet/providers/provider_registry'
import { listRecentTransactions } from '#wallet/transactions/load_transactions'
import TransactionTransformer from '#wallet/transactions/transformers/transaction_transformer'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

const RECENT_TRANSACTIONS = 5

export default class BalancePageController {
  render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const hasAccount = hasPaymentProvider() && !caller.isTest
    const balances = async () =>
      WalletTransformer.transform(await Wallet.of(caller)).useVariant('forBalancePage')
    return ctx.inertia.render('wallet/balances/balance', {
      balances: ctx.inertia.defer(balances, { rescue: true }),
      movements: ctx.inertia.defer(() => loadRecentProps(caller), {
        rescue: true,
      }),
      inflow: ctx.inertia.defer(() => (hasAccount ? loadFundingAccountProps(caller) : null), {
        rescue: true,
      }),
      history: ctx.inertia.defer(() => loadBalanceDaysProps(caller), { rescue: true }),
      alert: ctx.inertia.defer(async () => lowBalanceAlertProps(await Wallet.of(caller)), {
        rescue: true,
      }),
      notes: ctx.inertia.defer(async () => listBalanceNotes(await Wallet.of(caller)), {
        rescue: true,
      }),
    })
  }
}

function lowBalanceAlertProps({ lowBalanceKobo }: Wallet) {
  return { amount: lowBalanceKobo === null ? null : naira(lowBalanceKobo) }
}

async function loadBalanceDaysProps(caller: Caller) {
  const wallet = await Wallet.of(caller)
  const days = await readFromReplica(caller, () => loadBalanceHistory(wallet.account('cash').id))
  return days && BalanceDayTransformer.transform(days)
}

async function loadRecentProps(caller: Caller) {
  const wallet = await Wallet.of(caller)
  const rows = await readFromReplica(caller, () =>
    listRecentTransactions(wallet, RECENT_TRANSACTIONS)
  )
  return TransactionTransformer.transform(withIndexes(rows))
}

async function listBalanceNotes(wallet: Wallet): Promise<string[]> {
  const expiring = await listExpiringCashBack(wallet)
  const notes = expiring.map(({ remainingKobo, expiresAt }) => {
    const day = formatWeekdayDate(expiresAt.setZone('Africa/Lagos'))
    return `${formatKobo(remainingKobo)} expires on ${day}`
  })
  const { creditLimitKobo } = wallet
  if (creditLimitKobo === 0) return notes
  const spendable = formatKobo(wallet.account('cash').balanceKobo + creditLimitKobo)
  return [`Credit limit: ${formatKobo(creditLimitKobo)}. You can spend ${spendable}.`, ...notes]
}
