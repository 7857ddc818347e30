import db from '@adonisjs/lucid/services/db'
import { claimForLookup } from '#shipping/carriers/attempts/attempt_claims'
import { voidWaybill } from '#shipping/carriers/attempts/void_waybill'
import { truncateProblem } from '#shipping/carriers/attempts/attempt_outcomes'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { DriverFinder } from '#shipping/carriers/courier_drivers'
import type { VoidOutcome } from '#shipping/carriers/courier_driver'
import Shipment from '#shipping/shipment/models/shipment'

export async function voidOrphanWaybill(attemptId: number, driverOf: DriverFinder) {
  const attempt = await claimForLookup(attemptId)
  if (attempt?.state !== 'surplus') return
  const outcome = await tryToVoid(attempt, driverOf)
  if (outcome === 'later') {
    const next = { lease_until: null, next_look_at: db.raw(`now() + interval '1 hour'`) }
    await openOrphanWaybill(attemptId).update(next)
  } else if (outcome.outcome === 'not_possible') {
    const task = { problem: truncateProblem(outcome.task), lease_until: null, next_look_at: null }
    await openOrphanWaybill(attemptId).update(task)
  } else {
    await openOrphanWaybill(attemptId).update({
      state: 'settled',
      lease_until: null,
      next_look_at: null,
      ended_at: db.raw('now()'),
      problem: 'Cancelled with the courier',
    })
  }
}

async function tryToVoid(
  { shipmentId, waybillNumber, handles, driver }: BookingAttempt,
  driverOf: DriverFinder
): Promise<VoidOutcome | 'later'> {
  const shipment = await Shipment.findWithDetails(shipmentId)
  const { courierCode, organizationId } = shipment
  try {
    const waybillToVoid = { shipment, waybillNumber: waybillNumber!, handles }
    return await voidWaybill(waybillToVoid, () =>
      driverOf({ courierCode, organizationId, courierDriver: driver })
    )
  } catch {
    return 'later'
  }
}

function openOrphanWaybill(id: number) {
  return db.from('booking_attempts').where({ id, state: 'surplus' })
}
