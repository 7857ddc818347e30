import type { HttpContext } from '@adonisjs/core/http'
import IdentityInertiaMiddleware, {
  forShell,
} from '#identity/sessions/middleware/inertia_middleware'
import { formatKobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import { hasPaymentProvider } from '#wallet/providers/providers'

/** Adds the cash balance that the shell shows beside the account, and whether cards can be charged. */
export default class InertiaMiddleware extends IdentityInertiaMiddleware {
  share(ctx: HttpContext) {
    return {
      ...super.share(ctx),
      takesCards: hasPaymentProvider() && !ctx.caller?.isTest,
      walletBalance: () =>
        forShell(ctx, async (caller) => {
          const wallet = await Wallet.of(caller)
          return formatKobo(wallet.account('cash').balanceKobo)
        }),
    }
  }
}
