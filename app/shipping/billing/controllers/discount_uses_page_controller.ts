import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import GiftCodeRedemptionTransformer from '#shipping/billing/transformers/gift_code_redemption_transformer'
import GiftCodeTransformer from '#shipping/billing/transformers/gift_code_transformer'
import { discountSearchValidator } from '#shipping/billing/validators/gift_code'

export default class DiscountUsesPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, discountSearchValidator)
    const { page, perPage } = question
    const code = await GiftCode.findOrFail(ctx.params.id)
    const uses = async () => {
      const found = await GiftCodeRedemption.listOf(code).paginate(page ?? 1, perPage ?? 25)
      return GiftCodeRedemptionTransformer.paginate(found.all(), found.getMeta())
    }
    return ctx.inertia.render('shipping/billing/discount_uses', {
      code: GiftCodeTransformer.transform(code),
      question: understood(ctx, question),
      uses: ctx.inertia.defer(uses, { rescue: true }),
    })
  }
}
