import type { HttpContext } from '@adonisjs/core/http'
import { countRateQuote } from '#shipping/rate_limit'
import { quoteRates } from '#shipping/rate_quote'
import RateQuoteTransformer from '#shipping/transformers/rate_quote_transformer'
import { rateQuoteValidator } from '#shipping/validators/rate_quote'

export default class RateQuotesController {
  async store(ctx: HttpContext) {
    await countRateQuote(ctx)
    const question = await ctx.request.validateUsing(rateQuoteValidator)
    return ctx.serialize(RateQuoteTransformer.transform(await quoteRates(question, ctx.caller)))
  }
}
