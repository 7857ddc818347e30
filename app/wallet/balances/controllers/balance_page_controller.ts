import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { dayText } from '#shared/time/lagos_time'
import { formatKobo, naira } from '#shared/money/rules/money'
import { balanceHistory } from '#wallet/balances/balance_history'
import { expiringIn } from '#wallet/balances/cash_back'
import Wallet from '#wallet/balances/wallet'
import BalanceDayTransformer from '#wallet/balances/transformers/balance_day_transformer'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'

export default class BalancePageController {
  render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const balances = async () =>
      WalletTransformer.transform(await Wallet.of(caller)).useVariant('forBalancePage')
    return ctx.inertia.render('wallet/balances/balance', {
      balances: ctx.inertia.defer(balances, { rescue: true }),
      history: ctx.inertia.defer(async () => historyOf(await Wallet.of(caller)), { rescue: true }),
      alert: ctx.inertia.defer(async () => alertOf(await Wallet.of(caller)), { rescue: true }),
      notes: ctx.inertia.defer(async () => notesOn(await Wallet.of(caller)), { rescue: true }),
    })
  }
}

/** In naira. */
function alertOf({ lowBalanceKobo }: Wallet) {
  return { amount: lowBalanceKobo === null ? null : naira(lowBalanceKobo) }
}

async function historyOf(wallet: Wallet) {
  return BalanceDayTransformer.transform(await balanceHistory(wallet.account('cash').id))
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
