import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { createPaymentIntent } from '#wallet/funding/create_payment_intent'
import { throttlePaymentStart } from '#wallet/funding/payment_throttle'
import PaymentIntentTransformer from '#wallet/funding/transformers/payment_intent_transformer'
import { paymentReferenceValidator } from '#wallet/funding/validators/funding_validators'

export default class PaymentReferencesController {
  async show(ctx: HttpContext) {
    const { paymentAmount } = await ctx.request.validateUsing(paymentReferenceValidator)
    await throttlePaymentStart(callerOf(ctx))
    const intent = await createPaymentIntent(callerOf(ctx), {
      amountKobo: paymentAmount,
      purpose: 'fund_wallet',
    })
    return ctx.serialize(PaymentIntentTransformer.transform(intent))
  }
}
