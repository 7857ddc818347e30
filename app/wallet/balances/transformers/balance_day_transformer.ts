import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type { BalanceDay } from '#wallet/balances/load_balance_history'
import { isoDay } from '#shared/time/rules/api_dates'

export default class BalanceDayTransformer extends BaseTransformer<BalanceDay> {
  toObject() {
    const { day, balanceKobo } = this.resource
    return {
      day: isoDay(day),
      label: formatWeekdayDate(day),
      shortLabel: day.toFormat('d LLL', { locale: 'en-GB' }),
      balance: naira(balanceKobo),
    }
  }
}
