import type { HttpContext } from '@adonisjs/core/http'
import { forShell } from '#identity/sessions/middleware/inertia_middleware'
import WalletInertiaMiddleware from '#wallet/balances/inertia_middleware'
import { isInvoiced } from '#shipping/invoicing/billed_businesses'

/** Adds whether the navigation leads to invoices. */
export default class InertiaMiddleware extends WalletInertiaMiddleware {
  share(ctx: HttpContext) {
    return { ...super.share(ctx), isInvoiced: () => forShell(ctx, isInvoiced) }
  }
}

declare module '@adonisjs/inertia/types' {
  /** A page that speaks more than English gives its own `words`. */
  type MiddlewareSharedProps = Omit<InferSharedProps<InertiaMiddleware>, 'words'>
  export interface SharedProps extends MiddlewareSharedProps {}
}
