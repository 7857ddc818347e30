import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { formatKobo, naira } from '#shared/money/rules/money'
import { applyGiftCode, removeGiftCode } from '#shipping/billing/apply_gift_code'
import { limitGiftCodeGuesses } from '#shipping/billing/gift_code_rate_limit'
import AppliedDiscountTransformer from '#shipping/billing/transformers/applied_discount_transformer'
import { applyGiftCodeValidator } from '#shipping/billing/validators/gift_code'

export default class AppliedDiscountsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(applyGiftCodeValidator)
    const applied = await limitGiftCodeGuesses(caller, () => applyGiftCode(caller, given))
    const message = `Gift code ${applied.code} takes ${formatKobo(applied.discountKobo)} off.`
    return { message, ...(await ctx.serialize(AppliedDiscountTransformer.transform(applied))) }
  }

  async destroy(ctx: HttpContext) {
    const { paymentKobo } = await removeGiftCode(callerOf(ctx), ctx.params.id)
    const data = { discountedPaymentAmount: naira(paymentKobo) }
    return { message: 'Gift code removed.', data }
  }
}
