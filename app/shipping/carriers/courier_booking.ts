import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import {
  claimTurn,
  type Claim,
  markSent,
  openAttemptOf,
} from '#shipping/carriers/attempts/claiming'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { keepExchanges } from '#shipping/carriers/attempts/exchange_log'
import {
  acceptRefusal,
  callAgainLater,
  lookLater,
  lookSoon,
  takeBooking,
} from '#shipping/carriers/attempts/outcomes'
import { gathered, storePapers } from '#shipping/carriers/attempts/papers'
import { giveSurplusBack } from '#shipping/carriers/attempts/surplus'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import { setAside } from '#shipping/carriers/booked'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import {
  type CourierBooking,
  type CourierDriver,
  CourierNotNow,
  CourierRefused,
} from '#shipping/carriers/courier_driver'
import { bookingRequestOf, lookRequestOf } from '#shipping/carriers/requesting'
import { withExchanges } from '#shipping/carriers/wire/exchanges'
import { noteCarrierCharge } from '#shipping/reweighing/noting'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * Gets the waybill of a paid shipment: PENDING becomes BOOKED, or PENDING_ISSUE when the courier refuses; one that
 * staff book by hand stays PENDING. No courier knows a repeated booking, so each call is a committed row before it is
 * made, and one whose outcome nobody knows is looked for and never made again. Whatever is unknown is thrown, for the
 * queue to come back to it. Safe to run twice and at the same time.
 */
export async function bookWithCourier(shipmentId: number, driverOf: DriverFinder = driverFor) {
  const shipment = await Shipment.whole(shipmentId)
  if (shipment.status !== 'PENDING' || shipment.courierDriver === 'manual') return
  const driver = await driverOrSetAside(shipment, driverOf)
  if (!driver) return
  const claim = await claimTurn(shipmentId, driver.name)
  if (!claim) return
  await takeTurn(claim, shipment, driver)
}

/** Nobody here can speak of this parcel any more. What was ordered before stays to be looked for. */
async function driverOrSetAside(shipment: Shipment, driverOf: DriverFinder) {
  try {
    return driverOf(shipment)
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error
    await db.transaction(async (trx) => {
      const locked = await Shipment.locked(trx, shipment.id)
      if (locked.status !== 'PENDING' || (await openAttemptOf(trx, shipment.id))) return
      await setAside(trx, locked, error.theirWords ?? error.message)
    })
    return null
  }
}

async function takeTurn({ attempt, turn }: Claim, shipment: Shipment, driver: CourierDriver) {
  let isSent = turn === 'look'
  try {
    const requestOf = turn === 'book' ? bookingRequestOf : lookRequestOf
    const request = await requestOf(shipment, attempt.reference)
    if (turn === 'book' && !(await markSent(attempt))) return
    isSent = true
    const booking =
      turn === 'book'
        ? await ordered(attempt, driver, request)
        : await lookedFor(attempt, driver, request)
    if (booking) await takeIn(attempt, booking, driver)
  } catch (error) {
    if (error instanceof CourierRefused && turn === 'book') {
      return acceptRefusal({ attemptId: attempt.id, isSent }, error)
    }
    if (error instanceof CourierNotNow && turn === 'book') {
      return callAgainLater({ attemptId: attempt.id, isSent }, error.message, error.retryAt)
    }
    const problem = error instanceof Error ? error.message : String(error)
    if (turn === 'look') return lookLater(attempt.id, problem)
    if (isSent) await lookSoon(attempt.id, problem)
    else await callAgainLater({ attemptId: attempt.id, isSent }, problem, null)
    throw error
  }
}

async function ordered(attempt: BookingAttempt, driver: CourierDriver, request: BookingRequest) {
  return withExchanges(
    () => driver.book(request),
    (said) => keepExchanges(attempt, said)
  )
}

/** Null where the courier has none so far. */
export async function lookedFor(
  attempt: BookingAttempt,
  driver: CourierDriver,
  request: BookingRequest
): Promise<CourierBooking | null> {
  const { reference, sentAt, createdAt } = attempt
  const found = await withExchanges(
    () => driver.findByReference({ reference, sentAt: sentAt ?? createdAt, request }),
    (said) => keepExchanges(attempt, said)
  )
  if (!found) await lookLater(attempt.id, null)
  return found
}

/** The number is ours from here on, whatever becomes of the rest. */
export async function takeIn(
  attempt: BookingAttempt,
  booking: CourierBooking,
  driver: CourierDriver
) {
  const { shipmentId } = attempt
  const papers = await gathered(booking.papers)
  const outcome = await takeBooking(attempt.id, { booking, papers })
  if (outcome === 'surplus') return giveSurplusBack(attempt.id, () => driver)
  if (outcome === 'known') return
  try {
    await storePapers(shipmentId)
  } catch (error) {
    logger.warn({ err: error, shipmentId }, 'The papers of a carrier stay in the database for now')
  }
  await ShipmentMoved.dispatch(shipmentId)
  await noteCharge(attempt, booking)
}

/** Only naira can be compared with what we asked for. A note that is lost comes with the courier's bill. */
async function noteCharge({ shipmentId, driver }: BookingAttempt, { charged }: CourierBooking) {
  if (charged?.currency !== 'NGN') return
  const amountKobo = Math.round(charged.amount * 100)
  try {
    await noteCarrierCharge(shipmentId, { amountKobo, source: driver })
  } catch (error) {
    logger.error({ err: error, shipmentId }, 'What a courier charges could not be noted')
  }
}
