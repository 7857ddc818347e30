import type { HttpContext } from '@adonisjs/core/http'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import { paymentsForAttention, walletOfPerson } from '#wallet/funding/attention'
import paymentCredits from '#wallet/funding/payment_approval'
import PaymentForAttentionTransformer from '#wallet/funding/transformers/payment_for_attention_transformer'
import { resolutionValidator } from '#wallet/funding/validators/attention'

export default class PaymentsForAttentionController {
  async index(ctx: HttpContext) {
    return ctx.serialize(PaymentForAttentionTransformer.transform(await paymentsForAttention()))
  }

  async update(ctx: HttpContext) {
    const { username, ...given } = await ctx.request.validateUsing(resolutionValidator)
    const named = username && given.credit ? await walletOfPerson(username) : null
    const command = { ...given, id: Number(ctx.params.id), walletId: named?.id ?? null }
    const outcome = await performOrAsk(await askingOf(ctx), paymentCredits, command)
    return answered(ctx, outcome, ({ message }) => ({ message }))
  }
}
