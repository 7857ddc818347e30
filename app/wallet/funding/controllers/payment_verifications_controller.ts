import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { throttlePaymentCheck } from '#wallet/funding/payment_throttle'
import { verifyPayment } from '#wallet/funding/verify_payment'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { ProviderUnavailable } from '#wallet/providers/payment_provider'
import PaymentIntentTransformer from '#wallet/funding/transformers/payment_intent_transformer'

export default class PaymentVerificationsController {
  /** If the provider is unavailable, returns the payment as last known. */
  async store(ctx: HttpContext) {
    const { reference } = ctx.params
    const intent = await PaymentIntent.checkableBy(callerOf(ctx)).where({ reference }).firstOrFail()
    await throttlePaymentCheck(callerOf(ctx))
    try {
      await verifyPayment(reference)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
    }
    return ctx.serialize(PaymentIntentTransformer.transform(await intent.refresh()))
  }
}
