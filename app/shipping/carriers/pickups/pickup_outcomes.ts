import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseTime } from '#shipping/carriers/attempts/attempt_claims'
import { publishPickupBooked, publishPickupFailed } from '#shipping/carriers/pickups/pickup_events'
import type { PickupBooking } from '#shipping/carriers/courier_driver'
import {
  CLEARED_PICKUP_FIELDS,
  lockPickup,
  reschedulePickup,
} from '#shipping/carriers/pickups/join_pickup'
import {
  nextPickupSlot,
  loadPickupRules,
  pickupSlotOn,
} from '#shipping/carriers/pickups/pickup_days'
import type Pickup from '#shipping/shipment/models/pickup'

/** The columns are that wide. */
const LONGEST_PROBLEM = 500
const LONGEST_NUMBER = 60

/** Minutes until a courier that wants us to wait is asked again. */
const ORDER_RETRY_MINUTES = [2, 10, 30]

/** The courier comes. An answer may be late, when the turn is over: it is believed as long as it is that order's. */
export async function recordPickupBooked(
  { id, reference }: Pickup,
  { number, handles, alerts }: PickupBooking,
  packagesTold: number
) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    const isOurs = pickup.state === 'calling' || pickup.state === 'unknown'
    if (!isOurs || pickup.reference !== reference) return
    pickup.merge({
      ...CLEARED_PICKUP_FIELDS,
      state: 'booked',
      number: number.slice(0, LONGEST_NUMBER),
    })
    await pickup.merge({ handles, alerts, packagesTold }).save()
    await publishPickupBooked(trx, pickup)
  })
}

/** No machine goes on from here. */
export async function escalatePickup(
  { id, reference }: Pickup,
  state: 'by_hand' | 'refused' | 'unknown',
  problem: string
) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (pickup.state !== 'calling' || pickup.reference !== reference) return
    await pickup
      .merge({ ...CLEARED_PICKUP_FIELDS, state, problem: problem.slice(0, LONGEST_PROBLEM) })
      .save()
    if (state === 'refused') await publishPickupFailed(trx, pickup, 'refused')
  })
}

/** Nothing was ordered, and it is tried again: never sooner than `retryAt`. */
export async function scheduleOrderRetry(
  { id, reference }: Pickup,
  problem: string,
  retryAt: Date | null
) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (pickup.state !== 'calling' || pickup.reference !== reference) return
    const now = await databaseTime(trx)
    const soonest = now.plus({ minutes: ORDER_RETRY_MINUTES[pickup.tries] ?? 60 })
    const asked = retryAt ? DateTime.fromJSDate(retryAt) : soonest
    pickup.merge({ state: 'wanted', leaseUntil: null, sentAt: null, tries: pickup.tries + 1 })
    pickup.merge({ problem: problem.slice(0, LONGEST_PROBLEM) })
    await pickup.merge({ nextTryAt: DateTime.max(soonest, asked) }).save()
  })
}

/** It was not cancelled so far; without a next time staff must tell the courier. */
export async function scheduleCancelRetry(id: number, problem: string, nextTryAt: DateTime | null) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (pickup.state !== 'canceling') return
    pickup.merge({ problem: problem.slice(0, LONGEST_PROBLEM), leaseUntil: null, nextTryAt })
    await pickup.merge({ tries: pickup.tries + 1 }).save()
  })
}

/** Nobody comes any more: it has ended, or is wanted for the day it is moved to. The caller holds the row. */
export async function recordPickupCancelled(trx: TransactionClientContract, pickup: Pickup) {
  if (pickup.state !== 'canceling') return
  const { nextDay, nextReadyAt, nextCloseAt } = pickup
  if (!nextDay) {
    await pickup
      .merge({ ...CLEARED_PICKUP_FIELDS, state: 'canceled', endedAt: DateTime.now() })
      .save()
    return
  }
  const rules = await loadPickupRules(pickup.carrier, trx)
  const day = nextDay.toISODate()!
  const asked = { readyAt: nextReadyAt!, closeAt: nextCloseAt! }
  await reschedulePickup(trx, pickup, pickupSlotOn(rules, day, asked) ?? nextPickupSlot(rules, day))
}
