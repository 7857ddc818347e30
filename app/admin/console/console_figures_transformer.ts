import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ConsoleFigures, DayFigures } from '#admin/console/console_figures'
import { isWaitingTooLong } from '#shipping/carriers/by_hand/manual_parcels'
import { formatWeekdayDate, lagosMoment } from '#shared/time/lagos_time'
import { formatKobo, naira } from '#shared/money/rules/money'
import type { PendingAmount } from '#wallet/ledger/pending_money'

export default class ConsoleFiguresTransformer extends BaseTransformer<ConsoleFigures> {
  toObject() {
    const { days, pendingMoney, toBook, ordersToDecide, needsAttention, reweighs, longestStuck } =
      this.resource
    const { pickupsToArrange } = this.resource
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
      payments: pendingMoney.paymentsForAttention,
      ordersToDecide,
      toBook: toBook.count,
      oldestToBook: toBook.oldest?.toRelative({ locale: 'en' }) ?? null,
      isLate: toBook.oldest !== null && isWaitingTooLong(toBook.oldest),
      needsAttention,
      reweighs: reweighs.proposed + reweighs.disputed,
      reweighsText: formatReweighCounts(reweighs),
      pickupsToArrange,
      longestStuck: longestStuck.map(formatStuckShipment),
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

function formatReweighCounts({ disputed, owed, owedKobo }: ConsoleFigures['reweighs']): string {
  const debts = owed > 0 ? `, ${owed} overdue with ${formatKobo(owedKobo)}` : ''
  return `${disputed} of them disputed${debts}`
}

function formatAmountCount({ count, totalKobo }: PendingAmount) {
  return { count, total: naira(totalKobo) }
}

function formatStuckShipment({ shipment, since }: ConsoleFigures['longestStuck'][number]) {
  const destination = shipment.address('destination')
  const moment = lagosMoment(since)
  return {
    id: shipment.id,
    trackingNumber: shipment.trackingNumber,
    courier: shipment.courierCode,
    recipient: destination.fullname,
    destinationCountry: destination.country.name,
    status: shipment.status,
    issue: shipment.issue,
    since: moment.ts,
    sinceText: `${moment.day}, ${moment.time}`,
  }
}
