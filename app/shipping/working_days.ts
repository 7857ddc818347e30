import type { DateTime } from 'luxon'

const SATURDAY = 6

/** The day in Lagos that is this many working days after a moment; weekends do not count. */
export function addWorkingDays(from: DateTime, days: number): DateTime {
  const day = from.setZone('Africa/Lagos').startOf('day')
  let added = 0
  for (let left = days, weekday = day.weekday; left > 0; added++) {
    weekday = (weekday % 7) + 1
    if (weekday < SATURDAY) left--
  }
  return day.plus({ days: added })
}
