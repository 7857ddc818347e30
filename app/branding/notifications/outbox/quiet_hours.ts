import type { DateTime } from 'luxon'
import type { QuietHours } from '#branding/notifications/rules/channel_plan'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

/** Returns the end of the current quiet hours; null outside of quiet hours. */
export function quietHoursEnd(hours: QuietHours, now: DateTime): DateTime | null {
  if (!hours.quiet) return null
  const local = now.setZone(LAGOS_ZONE)
  const clock = local.toFormat('HH:mm')
  const { quietFrom, quietUntil: until } = hours
  const isOverMidnight = quietFrom > until
  const isQuiet = isOverMidnight
    ? clock >= quietFrom || clock < until
    : clock >= quietFrom && clock < until
  if (!isQuiet) return null
  const [hour, minute] = until.split(':').map(Number)
  const end = local.set({ hour, minute, second: 0, millisecond: 0 })
  return end > local ? end : end.plus({ days: 1 })
}
