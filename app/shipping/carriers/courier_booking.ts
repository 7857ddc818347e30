import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import {
  claimAttempt,
  type AttemptClaim,
  markSent,
  lockOpenAttempt,
} from '#shipping/carriers/attempts/attempt_claims'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { callWithExchangeLog } from '#shipping/carriers/attempts/exchange_log'
import {
  recordRefusal,
  scheduleRetry,
  scheduleNextLookup,
  scheduleImmediateLookup,
  recordBooking,
} from '#shipping/carriers/attempts/attempt_outcomes'
import {
  mergeLabels,
  moveDocumentsToFileStore,
} from '#shipping/carriers/attempts/carrier_documents'
import { voidOrphanWaybill } from '#shipping/carriers/attempts/orphan_waybills'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import { flagIssue } from '#shipping/carriers/mark_booked'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import {
  type CourierBooking,
  type CourierDriver,
  CourierUnavailable,
  CourierRefused,
} from '#shipping/carriers/courier_driver'
import { buildBookingRequest, buildLookupRequest } from '#shipping/carriers/build_booking_request'
import { recordCarrierCharge } from '#shipping/reweighing/carrier_reports'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * A PENDING shipment becomes BOOKED, or PENDING_ISSUE if the courier refuses. Couriers do not
 * recognise repeated bookings, so we commit an attempt before each call. If a call's outcome is
 * unknown, this throws, and the queue's retry looks the booking up. Idempotent, even in parallel.
 */
export async function bookWithCourier(shipmentId: number, driverOf: DriverFinder = driverFor) {
  const shipment = await Shipment.findOrFail(shipmentId)
  if (shipment.status !== 'PENDING' || shipment.courierDriver === 'manual') return
  const driver = await findDriverOrFlagIssue(shipment, driverOf)
  if (!driver) return
  const claim = await claimAttempt(shipmentId, driver.name)
  if (!claim) return
  // Read after the claim: the address may have been corrected until then, but not afterwards.
  await runAttempt(claim, await Shipment.findWithDetails(shipmentId), driver)
}

/** Without a driver, hands the shipment to staff, unless an attempt is still open. */
async function findDriverOrFlagIssue(shipment: Shipment, driverOf: DriverFinder) {
  try {
    return driverOf(shipment)
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error
    logger.warn({ shipmentId: shipment.id }, error.theirWords ?? error.message)
    await db.transaction(async (trx) => {
      const locked = await Shipment.locked(trx, shipment.id)
      if (locked.status !== 'PENDING' || (await lockOpenAttempt(trx, shipment.id))) return
      await flagIssue(trx, locked, error.message)
    })
    return null
  }
}

async function runAttempt(
  { attempt, action }: AttemptClaim,
  shipment: Shipment,
  driver: CourierDriver
) {
  let isSent = action === 'look'
  try {
    const requestOf = action === 'book' ? buildBookingRequest : buildLookupRequest
    const request = await requestOf(shipment, attempt.reference)
    if (action === 'book' && !(await markSent(attempt))) return
    isSent = true
    const booking =
      action === 'book'
        ? await callWithExchangeLog(attempt, () => driver.book(request))
        : await findLostBooking(attempt, driver, request)
    if (booking) await storeBooking(attempt, booking, driver)
  } catch (error) {
    if (error instanceof CourierRefused && action === 'book') {
      return recordRefusal({ attemptId: attempt.id, isSent }, error)
    }
    if (error instanceof CourierUnavailable && action === 'book') {
      return scheduleRetry({ attemptId: attempt.id, isSent }, error.message, error.retryAt)
    }
    const problem = error instanceof Error ? error.message : String(error)
    if (action === 'look') return scheduleNextLookup(attempt.id, problem)
    if (isSent) await scheduleImmediateLookup(attempt.id, problem)
    else await scheduleRetry({ attemptId: attempt.id, isSent }, problem, null)
    throw error
  }
}

export async function findLostBooking(
  attempt: BookingAttempt,
  driver: CourierDriver,
  request: BookingRequest
): Promise<CourierBooking | null> {
  const { reference, sentAt, createdAt } = attempt
  const found = await callWithExchangeLog(attempt, () =>
    driver.findByReference({ reference, sentAt: sentAt ?? createdAt, request })
  )
  if (!found) await scheduleNextLookup(attempt.id, null)
  return found
}

/** Saves the waybill before all else, so that no later failure can lose it. */
export async function storeBooking(
  attempt: BookingAttempt,
  booking: CourierBooking,
  driver: CourierDriver
) {
  const { shipmentId } = attempt
  const documents = await mergeLabels(booking.documents)
  const outcome = await recordBooking(attempt.id, { booking, documents })
  if (outcome === 'surplus') return voidOrphanWaybill(attempt.id, () => driver)
  if (outcome === 'known') return
  try {
    await moveDocumentsToFileStore(shipmentId)
  } catch (error) {
    logger.warn(
      { err: error, shipmentId },
      'Documents of a carrier could not be moved to the file store and stay in the database for now'
    )
  }
  await ShipmentUpdated.dispatch(shipmentId)
  await recordCourierCharge(attempt, booking)
}

/** Records charges in naira only. A failure does no harm: the courier's invoice has the charge. */
async function recordCourierCharge(
  { shipmentId, driver }: BookingAttempt,
  { charge }: CourierBooking
) {
  if (charge?.currency !== 'NGN') return
  const amountKobo = Math.round(charge.amount * 100)
  try {
    await recordCarrierCharge(shipmentId, { amountKobo, source: driver })
  } catch (error) {
    logger.error({ err: error, shipmentId }, 'The charge of a courier could not be recorded')
  }
}
