import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { searchGiftCodes } from '#shipping/billing/gift_code_admin'
import GiftCodeTransformer from '#shipping/billing/transformers/gift_code_transformer'
import { giftCodeSearchValidator } from '#shipping/billing/validators/gift_code'

export default class DiscountsPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, giftCodeSearchValidator)
    const { condition, page, perPage } = listQuery
    const codes = async () => {
      const found = await searchGiftCodes(condition).paginate(page ?? 1, perPage ?? 25)
      return GiftCodeTransformer.paginate(found.all(), found.getMeta())
    }
    return ctx.inertia.render('shipping/billing/gift_codes', {
      listQuery: echoPageQuery(ctx, listQuery),
      codes: ctx.inertia.defer(codes, { rescue: true }),
    })
  }
}
