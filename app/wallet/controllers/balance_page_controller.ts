import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { formatKobo } from '#shared/money'
import Wallet from '#wallet/models/wallet'

export default class BalancePageController {
  async render(ctx: HttpContext) {
    const wallet = await Wallet.of(callerOf(ctx))
    return ctx.inertia.render('wallet/balance', {
      cashBalance: formatKobo(wallet.account('cash').balanceKobo),
      bonusTitle: wallet.isOrganizationWallet ? 'Referal Bonus' : 'Cash Back Balance',
      bonusBalance: formatKobo(wallet.account('cash_back').balanceKobo),
    })
  }
}
