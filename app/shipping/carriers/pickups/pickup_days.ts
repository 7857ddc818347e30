import { DateTime } from 'luxon'
import { settingsFrom, type SettingsSource } from '#shared/settings/stored_settings'
import { daysWithoutPickup } from '#shipping/booking/settings'
import {
  LATEST,
  minutesOf,
  pickupCutOffs,
  pickupHours,
  type PickupHours,
  SHORTEST_WINDOW_MINUTES,
} from '#shipping/carriers/pickups/settings'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import { whyNoPickup } from '#shipping/shipment/rules/pickup_choice'

const ZONE = 'Africa/Lagos'

/** Nobody is ready at once. */
const NOTICE_MINUTES = 60

/** Staff may take days out, but hardly a whole quarter. */
const LONGEST_SEARCH_DAYS = 90

/** A day as YYYY-MM-DD, with the hours in which somebody may come. */
export interface Slot extends PickupHours {
  day: string
  changeableUntil: DateTime
}

export interface PickupRules {
  now: DateTime
  hours: PickupHours
  cutOff: string
  without: readonly string[]
}

export async function pickupRules(carrier: Carrier, from?: SettingsSource): Promise<PickupRules> {
  const settings = await settingsFrom(from)
  const [hours, cutOffs, without] = await Promise.all([
    pickupHours.get(settings),
    pickupCutOffs.get(settings),
    daysWithoutPickup(settings),
  ])
  const cutOff = cutOffs.find((line) => line.carrier === carrier)?.until ?? LATEST
  return { now: DateTime.now().setZone(ZONE), hours, cutOff, without }
}

/** The first day from the one that was asked for on which the courier can still be ordered. */
export function nextSlot(rules: PickupRules, asked: string | null): Slot {
  const today = rules.now.startOf('day')
  const first = asked ? DateTime.max(today, DateTime.fromISO(asked, { zone: ZONE })) : today
  for (let ahead = 0; ahead < LONGEST_SEARCH_DAYS; ahead++) {
    const slot = slotOn(rules, first.plus({ days: ahead }).toISODate()!, rules.hours)
    if (slot) return slot
  }
  throw new Error('There is no day left for a pickup: too many days are without')
}

/** Null where nobody comes on that day, or not any more. */
export function slotOn(rules: PickupRules, day: string, hours: PickupHours): Slot | null {
  if (isWithout(rules, day)) return null
  const changeableUntil = at(day, rules.cutOff)
  if (rules.now >= changeableUntil) return null
  const ready = DateTime.max(at(day, hours.readyAt), soonest(rules.now))
  const readyAt = ready.toISODate() === day ? ready.toFormat('HH:mm') : null
  if (!readyAt || minutesOf(hours.closeAt) - minutesOf(readyAt) < SHORTEST_WINDOW_MINUTES) {
    return null
  }
  return { day, readyAt, closeAt: hours.closeAt, changeableUntil }
}

export function isWithout({ without }: PickupRules, day: string): boolean {
  return whyNoPickup(day, without) !== null
}

function at(day: string, time: string): DateTime {
  return DateTime.fromISO(`${day}T${time}`, { zone: ZONE })
}

/** On the next half hour after the notice. */
function soonest(now: DateTime): DateTime {
  const from = now.plus({ minutes: NOTICE_MINUTES }).startOf('minute')
  const over = from.minute % 30
  return over === 0 ? from : from.plus({ minutes: 30 - over })
}

/** Today in Lagos, as YYYY-MM-DD. */
export function todayInLagos(): string {
  return DateTime.now().setZone(ZONE).toISODate()!
}
