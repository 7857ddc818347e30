import { DateTime } from 'luxon'
import { resolveSettings, type SettingsSource } from '#shared/settings/setting'
import { loadCalendarChanges } from '#shipping/booking/booking_settings'
import {
  DEFAULT_CUT_OFF,
  minutesOfDay,
  pickupCutOffs,
  pickupHours,
  type PickupHours,
  MIN_WINDOW_MINUTES,
} from '#shipping/carriers/pickups/pickup_settings'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import { type CalendarChanges, noPickupReason } from '#shipping/shipment/rules/pickup_day_rules'

const ZONE = 'Africa/Lagos'

const NOTICE_MINUTES = 60

const MAX_SEARCH_DAYS = 90

/** `day` is a day in Lagos, YYYY-MM-DD. */
export interface PickupSlot extends PickupHours {
  day: string
  changeableUntil: DateTime
}

export interface PickupRules {
  now: DateTime
  hours: PickupHours
  cutOff: string
  changes: CalendarChanges
}

export async function loadPickupRules(
  carrier: Carrier,
  from?: SettingsSource
): Promise<PickupRules> {
  const settings = await resolveSettings(from)
  const [hours, cutOffs, changes] = await Promise.all([
    pickupHours.get(settings),
    pickupCutOffs.get(settings),
    loadCalendarChanges(settings),
  ])
  const cutOff = cutOffs.find((line) => line.carrier === carrier)?.until ?? DEFAULT_CUT_OFF
  return { now: DateTime.now().setZone(ZONE), hours, cutOff, changes }
}

export function nextPickupSlot(rules: PickupRules, preferredDay: string | null): PickupSlot {
  const today = rules.now.startOf('day')
  const first = preferredDay
    ? DateTime.max(today, DateTime.fromISO(preferredDay, { zone: ZONE }))
    : today
  for (let ahead = 0; ahead < MAX_SEARCH_DAYS; ahead++) {
    const slot = pickupSlotOn(rules, first.plus({ days: ahead }).toISODate()!, rules.hours)
    if (slot) return slot
  }
  throw new Error('No day is left for a pickup: too many days are set as days without pickups')
}

/** Null if there are no pickups on that day or its cut-off has passed. */
export function pickupSlotOn(
  rules: PickupRules,
  day: string,
  hours: PickupHours
): PickupSlot | null {
  if (isDayWithoutPickup(rules, day)) return null
  const changeableUntil = timeOnDay(day, rules.cutOff)
  if (rules.now >= changeableUntil) return null
  const ready = DateTime.max(timeOnDay(day, hours.readyAt), earliestReadyTime(rules.now))
  const readyAt = ready.toISODate() === day ? ready.toFormat('HH:mm') : null
  if (!readyAt || minutesOfDay(hours.closeAt) - minutesOfDay(readyAt) < MIN_WINDOW_MINUTES) {
    return null
  }
  return { day, readyAt, closeAt: hours.closeAt, changeableUntil }
}

export function isDayWithoutPickup({ changes }: PickupRules, day: string): boolean {
  return noPickupReason(day, changes) !== null
}

function timeOnDay(day: string, time: string): DateTime {
  return DateTime.fromISO(`${day}T${time}`, { zone: ZONE })
}

/** The first half hour for which couriers have enough notice. */
function earliestReadyTime(now: DateTime): DateTime {
  const from = now.plus({ minutes: NOTICE_MINUTES }).startOf('minute')
  const over = from.minute % 30
  return over === 0 ? from : from.plus({ minutes: 30 - over })
}
