import type { HttpContext } from '@adonisjs/core/http'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import GiftCodeRedemptionTransformer from '#shipping/billing/transformers/gift_code_redemption_transformer'
import GiftCodeTransformer from '#shipping/billing/transformers/gift_code_transformer'
import { giftCodeUsesValidator } from '#shipping/billing/validators/gift_code'

export default class DiscountUsesPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, giftCodeUsesValidator)
    const code = await GiftCode.findOrFail(ctx.params.id)
    const uses = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        GiftCodeRedemption.pageOf(code, pageQuery)
      )
      return GiftCodeRedemptionTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('shipping/billing/gift_code_uses', {
      code: GiftCodeTransformer.transform(code),
      listQuery: echoPageQuery(ctx, listQuery),
      uses: ctx.inertia.defer(uses, { rescue: true }),
    })
  }
}
