import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { claimLookAfter } from '#shipping/carriers/attempts/claiming'
import { lookLater } from '#shipping/carriers/attempts/outcomes'
import { giveSurplusBack } from '#shipping/carriers/attempts/surplus'
import { lookedFor, takeIn } from '#shipping/carriers/courier_booking'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import { lookRequestOf } from '#shipping/carriers/requesting'
import Shipment from '#shipping/shipment/models/shipment'

const BATCH = 100

/** Those whose time has come: given up by staff and still looked for, or made and not wanted. */
export async function attemptsToWatch(except: number[] = []): Promise<number[]> {
  const rows = await BookingAttempt.query()
    .select('id')
    .whereIn('state', ['abandoned', 'surplus'])
    .whereNotIn('id', except)
    .whereRaw('next_look_at <= now()')
    .whereRaw('(lease_until is null or lease_until <= now())')
    .orderBy('nextLookAt')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Looks once more for what staff gave up, and gives back what nobody wants. Safe to run twice. */
export async function watchAttempt(attemptId: number, driverOf: DriverFinder = driverFor) {
  const { state } = await BookingAttempt.findOrFail(attemptId)
  if (state === 'surplus') return giveSurplusBack(attemptId, driverOf)
  const attempt = await claimLookAfter(attemptId)
  if (!attempt) return
  try {
    const shipment = await Shipment.whole(attempt.shipmentId)
    const { courierCode, organizationId } = shipment
    const driver = driverOf({ courierCode, organizationId, courierDriver: attempt.driver })
    const request = await lookRequestOf(shipment, attempt.reference)
    const found = await lookedFor(attempt, driver, request)
    if (found) await takeIn(attempt, found, driver)
  } catch (error) {
    await lookLater(attemptId, error instanceof Error ? error.message : String(error))
  }
}
