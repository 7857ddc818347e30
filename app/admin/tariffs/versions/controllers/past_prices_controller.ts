import type { HttpContext } from '@adonisjs/core/http'
import RateQuoteTransformer from '#shipping/pricing/calculator/rate_quote_transformer'
import { priceThen } from '#admin/tariffs/versions/past_prices'
import { pastPriceValidator } from '#admin/tariffs/versions/version_validator'

export default class PastPricesController {
  async store(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(pastPriceValidator)
    const { version, quote } = await priceThen(question)
    const { data } = await ctx.serialize(RateQuoteTransformer.transform(quote))
    return { data: { ...data, version: { id: version.id, name: version.name } } }
  }
}
