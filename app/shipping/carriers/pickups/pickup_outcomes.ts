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
  endPickup,
} from '#shipping/carriers/pickups/join_pickup'
import {
  nextPickupSlot,
  loadPickupRules,
  pickupSlotOn,
} from '#shipping/carriers/pickups/pickup_days'
import type Pickup from '#shipping/shipment/models/pickup'

/** Widths of the columns `problem` and `number`. */
const MAX_PROBLEM_LENGTH = 500
const MAX_NUMBER_LENGTH = 60

const ORDER_RETRY_MINUTES = [2, 10, 30]

/** Records also a late response, if its reference is that of the current order. */
export async function recordPickupBooked(
  { id, reference }: Pickup,
  { number, handles, alerts }: PickupBooking,
  reportedPackages: number
) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    const isOurs = pickup.state === 'calling' || pickup.state === 'unknown'
    if (!isOurs || pickup.reference !== reference) return
    await pickup
      .merge({
        ...CLEARED_PICKUP_FIELDS,
        state: 'booked',
        number: number.slice(0, MAX_NUMBER_LENGTH),
        handles,
        alerts,
        packagesTold: reportedPackages,
      })
      .save()
    await publishPickupBooked(trx, pickup)
  })
}

export async function escalatePickup(
  { id, reference }: Pickup,
  state: 'by_hand' | 'refused' | 'unknown',
  problem: string
) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (pickup.state !== 'calling' || pickup.reference !== reference) return
    await pickup
      .merge({ ...CLEARED_PICKUP_FIELDS, state, problem: problem.slice(0, MAX_PROBLEM_LENGTH) })
      .save()
    if (state === 'refused') await publishPickupFailed(trx, pickup, 'refused')
  })
}

/** Call it if the courier ordered nothing. The next order is not sent before `retryAt`. */
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
    const requestedRetry = retryAt ? DateTime.fromJSDate(retryAt) : soonest
    pickup.merge({ state: 'wanted', leaseUntil: null, sentAt: null, tries: pickup.tries + 1 })
    pickup.merge({ problem: problem.slice(0, MAX_PROBLEM_LENGTH) })
    await pickup.merge({ nextTryAt: DateTime.max(soonest, requestedRetry) }).save()
  })
}

/** If `nextTryAt` is null, staff must call the courier to cancel. */
export async function scheduleCancelRetry(id: number, problem: string, nextTryAt: DateTime | null) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (pickup.state !== 'canceling') return
    pickup.merge({ problem: problem.slice(0, MAX_PROBLEM_LENGTH), leaseUntil: null, nextTryAt })
    await pickup.merge({ tries: pickup.tries + 1 }).save()
  })
}

/** Ends the pickup, or moves it to the day that its owner chose. Call `lockPickup` first. */
export async function recordPickupCancelled(trx: TransactionClientContract, pickup: Pickup) {
  if (pickup.state !== 'canceling') return
  const { nextDay, nextReadyAt, nextCloseAt } = pickup
  if (!nextDay) return endPickup(pickup, 'canceled')
  const rules = await loadPickupRules(pickup.carrier, trx)
  const day = nextDay.toISODate()!
  const requestedHours = { readyAt: nextReadyAt!, closeAt: nextCloseAt! }
  await reschedulePickup(
    trx,
    pickup,
    pickupSlotOn(rules, day, requestedHours) ?? nextPickupSlot(rules, day)
  )
}
