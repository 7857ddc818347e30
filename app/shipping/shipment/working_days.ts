/** Nigeria keeps one offset all year. */
const LAGOS_AHEAD_MS = 3_600_000
const SATURDAY = 6

/** The day in Lagos (YYYY-MM-DD) that is so many working days after a moment; weekends do not count. */
export function workingDayAfter(moment: Date, days: number): string {
  const day = new Date(moment.getTime() + LAGOS_AHEAD_MS)
  let left = days
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % SATURDAY !== 0) left--
  }
  return day.toISOString().slice(0, 10)
}
