import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { callWithExchangeLog } from '#shipping/carriers/attempts/exchange_log'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import {
  CourierUnavailable,
  CourierRefused,
  type PickupService,
  type PickupRequest,
} from '#shipping/carriers/courier_driver'
import { claimPickup, rescheduleMissedCutOff } from '#shipping/carriers/pickups/pickup_claims'
import { lockPickup } from '#shipping/carriers/pickups/join_pickup'
import {
  recordPickupCancelled,
  recordPickupBooked,
  scheduleCancelRetry,
  escalatePickup,
  scheduleOrderRetry,
} from '#shipping/carriers/pickups/pickup_outcomes'
import type Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import { buildLookupRequest, requireService } from '#shipping/carriers/build_booking_request'

const HOME = 'NG'

const CANCEL_RETRY_MINUTES = [1, 5, 15]

/**
 * Couriers cannot look an order up, so we commit it before the call: if the response is lost, staff
 * ask the courier, and we do not order twice. Idempotent, even in parallel.
 */
export async function processPickup(id: number, driverOf: DriverFinder = driverFor) {
  const claim = await claimPickup(await rescheduleMissedCutOff(id))
  if (!claim) return
  if (claim.action === 'cancel') await cancelWithCourier(claim.pickup, driverOf)
  else await orderPickup(claim.pickup, driverOf)
}

/** Orders nothing if the lease expired while it prepared the order. */
export async function orderPickup(pickup: Pickup, driverOf: DriverFinder) {
  const parcels = await listWaitingParcels(pickup.id)
  const prepared = await preparePickupOrder(pickup, parcels, driverOf)
  if ('problem' in prepared) return escalatePickup(pickup, 'by_hand', prepared.problem)
  const { service, request } = prepared
  if (!(await markPickupSent(pickup))) return
  const about = { shipmentId: parcels[0]!.id, driver: pickup.driver }
  try {
    const booking = await callWithExchangeLog(about, () => service.book(request))
    await recordPickupBooked(pickup, booking, request.packages)
  } catch (error) {
    if (error instanceof CourierRefused) {
      return escalatePickup(pickup, 'refused', error.theirWords ?? error.message)
    }
    if (error instanceof CourierUnavailable)
      return scheduleOrderRetry(pickup, error.message, error.retryAt)
    const message = error instanceof Error ? error.message : String(error)
    const task = `${message}. Call the courier and ask whether it is coming.`
    await escalatePickup(pickup, 'unknown', task)
  }
}

/** Call it right before the order, which must then not be repeated. False if the lease expired. */
async function markPickupSent({ id, reference }: Pickup): Promise<boolean> {
  const changed = await db
    .from('pickups')
    .where({ id, state: 'calling', reference })
    .whereNull('sent_at')
    .whereRaw('lease_until > now()')
    .update({ sent_at: db.raw('now()') })
  return Number(changed) > 0
}

type PreparedPickupOrder = { service: PickupService; request: PickupRequest } | { problem: string }

async function preparePickupOrder(
  pickup: Pickup,
  parcels: Shipment[],
  driverOf: DriverFinder
): Promise<PreparedPickupOrder> {
  const [first] = parcels
  if (!first) return { problem: 'No parcel is waiting for this pickup any more.' }
  if (first.address('origin').countryCode !== HOME) {
    return { problem: 'The sender is abroad: arrange the pickup with the courier there.' }
  }
  try {
    const service = driverOf(first).pickups
    if (!service)
      return { problem: 'We cannot order this pickup automatically. Order it yourself.' }
    return { service, request: await buildPickupRequest(pickup, parcels) }
  } catch (error) {
    if (error instanceof CourierRefused) return { problem: error.theirWords ?? error.message }
    logger.error({ err: error, pickupId: pickup.id }, 'The order of a pickup could not be prepared')
    const message = error instanceof Error ? error.message : String(error)
    return { problem: `We could not prepare this order (${message}). Order it yourself.` }
  }
}

/** Couriers cancel idempotently, so we retry a lost call until staff must telephone them. */
async function cancelWithCourier(pickup: Pickup, driverOf: DriverFinder) {
  const { id, number, handles, alerts, day, carrier, driver, organizationId } = pickup
  try {
    const service = driverOf({
      courierCode: carrier.toUpperCase(),
      courierDriver: driver,
      organizationId,
    }).pickups
    if (!service)
      return scheduleCancelRetry(id, `Tell the courier that pickup ${number} is cancelled.`, null)
    const parcel = await Shipment.query().where({ pickupId: id }).orderBy('id').firstOrFail()
    const outcome = await callWithExchangeLog({ shipmentId: parcel.id, driver }, () =>
      service.cancel({ number: number!, handles, alerts, day, senderCountryCode: HOME })
    )
    if (outcome.outcome === 'not_possible') return scheduleCancelRetry(id, outcome.task, null)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof CourierRefused)
      return scheduleCancelRetry(id, error.theirWords ?? message, null)
    const nextTryAt = nextCancellationTry(pickup, error)
    const task = nextTryAt
      ? message
      : `${message}. Tell the courier that pickup ${number} is cancelled.`
    return scheduleCancelRetry(id, task, nextTryAt)
  }
  await db.transaction(async (trx) => recordPickupCancelled(trx, await lockPickup(trx, id)))
  // If the pickup was moved to another day, it is now `wanted`, so this orders it.
  await processPickup(id, driverOf)
}

/** Null if there are no retries left, or if the next would be after the cut-off. */
function nextCancellationTry({ tries, changeableUntil }: Pickup, error: unknown): DateTime | null {
  const minutes = CANCEL_RETRY_MINUTES[tries]
  if (minutes === undefined) return null
  const soonest = DateTime.now().plus({ minutes })
  const retryAt = error instanceof CourierUnavailable && error.retryAt
  const at = retryAt ? DateTime.max(soonest, DateTime.fromJSDate(retryAt)) : soonest
  return at < changeableUntil ? at : null
}

/** Returns shipments from `Shipment.findWithDetails`, oldest first. */
async function listWaitingParcels(pickupId: number): Promise<Shipment[]> {
  const rows = await Shipment.query()
    .select('id')
    .where({ pickupId, status: 'BOOKED' })
    .orderBy('id')
  return Promise.all(rows.map(({ id }) => Shipment.findWithDetails(id)))
}

/** Throws CourierRefused if staff have set no service. */
async function buildPickupRequest(
  { reference, day, readyAt, closeAt }: Pickup,
  shipments: Shipment[]
): Promise<PickupRequest> {
  const requests = await Promise.all(
    shipments.map(async (shipment) => ({
      shipment,
      request: await buildLookupRequest(shipment, shipment.transactionReference),
    }))
  )
  const packages = requests.flatMap(({ request }) => request.packages)
  return {
    reference: reference!,
    day,
    readyAt,
    closeAt,
    at: requests[0]!.request.sender,
    packages: packages.length,
    grams: packages.reduce((sum, { grams }) => sum + grams, 0),
    parcels: requests.map(({ shipment, request }) => ({
      waybillNumber: shipment.waybillNumber!,
      service: requireService(shipment, request),
      destinationCountryCode: request.receiver.countryCode,
    })),
    note: null,
  }
}
