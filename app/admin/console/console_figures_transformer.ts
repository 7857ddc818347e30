import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ConsoleFigures, DayFigures } from '#admin/console/console_figures'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type { PendingAmount } from '#wallet/ledger/pending_money'
import { isoDay } from '#shared/time/rules/api_dates'

export default class ConsoleFiguresTransformer extends BaseTransformer<ConsoleFigures> {
  toObject() {
    const { days, pendingMoney } = this.resource
    const [yesterday, today] = days.slice(-2)
    return {
      today: describeDay(today!),
      yesterday: describeDay(yesterday!),
      days: days.map(formatDayFigures),
      booked: days.reduce((sum, { booked }) => sum + booked, 0),
      revenue: naira(days.reduce((sum, day) => sum + dayRevenueKobo(day), 0)),
      funding: formatAmountCount(pendingMoney.funding),
      withdrawals: formatAmountCount(pendingMoney.withdrawals),
    }
  }
}

function dayRevenueKobo({ earnedKobo, refundedKobo }: DayFigures): number {
  return earnedKobo - refundedKobo
}

function describeDay(day: DayFigures) {
  const { start, booked, paid, refundedKobo } = day
  return {
    day: isoDay(start),
    booked,
    paid,
    revenue: naira(dayRevenueKobo(day)),
    refunded: naira(refundedKobo),
  }
}

function formatDayFigures(day: DayFigures) {
  return {
    ...describeDay(day),
    label: formatWeekdayDate(day.start),
    shortLabel: day.start.toFormat('d LLL', { locale: 'en-GB' }),
  }
}

function formatAmountCount({ count, totalKobo }: PendingAmount) {
  return { count, total: naira(totalKobo) }
}
