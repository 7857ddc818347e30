import { DateTime } from 'luxon'
import { pluralize } from '#shared/languages/rules/pluralize'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosDate, LAGOS_ZONE, lagosToday } from '#shared/time/lagos_time'
import type { MarginTotal, MissingRate, UnknownCosts } from '#admin/margin/margin_totals'

type Counts = Pick<MarginTotal, 'shipments' | 'known' | 'chargedKobo'>

/** Says how many costs are not known, and why. */
export function unknownCostsText(
  { shipments, known, chargedKobo }: Counts,
  { missingRates, hasUncharged }: UnknownCosts,
  today = lagosToday()
): string {
  const uncharged = shipments === 1 ? 'its courier has' : 'couriers have'
  const lacking = missingRates.map(
    (rate) => `no ${rate.currency} rate for ${daysText(rate, today)}`
  )
  const why =
    lacking.length > 0 ? `there is ${lacking.join(' and ')}` : `${uncharged} not charged us yet`
  const rest = lacking.length > 0 && hasUncharged ? ' Some have no courier charge yet.' : ''
  if (known > 0) {
    const unknown = (shipments - known).toLocaleString('en-NG')
    return `The cost of ${unknown} of ${pluralize(shipments, 'shipment')} is not known yet, because ${why}.${rest}`
  }
  const whose = shipments === 1 ? 'Its' : 'Their'
  return `${pluralize(shipments, 'shipment')} earned ${formatKobo(chargedKobo)}. ${whose} cost is not known yet, because ${why}.${rest}`
}

function daysText({ firstDay, lastDay }: MissingRate, today: string): string {
  const [first, last] = [firstDay, lastDay].map((day) => dayText(day, today))
  return first === last ? first! : `${first} to ${last}`
}

/** Leaves out the current year. */
function dayText(day: string, today: string): string {
  const text = formatLagosDate(DateTime.fromISO(day, { zone: LAGOS_ZONE }))
  return day.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text
}
