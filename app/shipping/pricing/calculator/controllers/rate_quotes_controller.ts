import type { HttpContext } from '@adonisjs/core/http'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { limitRateQuotes } from '#shipping/pricing/calculator/quote_throttle'
import { quoteRates } from '#shipping/pricing/calculator/quote_rates'
import RateQuoteTransformer from '#shipping/pricing/calculator/rate_quote_transformer'
import { rateQuoteValidator } from '#shipping/pricing/calculator/rate_quote_validator'

export default class RateQuotesController {
  async store(ctx: HttpContext) {
    // API keys have their own rate limit.
    if (ctx.caller?.apiKey) ctx.caller.requireScope('rates:read')
    else await limitRateQuotes(findVisitorKey(ctx))
    const input = await ctx.request.validateUsing(rateQuoteValidator)
    const quote = await quoteRates(input, ctx.caller)
    return ctx.serialize(RateQuoteTransformer.transform(quote))
  }
}
