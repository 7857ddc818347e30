import type { HttpContext } from '@adonisjs/core/http'
import { readForShell } from '#identity/sessions/middleware/identity_inertia_middleware'
import WalletInertiaMiddleware from '#wallet/balances/wallet_inertia_middleware'
import { isBilledByInvoice } from '#shipping/invoicing/billing_accounts'

export default class ShippingInertiaMiddleware extends WalletInertiaMiddleware {
  share(ctx: HttpContext) {
    return { ...super.share(ctx), isInvoiced: () => readForShell(ctx, isBilledByInvoice) }
  }
}

declare module '@adonisjs/inertia/types' {
  /** Multilingual pages pass their own `words`. */
  type MiddlewareSharedProps = Omit<InferSharedProps<ShippingInertiaMiddleware>, 'words'>
  export interface SharedProps extends MiddlewareSharedProps {}
}
