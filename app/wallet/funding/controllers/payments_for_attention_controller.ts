import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { paymentsForAttention, resolvePayment } from '#wallet/funding/attention'
import PaymentForAttentionTransformer from '#wallet/funding/transformers/payment_for_attention_transformer'
import { resolutionValidator } from '#wallet/funding/validators/attention'

export default class PaymentsForAttentionController {
  async index(ctx: HttpContext) {
    return ctx.serialize(PaymentForAttentionTransformer.transform(await paymentsForAttention()))
  }

  async update(ctx: HttpContext) {
    const resolution = await ctx.request.validateUsing(resolutionValidator)
    return resolvePayment(callerOf(ctx), ctx.params.id, resolution)
  }
}
