import type { DateTime } from 'luxon'
import type { SeededRandom } from '#shipping/demo/history/seeded_random'

const ZONE = 'Africa/Lagos'
const DAYS = 183

/** From Monday on: busiest before the weekend, almost nothing on Sundays. */
const WEEKDAYS = [1.1, 1, 0.95, 1.1, 1.35, 0.45, 0.05]

/** Busiest before Christmas, quietest in January. */
const SEASONS: Record<number, number> = { 1: 0.7, 11: 1.25, 12: 1.9 }

/** The initial volume, as a share of the final one. */
const INITIAL_FACTOR = 0.45

/** Oldest first. */
export function generateBookingTimes(
  now: DateTime,
  perDay: number,
  chance: SeededRandom
): DateTime[] {
  const first = now.setZone(ZONE).startOf('day').minus({ days: DAYS })
  return Array.from({ length: DAYS - 1 }, (_, day) => first.plus({ days: day })).flatMap((date) => {
    const grown = INITIAL_FACTOR + (1 - INITIAL_FACTOR) * (date.diff(first, 'days').days / DAYS)
    const expected = perDay * grown * WEEKDAYS[date.weekday - 1]! * (SEASONS[date.month] ?? 1)
    const count = Math.floor(expected * chance.between(0.6, 1.4) + chance.next())
    return Array.from({ length: count }, () =>
      date.plus({ minutes: Math.floor(chance.between(8.5 * 60, 18 * 60)) })
    ).toSorted((one, other) => one.toMillis() - other.toMillis())
  })
}
