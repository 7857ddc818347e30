import type { DateTime } from 'luxon'

/** A day, YYYY-MM-DD. The API file gives it the format date. */
export type IsoDay = `${number}-${number}-${number}`

/** A time in UTC. The API file gives it the format date-time. */
export type IsoTime = `${IsoDay}T${string}Z`

type None = null | undefined

export function isoTime(moment: DateTime | Date): IsoTime
export function isoTime(moment: DateTime | Date | None): IsoTime | null
export function isoTime(moment: DateTime | Date | None): IsoTime | null {
  return moment ? (new Date(moment.valueOf()).toISOString() as IsoTime) : null
}

/** The day in the zone of the moment. */
export function isoDay(day: DateTime): IsoDay
export function isoDay(day: DateTime | None): IsoDay | null
export function isoDay(day: DateTime | None): IsoDay | null {
  return day ? (day.toISODate() as IsoDay) : null
}
