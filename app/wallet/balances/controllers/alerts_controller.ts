import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import { lowBalanceAlertValidator } from '#wallet/balances/validators/low_balance_alert_validator'
import { setLowBalanceAlert } from '#wallet/ledger/low_balance'

export default class AlertsController {
  async update(ctx: HttpContext) {
    const { amount } = await ctx.request.validateUsing(lowBalanceAlertValidator)
    const wallet = await Wallet.of(callerOf(ctx))
    await setLowBalanceAlert(wallet.id, amount === null ? null : kobo(amount))
    const message =
      amount === null
        ? 'The alert is off.'
        : 'The alert is on. We notify your endpoints each time the balance falls below this amount.'
    return {
      message,
      ...(await ctx.serialize(WalletTransformer.transform(await wallet.refresh()))),
    }
  }
}
