import vine from '@vinejs/vine'
import { readSnapshots, type ValuesOf } from '#shared/database/snapshot'
import {
  readSettings,
  Setting,
  type StoredSettings,
  storedSettings,
} from '#shared/settings/setting'
import { isIsoDay } from '#shared/time/rules/day'
import { ANNOUNCED_NAMES, type AnnouncedHoliday } from '#shared/time/rules/public_holidays'
import { knownPlaces } from '#shipping/places/known_places'
import { ANNOUNCED_HOLIDAYS_KEY } from '#shipping/shipment/working_days'
import type { CalendarChanges } from '#shipping/shipment/rules/pickup_day_rules'

const HOME = 'NG'

const day = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isIsoDay(value)) {
    field.report('must be written as YYYY-MM-DD', 'date', field)
  }
})

const recipientCountries = new Setting<string[]>('shipping.recipient_countries', {
  description: 'Countries that we ship to besides Nigeria',
  default: [],
  schema: vine.array(vine.string().regex(/^[A-Z]{2}$/)).distinct(),
})

export const pickupFreeDays = new Setting<string[]>('shipping.days_without_pickup', {
  description: 'Dates without pickups, in addition to weekends and public holidays',
  default: [],
  schema: vine.array(vine.string().use(day())).distinct(),
})

export const announcedHolidays = new Setting<AnnouncedHoliday[]>(ANNOUNCED_HOLIDAYS_KEY, {
  description: 'Public holidays as the government announced them, in place of the expected days',
  default: [],
  schema: vine
    .array(vine.object({ day: vine.string().use(day()), name: vine.enum(ANNOUNCED_NAMES) }))
    .distinct('day'),
})

export const BOOKING_SETTINGS: Setting<any>[] = [
  recipientCountries,
  pickupFreeDays,
  announcedHolidays,
]

export async function loadCalendarChanges(stored?: StoredSettings): Promise<CalendarChanges> {
  return readSettings({ daysWithoutPickup: pickupFreeDays, announcedHolidays }, stored)
}

const COUNTRY_FACTS = { places: knownPlaces, settings: storedSettings }

type CountryFacts = ValuesOf<typeof COUNTRY_FACTS>

/** Lists the destination countries: Nigeria first, then the ones staff chose, or all of them. */
export async function recipientCountryCodes(given?: CountryFacts): Promise<string[]> {
  const { places, settings } = given ?? (await readSnapshots(COUNTRY_FACTS))
  const chosen = await recipientCountries.get(settings)
  const codes = chosen.length ? chosen : places.countries.map(({ code }) => code)
  return [HOME, ...codes.filter((code) => code !== HOME)]
}
