import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import type ExchangeRate from '#shipping/costs/models/exchange_rate'
import { isoDay } from '#shared/time/rules/api_dates'

/** Requires a loaded `setter`. */
export default class ExchangeRateTransformer extends BaseTransformer<ExchangeRate> {
  toObject() {
    const { id, currency, rateMicros, startsOn, setter } = this.resource
    const naira = rateMicros / 1_000_000
    return {
      id,
      currency,
      rateText: `₦${naira.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`,
      startsOn: isoDay(startsOn),
      startsText: formatWeekdayDate(startsOn),
      setBy: setter?.fullName ?? null,
    }
  }
}
