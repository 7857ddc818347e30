import { type AnnouncedHoliday, publicHolidayOn } from '#shared/time/rules/public_holidays'

export const PICKUP_DAYS_AHEAD = 14

const MS_A_DAY = 86_400_000
const SATURDAY = 6

/** Days without pickups and public holidays that staff entered. */
export type CalendarChanges = {
  daysWithoutPickup: string[]
  announcedHolidays: AnnouncedHoliday[]
}

const NO_CHANGES: CalendarChanges = { daysWithoutPickup: [], announcedHolidays: [] }

/** Says why no courier comes on a day (YYYY-MM-DD), to end a sentence; null if couriers come. */
export function noPickupReason(
  day: string,
  { daysWithoutPickup, announcedHolidays }: CalendarChanges = NO_CHANGES
): string | null {
  if (new Date(day).getUTCDay() % SATURDAY === 0) return 'must not be a Saturday or Sunday'
  const holiday = publicHolidayOn(day, announcedHolidays)
  if (holiday?.isCertain) return `falls on ${holiday.name}, a public holiday`
  return daysWithoutPickup.includes(day) ? 'falls on a day without pickups' : null
}

export function latestPickupDay(today: string): string {
  return new Date(Date.parse(today) + PICKUP_DAYS_AHEAD * MS_A_DAY).toISOString().slice(0, 10)
}

export function pickupWarning(
  day: string,
  { announcedHolidays }: Pick<CalendarChanges, 'announcedHolidays'> = NO_CHANGES
): string | null {
  const holiday = publicHolidayOn(day, announcedHolidays)
  if (!holiday || holiday.isCertain) return null
  return `${holiday.name} is expected on this day: the courier may come a day later.`
}
