import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ConsoleFigures, Day } from '#admin/console/console_figures'
import { isLate } from '#shipping/carriers/by_hand/hand_parcels'
import { dayText, lagosMoment } from '#shared/time/lagos_time'
import { formatKobo, naira } from '#shared/money/rules/money'
import type { Underway } from '#wallet/ledger/money_underway'

export default class ConsoleFiguresTransformer extends BaseTransformer<ConsoleFigures> {
  toObject() {
    const { days, underway, toBook, ordersToDecide, needsAttention, reweighs, waiting } =
      this.resource
    const { pickupsToArrange } = this.resource
    const [today] = days.slice(-1)
    return {
      bookedToday: today!.booked,
      paidToday: today!.paid,
      revenueToday: naira(revenueOf(today!)),
      refundedToday: naira(today!.refundedKobo),
      days: days.map(dayLine),
      booked: days.reduce((sum, { booked }) => sum + booked, 0),
      revenue: naira(days.reduce((sum, day) => sum + revenueOf(day), 0)),
      funding: sumLine(underway.funding),
      withdrawals: sumLine(underway.withdrawals),
      payments: underway.paymentsForAttention,
      ordersToDecide,
      toBook: toBook.count,
      oldestToBook: toBook.oldest?.toRelative({ locale: 'en' }) ?? null,
      isLate: toBook.oldest !== null && isLate(toBook.oldest),
      needsAttention,
      reweighs: reweighs.proposed + reweighs.disputed,
      reweighsText: reweighLine(reweighs),
      pickupsToArrange,
      waiting: waiting.map(waitingLine),
    }
  }
}

function revenueOf({ earnedKobo, refundedKobo }: Day): number {
  return earnedKobo - refundedKobo
}

function dayLine(day: Day) {
  return {
    day: day.start.toISODate()!,
    label: dayText(day.start),
    shortLabel: day.start.toFormat('ccc', { locale: 'en-GB' }),
    booked: day.booked,
    revenue: naira(revenueOf(day)),
  }
}

function reweighLine({ disputed, owed, owedKobo }: ConsoleFigures['reweighs']): string {
  const debts = owed > 0 ? `, ${owed} overdue with ${formatKobo(owedKobo)}` : ''
  return `${disputed} of them disputed${debts}`
}

function sumLine({ count, totalKobo }: Underway) {
  return { count, total: naira(totalKobo) }
}

function waitingLine({ shipment, since }: ConsoleFigures['waiting'][number]) {
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
