import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { shareIdentityProps } from '#identity/sessions/controllers/identity_shared_props'
import { isApiUrl } from '#shared/http/api_url'
import { answerUnchanged, isLiveReload } from '#shared/live/controllers/live_reload'
import { shareShippingProps } from '#shipping/invoicing/controllers/shipping_shared_props'
import { shareWalletProps } from '#wallet/balances/controllers/wallet_shared_props'

/** Gives every page the props that its modules share. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    return {
      errors: ctx.inertia.always(ctx.session ? this.getValidationErrors(ctx) : {}),
      ...shareIdentityProps(ctx),
      ...shareWalletProps(ctx),
      ...shareShippingProps(ctx),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    if (isLiveReload(ctx) && ctx.response.getStatus() >= 300) return answerUnchanged(ctx)
    // Pages of signed-in people must not stay in the browser cache of a shared computer.
    if (ctx.caller && !isApiUrl(ctx.request.url()))
      ctx.response.header('Cache-Control', 'no-store, private')
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  /** `words` is no shared prop: each translated page sets it. */
  type MiddlewareSharedProps = Omit<InferSharedProps<InertiaMiddleware>, 'words'>
  export interface SharedProps extends MiddlewareSharedProps {}
}
