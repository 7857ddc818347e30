import { type AnnouncedHoliday, publicHolidayOn } from '#shared/time/rules/public_holidays'

/** Lagos is ahead of UTC by this much all year. */
const LAGOS_AHEAD_MS = 3_600_000
const SATURDAY = 6

/** Key of the setting with announced holidays; a payment reads it in its own SQL statement. */
export const ANNOUNCED_HOLIDAYS_KEY = 'shipping.announced_holidays'

/** Returns a Lagos date (YYYY-MM-DD). Skips weekends and public holidays, even uncertain ones. */
export function workingDayAfter(
  moment: Date,
  days: number,
  announced: readonly AnnouncedHoliday[] = []
): string {
  const at = new Date(moment.getTime() + LAGOS_AHEAD_MS)
  const day = () => at.toISOString().slice(0, 10)
  let left = days
  while (left > 0) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() % SATURDAY !== 0 && !publicHolidayOn(day(), announced)) left--
  }
  return day()
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Office hours on weekdays, also on public holidays, in minutes of the Lagos day. */
const OPENS = 8 * 60
const CLOSES = 17 * 60

export function workingMinutesBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((moment) => (moment.getTime() + LAGOS_AHEAD_MS) / MINUTE_MS)
  let minutes = 0
  const firstDay = Math.floor((start! * MINUTE_MS) / DAY_MS)
  const lastDay = Math.floor((end! * MINUTE_MS) / DAY_MS)
  for (let day = firstDay; day <= lastDay; day++) {
    if (new Date(day * DAY_MS).getUTCDay() % SATURDAY === 0) continue
    const midnight = (day * DAY_MS) / MINUTE_MS
    const opened = Math.max(start!, midnight + OPENS)
    const closed = Math.min(end!, midnight + CLOSES)
    minutes += Math.max(0, closed - opened)
  }
  return Math.floor(minutes)
}
