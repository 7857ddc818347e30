import type { HttpContext } from '@adonisjs/core/http'
import payments from '#config/payments'
import { callerOf } from '#identity/sessions/caller'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { hasPaymentProvider } from '#wallet/providers/providers'
import PaymentIntentTransformer from '#wallet/funding/transformers/payment_intent_transformer'

export default class FundPageController {
  async render(ctx: HttpContext) {
    const { payment } = ctx.request.qs()
    const returned =
      typeof payment === 'string'
        ? await PaymentIntent.visibleTo(callerOf(ctx))
            .where({ reference: payment.slice(0, 40), purpose: 'fund_wallet' })
            .first()
        : null
    return ctx.inertia.render('wallet/funding/fund', {
      isAvailable: hasPaymentProvider(),
      isSandbox: payments.provider === 'sandbox',
      returned: PaymentIntentTransformer.transform(returned),
    })
  }
}
