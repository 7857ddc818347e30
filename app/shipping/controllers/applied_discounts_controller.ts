import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { formatKobo, naira } from '#shared/money'
import { applyGiftCode, takeOffGiftCode } from '#shipping/gift_codes/applying'
import { withGuess } from '#shipping/gift_codes/guess_limit'
import AppliedDiscountTransformer from '#shipping/transformers/applied_discount_transformer'
import { applyDiscountValidator } from '#shipping/validators/gift_code'

export default class AppliedDiscountsController {
  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const given = await ctx.request.validateUsing(applyDiscountValidator)
    const applied = await withGuess(caller, () => applyGiftCode(caller, given))
    const message = `Gift code ${applied.code} takes ${formatKobo(applied.discountKobo)} off.`
    return { message, ...(await ctx.serialize(AppliedDiscountTransformer.transform(applied))) }
  }

  async destroy(ctx: HttpContext) {
    const { paymentKobo } = await takeOffGiftCode(callerOf(ctx), ctx.params.id)
    const data = { discountedPaymentAmount: naira(paymentKobo) }
    return { message: 'The gift code is off the bill.', data }
  }
}
