import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import CallerTransformer from '#identity/transformers/caller_transformer'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    const { caller } = ctx
    return {
      errors: ctx.inertia.always(ctx.session ? this.getValidationErrors(ctx) : {}),
      brand: ctx.inertia.always(brand),
      caller: ctx.inertia.always(caller ? CallerTransformer.transform(caller) : undefined),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
