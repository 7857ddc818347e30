import type { HttpContext } from '@adonisjs/core/http'
import IdentityInertiaMiddleware, {
  readForShell,
} from '#identity/sessions/middleware/identity_inertia_middleware'
import { formatKobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import { hasPaymentProvider } from '#wallet/providers/provider_registry'

export default class WalletInertiaMiddleware extends IdentityInertiaMiddleware {
  share(ctx: HttpContext) {
    return {
      ...super.share(ctx),
      takesCards: hasPaymentProvider() && !ctx.caller?.isTest,
      walletBalance: () =>
        readForShell(ctx, async (caller) => {
          const wallet = await Wallet.of(caller)
          return formatKobo(wallet.account('cash').balanceKobo)
        }),
    }
  }
}
