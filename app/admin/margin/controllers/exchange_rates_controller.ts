import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { exchangeRateValidator } from '#admin/margin/exchange_rate_validator'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { setExchangeRate } from '#shipping/costs/exchange_rates'

export default class ExchangeRatesController {
  async store(ctx: HttpContext) {
    const { currency, rate, startsOn } = await ctx.request.validateUsing(exchangeRateValidator)
    const filledIn = await setExchangeRate(callerOf(ctx).user.id, {
      currency,
      rateMicros: Math.round(rate * 1_000_000),
      startsOn: DateTime.fromISO(startsOn, { zone: LAGOS_ZONE }),
    })
    const worth = filledIn === 1 ? '1 charge is' : `${filledIn.toLocaleString('en-NG')} charges are`
    const message = `The rate of ${currency} is set.${filledIn ? ` ${worth} now valued in naira.` : ''}`
    return { message, data: { filledIn } }
  }
}
