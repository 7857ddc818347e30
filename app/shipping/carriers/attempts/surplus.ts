import db from '@adonisjs/lucid/services/db'
import { claimLookAfter } from '#shipping/carriers/attempts/claiming'
import { giveBack } from '#shipping/carriers/attempts/giving_back'
import { cut } from '#shipping/carriers/attempts/outcomes'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { DriverFinder } from '#shipping/carriers/courier_drivers'
import type { VoidOutcome } from '#shipping/carriers/courier_driver'
import Shipment from '#shipping/shipment/models/shipment'

/** The carrier made a waybill that no parcel has any more: it gets it back, or staff get a task. */
export async function giveSurplusBack(attemptId: number, driverOf: DriverFinder) {
  const attempt = await claimLookAfter(attemptId)
  if (attempt?.state !== 'surplus') return
  const outcome = await voided(attempt, driverOf)
  if (outcome === 'later') {
    const next = { lease_until: null, next_look_at: db.raw(`now() + interval '1 hour'`) }
    await stillSurplus(attemptId).update(next)
  } else if (outcome.outcome === 'not_possible') {
    const task = { problem: cut(outcome.task), lease_until: null, next_look_at: null }
    await stillSurplus(attemptId).update(task)
  } else {
    await stillSurplus(attemptId).update({
      ...{ state: 'settled', lease_until: null, next_look_at: null },
      ...{ ended_at: db.raw('now()'), problem: 'Given back to the courier' },
    })
  }
}

async function voided(
  { shipmentId, waybillNumber, handles, driver }: BookingAttempt,
  driverOf: DriverFinder
): Promise<VoidOutcome | 'later'> {
  const shipment = await Shipment.whole(shipmentId)
  const { courierCode, organizationId } = shipment
  try {
    const spare = { shipment, waybillNumber: waybillNumber!, handles }
    return await giveBack(spare, () =>
      driverOf({ courierCode, organizationId, courierDriver: driver })
    )
  } catch {
    return 'later'
  }
}

function stillSurplus(id: number) {
  return db.from('booking_attempts').where({ id, state: 'surplus' })
}
