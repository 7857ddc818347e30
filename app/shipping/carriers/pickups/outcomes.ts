import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseTime } from '#shipping/carriers/attempts/claiming'
import { announceBooked, announceFailed } from '#shipping/carriers/pickups/announce_pickup'
import type { PickupBooking } from '#shipping/carriers/courier_driver'
import { ENDED, lockedPickup, wantFor } from '#shipping/carriers/pickups/joining'
import { nextSlot, pickupRules, slotOn } from '#shipping/carriers/pickups/pickup_days'
import type Pickup from '#shipping/shipment/models/pickup'

/** The columns are that wide. */
const LONGEST_PROBLEM = 500
const LONGEST_NUMBER = 60

/** Minutes until a courier that wants us to wait is asked again. */
const AGAIN = [2, 10, 30]

/** The courier comes. An answer may be late, when the turn is over: it is believed as long as it is that order's. */
export async function acceptPickup(
  { id, reference }: Pickup,
  { number, handles, alerts }: PickupBooking,
  packagesTold: number
) {
  await db.transaction(async (trx) => {
    const pickup = await lockedPickup(trx, id)
    const isOurs = pickup.state === 'calling' || pickup.state === 'unknown'
    if (!isOurs || pickup.reference !== reference) return
    pickup.merge({ ...ENDED, state: 'booked', number: number.slice(0, LONGEST_NUMBER) })
    await pickup.merge({ handles, alerts, packagesTold }).save()
    await announceBooked(trx, pickup)
  })
}

/** No machine goes on from here. */
export async function leaveToStaff(
  { id, reference }: Pickup,
  state: 'by_hand' | 'refused' | 'unknown',
  problem: string
) {
  await db.transaction(async (trx) => {
    const pickup = await lockedPickup(trx, id)
    if (pickup.state !== 'calling' || pickup.reference !== reference) return
    await pickup.merge({ ...ENDED, state, problem: problem.slice(0, LONGEST_PROBLEM) }).save()
    if (state === 'refused') await announceFailed(trx, pickup, 'refused')
  })
}

/** Nothing was ordered, and it is tried again: never sooner than `retryAt`. */
export async function orderLater({ id, reference }: Pickup, problem: string, retryAt: Date | null) {
  await db.transaction(async (trx) => {
    const pickup = await lockedPickup(trx, id)
    if (pickup.state !== 'calling' || pickup.reference !== reference) return
    const now = await databaseTime(trx)
    const soonest = now.plus({ minutes: AGAIN[pickup.tries] ?? 60 })
    const asked = retryAt ? DateTime.fromJSDate(retryAt) : soonest
    pickup.merge({ state: 'wanted', leaseUntil: null, sentAt: null, tries: pickup.tries + 1 })
    pickup.merge({ problem: problem.slice(0, LONGEST_PROBLEM) })
    await pickup.merge({ nextTryAt: DateTime.max(soonest, asked) }).save()
  })
}

/** It was not cancelled so far; without a next time staff must tell the courier. */
export async function cancelLater(id: number, problem: string, nextTryAt: DateTime | null) {
  await db.transaction(async (trx) => {
    const pickup = await lockedPickup(trx, id)
    if (pickup.state !== 'canceling') return
    pickup.merge({ problem: problem.slice(0, LONGEST_PROBLEM), leaseUntil: null, nextTryAt })
    await pickup.merge({ tries: pickup.tries + 1 }).save()
  })
}

/** Nobody comes any more: it has ended, or is wanted for the day it is moved to. The caller holds the row. */
export async function acceptCancellation(trx: TransactionClientContract, pickup: Pickup) {
  if (pickup.state !== 'canceling') return
  const { nextDay, nextReadyAt, nextCloseAt } = pickup
  if (!nextDay) {
    await pickup.merge({ ...ENDED, state: 'canceled', endedAt: DateTime.now() }).save()
    return
  }
  const rules = await pickupRules(pickup.carrier, trx)
  const day = nextDay.toISODate()!
  const asked = { readyAt: nextReadyAt!, closeAt: nextCloseAt! }
  await wantFor(trx, pickup, slotOn(rules, day, asked) ?? nextSlot(rules, day))
}
