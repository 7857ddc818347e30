import type { HttpContext } from '@adonisjs/core/http'
import { readForShell } from '#identity/sessions/controllers/identity_shared_props'
import { formatKobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import { hasPaymentProvider } from '#wallet/providers/provider_registry'

/** Shared props: whether cards can be charged, and the cash balance that the shell shows. */
export function shareWalletProps(ctx: HttpContext) {
  return {
    takesCards: hasPaymentProvider() && !ctx.caller?.isTest,
    walletBalance: () =>
      readForShell(ctx, async (caller) => {
        const wallet = await Wallet.of(caller)
        return formatKobo(wallet.account('cash').balanceKobo)
      }),
  }
}
