import type { HttpContext } from '@adonisjs/core/http'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import GiftCodeRedemptionTransformer from '#shipping/billing/transformers/gift_code_redemption_transformer'
import { giftCodeUsesValidator } from '#shipping/billing/validators/gift_code'

export default class DiscountUsesController {
  async index(ctx: HttpContext) {
    const { perPage = 100, ...listQuery } = await ctx.request.validateUsing(giftCodeUsesValidator)
    const code = await GiftCode.findOrFail(ctx.params.id)
    const { rows, metadata } = await GiftCodeRedemption.pageOf(code, { ...listQuery, perPage })
    return ctx.serialize(GiftCodeRedemptionTransformer.paginate(rows, metadata))
  }
}
