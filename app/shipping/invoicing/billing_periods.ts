import { DateTime } from 'luxon'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'
import { LAGOS } from '#shared/time/lagos_time'

/** What is billed: all cycles but `Non`. */
export type BilledCycle = Exclude<BillingCycle, 'Non'>

export const BILLED_CYCLES = ['Weekly', 'Biweekly', 'Monthly'] as const satisfies BilledCycle[]

/** Days of Lagos, both of them within. */
export interface BillingPeriod {
  cycle: BilledCycle
  from: DateTime
  to: DateTime
}

/** A Monday from which fortnights are counted, in both directions. */
const ANCHOR = DateTime.fromISO('2026-01-05', { zone: LAGOS })

/** The period of a cycle that a moment lies in: a week from Monday to Sunday, two of them, or a month. */
export function periodAt(cycle: BilledCycle, moment: DateTime): BillingPeriod {
  const local = moment.setZone(LAGOS)
  if (cycle === 'Monthly') return endingBefore(cycle, local.startOf('month'), { months: 1 })
  const monday = local.startOf('week')
  if (cycle === 'Weekly') return endingBefore(cycle, monday, { weeks: 1 })
  const weeks = Math.round(monday.diff(ANCHOR, 'weeks').weeks)
  return endingBefore(cycle, monday.minus({ weeks: Math.abs(weeks % 2) }), { weeks: 2 })
}

function endingBefore(
  cycle: BilledCycle,
  from: DateTime,
  length: { months: number } | { weeks: number }
): BillingPeriod {
  return { cycle, from, to: from.plus(length).minus({ days: 1 }) }
}

/** The one after it. */
export function nextPeriod({ cycle, to }: BillingPeriod): BillingPeriod {
  return periodAt(cycle, to.plus({ days: 1 }))
}

/** The latest ones that are over, the last one first. */
export function endedPeriods(cycle: BilledCycle, now: DateTime, count: number): BillingPeriod[] {
  const periods = [before(periodAt(cycle, now))]
  while (periods.length < count) periods.push(before(periods.at(-1)!))
  return periods
}

function before({ cycle, from }: BillingPeriod): BillingPeriod {
  return periodAt(cycle, from.minus({ days: 1 }))
}

/** The first moment that is not within any more. */
export function endOf({ to }: Pick<BillingPeriod, 'to'>): DateTime {
  return to.plus({ days: 1 })
}

/** A day of a row or of a question, which has no zone, as a day of Lagos. */
export function lagosDay(day: string | DateTime): DateTime {
  const iso = typeof day === 'string' ? day : day.toISODate()!
  return DateTime.fromISO(iso, { zone: LAGOS })
}

export function today(): DateTime {
  return DateTime.now().setZone(LAGOS).startOf('day')
}
