import type { DateTime } from 'luxon'

const SATURDAY = 6

/** The day in Lagos that is this many working days after a moment; weekends do not count. */
export function addWorkingDays(from: DateTime, days: number): DateTime {
  let day = from.setZone('Africa/Lagos').startOf('day')
  for (let left = days; left > 0;) {
    day = day.plus({ days: 1 })
    if (day.weekday < SATURDAY) left--
  }
  return day
}
