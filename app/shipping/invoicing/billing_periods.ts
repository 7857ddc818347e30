import { DateTime } from 'luxon'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

export type BilledCycle = Exclude<BillingCycle, 'Non'>

export const BILLED_CYCLES = ['Weekly', 'Biweekly', 'Monthly'] as const satisfies BilledCycle[]

/** Days in Lagos, both inclusive. */
export interface BillingPeriod {
  cycle: BilledCycle
  from: DateTime
  to: DateTime
}

/** A Monday from which fortnights are counted, in both directions. */
const FIRST_FORTNIGHT_MONDAY = DateTime.fromISO('2026-01-05', { zone: LAGOS_ZONE })

/** The period that contains a moment: a week from Monday to Sunday, a fortnight, or a month. */
export function billingPeriodAt(cycle: BilledCycle, moment: DateTime): BillingPeriod {
  const local = moment.setZone(LAGOS_ZONE)
  if (cycle === 'Monthly') return periodEndingBefore(cycle, local.startOf('month'), { months: 1 })
  const monday = local.startOf('week')
  if (cycle === 'Weekly') return periodEndingBefore(cycle, monday, { weeks: 1 })
  const weeks = Math.round(monday.diff(FIRST_FORTNIGHT_MONDAY, 'weeks').weeks)
  return periodEndingBefore(cycle, monday.minus({ weeks: Math.abs(weeks % 2) }), { weeks: 2 })
}

function periodEndingBefore(
  cycle: BilledCycle,
  from: DateTime,
  length: { months: number } | { weeks: number }
): BillingPeriod {
  return { cycle, from, to: from.plus(length).minus({ days: 1 }) }
}

export function nextBillingPeriod({ cycle, to }: BillingPeriod): BillingPeriod {
  return billingPeriodAt(cycle, to.plus({ days: 1 }))
}

export function endedBillingPeriods(cycle: BilledCycle, now: DateTime, count: number) {
  const periods = [previousBillingPeriod(billingPeriodAt(cycle, now))]
  while (periods.length < count) periods.push(previousBillingPeriod(periods.at(-1)!))
  return periods
}

function previousBillingPeriod({ cycle, from }: BillingPeriod): BillingPeriod {
  return billingPeriodAt(cycle, from.minus({ days: 1 }))
}

/** Exclusive end of the period. */
export function billingPeriodEnd({ to }: Pick<BillingPeriod, 'to'>): DateTime {
  return to.plus({ days: 1 })
}

/** Interprets a date without a time zone as a day in Lagos. */
export function lagosDay(day: string | DateTime): DateTime {
  const iso = typeof day === 'string' ? day : day.toISODate()!
  return DateTime.fromISO(iso, { zone: LAGOS_ZONE })
}

export function currentLagosDay(): DateTime {
  return DateTime.now().setZone(LAGOS_ZONE).startOf('day')
}
