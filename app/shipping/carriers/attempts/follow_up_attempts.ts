import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { claimForLookup } from '#shipping/carriers/attempts/attempt_claims'
import { scheduleNextLookup } from '#shipping/carriers/attempts/attempt_outcomes'
import { voidOrphanWaybill } from '#shipping/carriers/attempts/orphan_waybills'
import { findLostBooking, storeBooking } from '#shipping/carriers/courier_booking'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import { buildLookupRequest } from '#shipping/carriers/build_booking_request'
import Shipment from '#shipping/shipment/models/shipment'
import { listDueIds } from '#shared/database/due_ids'

export function attemptsToFollowUp(except: number[] = []) {
  const due = BookingAttempt.query()
    .whereIn('state', ['abandoned', 'surplus'])
    .whereRaw('next_look_at <= now()')
    .whereRaw('(lease_until is null or lease_until <= now())')
    .orderBy('nextLookAt')
  return listDueIds(due, except)
}

/** Looks up an abandoned attempt, or voids a waybill that no shipment needs. Idempotent. */
export async function followUpAttempt(attemptId: number, driverOf: DriverFinder = driverFor) {
  const { state } = await BookingAttempt.findOrFail(attemptId)
  if (state === 'surplus') return voidOrphanWaybill(attemptId, driverOf)
  const attempt = await claimForLookup(attemptId)
  if (!attempt) return
  try {
    const shipment = await Shipment.findWithDetails(attempt.shipmentId)
    const { courierCode, organizationId } = shipment
    const driver = driverOf({ courierCode, organizationId, courierDriver: attempt.driver })
    const request = await buildLookupRequest(shipment, attempt.reference)
    const found = await findLostBooking(attempt, driver, request)
    if (found) await storeBooking(attempt, found, driver)
  } catch (error) {
    await scheduleNextLookup(attemptId, error instanceof Error ? error.message : String(error))
  }
}
