import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import { alertValidator } from '#wallet/balances/validators/alert'
import { setLowBalance } from '#wallet/ledger/low_balance'

export default class AlertsController {
  async update(ctx: HttpContext) {
    const { amount } = await ctx.request.validateUsing(alertValidator)
    const wallet = await Wallet.of(callerOf(ctx))
    await setLowBalance(wallet.id, amount === null ? null : kobo(amount))
    const message =
      amount === null ? 'The alert is off.' : 'The alert is set. We notify your endpoints once.'
    return {
      message,
      ...(await ctx.serialize(WalletTransformer.transform(await wallet.refresh()))),
    }
  }
}
