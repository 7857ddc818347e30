import type { HttpContext } from '@adonisjs/core/http'
import payments from '#config/payments'
import { callerOf } from '#identity/sessions/caller'
import { inflowForPage } from '#wallet/funding/inflow'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { wayBack } from '#wallet/funding/way_back'
import { hasPaymentProvider } from '#wallet/providers/providers'
import PaymentIntentTransformer from '#wallet/funding/transformers/payment_intent_transformer'

export default class FundPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { payment, back } = ctx.request.qs()
    const isAvailable = hasPaymentProvider()
    const returned =
      typeof payment === 'string'
        ? await PaymentIntent.visibleTo(caller)
            .where({ reference: payment.slice(0, 40), purpose: 'fund_wallet' })
            .first()
        : null
    return ctx.inertia.render('wallet/funding/fund', {
      isAvailable,
      isSandbox: payments.provider === 'sandbox',
      returned: PaymentIntentTransformer.transform(returned),
      back: wayBack(back),
      inflow: ctx.inertia.defer(async () => (isAvailable ? await inflowForPage(caller) : null), {
        rescue: true,
      }),
    })
  }
}
