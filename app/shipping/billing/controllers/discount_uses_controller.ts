import type { HttpContext } from '@adonisjs/core/http'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import GiftCodeRedemptionTransformer from '#shipping/billing/transformers/gift_code_redemption_transformer'
import { discountSearchValidator } from '#shipping/billing/validators/gift_code'

export default class DiscountUsesController {
  async index(ctx: HttpContext) {
    const { page, perPage } = await ctx.request.validateUsing(discountSearchValidator)
    const code = await GiftCode.findOrFail(ctx.params.id)
    const uses = await GiftCodeRedemption.listOf(code).paginate(page ?? 1, perPage ?? 100)
    return ctx.serialize(GiftCodeRedemptionTransformer.paginate(uses.all(), uses.getMeta()))
  }
}
