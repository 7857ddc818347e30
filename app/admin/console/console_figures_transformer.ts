import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ConsoleFigures, DayFigures } from '#admin/console/console_figures'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type { PendingAmount } from '#wallet/ledger/pending_money'

export default class ConsoleFiguresTransformer extends BaseTransformer<ConsoleFigures> {
  toObject() {
    const { days, pendingMoney } = this.resource
    const [today] = days.slice(-1)
    return {
      bookedToday: today!.booked,
      paidToday: today!.paid,
      revenueToday: naira(dayRevenueKobo(today!)),
      refundedToday: naira(today!.refundedKobo),
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

function formatDayFigures(day: DayFigures) {
  return {
    day: day.start.toISODate()!,
    label: formatWeekdayDate(day.start),
    shortLabel: day.start.toFormat('ccc', { locale: 'en-GB' }),
    booked: day.booked,
    revenue: naira(dayRevenueKobo(day)),
  }
}

function formatAmountCount({ count, totalKobo }: PendingAmount) {
  return { count, total: naira(totalKobo) }
}
