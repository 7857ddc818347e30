import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { loadCheckoutRates } from '#shipping/pricing/checkout/checkout_rates'
import CheckoutRatesTransformer from '#shipping/pricing/checkout/checkout_rates_transformer'
import { checkoutRatesValidator } from '#shipping/pricing/checkout/checkout_rates_validator'

export default class CheckoutRatesController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(checkoutRatesValidator)
    const rates = await loadCheckoutRates(callerOf(ctx), input)
    return ctx.serialize(CheckoutRatesTransformer.transform(rates))
  }
}
