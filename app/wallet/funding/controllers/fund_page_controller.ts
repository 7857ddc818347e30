import type { HttpContext } from '@adonisjs/core/http'
import payments from '#config/payments'
import { callerOf } from '#identity/sessions/caller'
import { loadFundingAccountProps } from '#wallet/funding/load_funding_account'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { safeReturnPath } from '#wallet/funding/return_path'
import { hasPaymentProvider } from '#wallet/providers/provider_registry'
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
      back: safeReturnPath(back),
      inflow: ctx.inertia.defer(
        async () => (isAvailable ? await loadFundingAccountProps(caller) : null),
        {
          rescue: true,
        }
      ),
    })
  }
}
