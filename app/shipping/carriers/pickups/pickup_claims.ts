import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { databaseTime } from '#shipping/carriers/attempts/attempt_claims'
import {
  CLEARED_PICKUP_FIELDS,
  lockPickup,
  reschedulePickup,
  endPickup,
} from '#shipping/carriers/pickups/join_pickup'
import { nextPickupSlot, loadPickupRules } from '#shipping/carriers/pickups/pickup_days'
import type Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'

/** The lease must outlast any call to a courier. */
const LEASE_MINUTES = 5

const NO_ANSWER =
  'The courier did not answer, and we do not know whether it is coming. Call it and ask. We do not order the pickup again.'

export interface PickupClaim {
  pickup: Pickup
  action: 'order' | 'cancel'
}

/** Commits a claim, so that the caller may call the courier. Null if taken or nothing is due. */
export async function claimPickup(id: number): Promise<PickupClaim | null> {
  return db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    const now = await databaseTime(trx)
    const isTaken = pickup.leaseUntil !== null && pickup.leaseUntil > now
    if (isTaken || (pickup.nextTryAt !== null && pickup.nextTryAt > now)) return null
    const leaseUntil = now.plus({ minutes: LEASE_MINUTES })
    switch (pickup.state) {
      case 'calling':
        if (pickup.sentAt !== null) {
          await pickup
            .merge({ ...CLEARED_PICKUP_FIELDS, state: 'unknown', problem: NO_ANSWER })
            .save()
          return null
        }
        return { action: 'order', pickup: await startOrder(pickup, leaseUntil) }
      case 'wanted':
        return { action: 'order', pickup: await startOrder(pickup, leaseUntil) }
      case 'canceling':
        if (pickup.nextTryAt === null) return null
        return { action: 'cancel', pickup: await pickup.merge({ leaseUntil }).save() }
      default:
        return null
    }
  })
}

/** Each order has a new reference, because the courier may know that of an earlier order. */
function startOrder(pickup: Pickup, leaseUntil: DateTime): Promise<Pickup> {
  const reference = `PU-${randomBytes(6).toString('hex').toUpperCase()}`
  return pickup.merge({ state: 'calling', reference, leaseUntil, nextTryAt: null }).save()
}

/** Moves a pickup that was not ordered before its cut-off to the next day. Ends an empty one. */
export async function rescheduleMissedCutOff(id: number): Promise<number> {
  return db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (pickup.state !== 'wanted') return id
    const needed = await Shipment.query({ client: trx })
      .where({ pickupId: id, status: 'BOOKED' })
      .first()
    if (!needed) {
      await endPickup(pickup, 'canceled')
      return id
    }
    if (DateTime.now() < pickup.changeableUntil) return id
    const rules = await loadPickupRules(pickup.carrier, trx)
    return reschedulePickup(trx, pickup, nextPickupSlot(rules, pickup.day.toISODate()!))
  })
}
