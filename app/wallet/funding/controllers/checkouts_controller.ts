import { urlFor } from '@adonisjs/core/services/url_builder'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { throttlePaymentStart } from '#wallet/funding/payment_throttle'
import { openCheckout } from '#wallet/funding/create_payment_intent'
import { safeReturnPath } from '#wallet/funding/return_path'
import { checkoutValidator } from '#wallet/funding/validators/funding_validators'
import PaymentIntent from '#wallet/funding/models/payment_intent'

export default class CheckoutsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { reference } = ctx.params
    const { back: asked } = await ctx.request.validateUsing(checkoutValidator)
    const intent = await PaymentIntent.visibleTo(caller)
      .where({ reference, purpose: 'fund_wallet' })
      .firstOrFail()
    await throttlePaymentStart(caller)
    const back = safeReturnPath(asked)
    const qs = { payment: reference, ...(back ? { back } : {}) }
    const returnPath = urlFor('wallet.fund', [], { qs })
    return { data: { url: await openCheckout(caller, intent, returnPath) } }
  }
}
