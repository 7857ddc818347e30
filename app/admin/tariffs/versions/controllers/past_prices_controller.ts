import type { HttpContext } from '@adonisjs/core/http'
import RateQuoteTransformer from '#shipping/pricing/calculator/rate_quote_transformer'
import { quoteByVersionOrDate } from '#admin/tariffs/versions/prices/dated_quotes'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { datedQuoteValidator } from '#admin/tariffs/versions/version_validator'

export default class PastPricesController {
  async store(ctx: HttpContext) {
    const quoteQuery = await ctx.request.validateUsing(datedQuoteValidator)
    const found = await quoteByVersionOrDate(quoteQuery)
    const quote = await ctx.serialize(
      RateQuoteTransformer.transform(found.quote).useVariant('prices')
    )
    const version = await ctx.serialize(
      VersionTransformer.transform(found.version).useVariant('named')
    )
    const planned = await ctx.serialize(
      VersionTransformer.transform(found.planned).useVariant('named')
    )
    return { data: { ...quote.data, version: version.data, planned: planned.data } }
  }
}
