import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import { type CourierBooking, CourierRefused } from '#shipping/carriers/courier_driver'
import { giveWaybillBack, oweWaybill } from '#shipping/carriers/waybill_returns'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { moveShipment, type ShipmentStatus } from '#shipping/shipment/moving'

/** The column is that wide. */
const LONGEST_ISSUE = 300

/**
 * Gets the waybill of a paid shipment: PENDING becomes BOOKED, or PENDING_ISSUE when the courier
 * refuses; one that staff book by hand stays PENDING. Any other failure is thrown for the queue to try
 * again. Safe to run twice and at the same time: the courier knows the reference, and only a shipment
 * that is still PENDING moves. The call to the courier is made without a lock, because it may take as
 * long as it likes.
 */
export async function bookWithCourier(shipmentId: number, driverOf: DriverFinder = driverFor) {
  const shipment = await Shipment.whole(shipmentId)
  if (shipment.status !== 'PENDING') return
  try {
    const driver = driverOf(shipment)
    const booking = await driver.book(shipment)
    if (booking === null) return
    const status = await accept(shipmentId, booking)
    // It answered so late that the shipment was taken back meanwhile.
    if (status === 'VOIDED') await giveWaybillBack(shipmentId, driverOf)
    await ShipmentMoved.dispatch(shipmentId)
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error
    await db.transaction(async (trx) => {
      const refused = await Shipment.locked(trx, shipmentId)
      if (refused.status === 'PENDING') await setAside(trx, refused, error.message)
    })
  }
}

/** Answers where the shipment stands then. */
async function accept(shipmentId: number, booking: CourierBooking): Promise<ShipmentStatus> {
  return db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    if (shipment.status === 'PENDING_ISSUE') {
      // A retry gets the same number, and a void must know what to give back.
      await shipment.merge({ waybillNumber: booking.waybillNumber }).save()
    }
    if (shipment.status === 'VOIDED') {
      await oweWaybill(trx, { id: shipmentId, waybillNumber: booking.waybillNumber })
    }
    if (shipment.status !== 'PENDING') return shipment.status
    await markBooked(trx, shipment, booking, { reason: 'Accepted by the courier' })
    return shipment.status
  })
}

type Cause = { by?: number; reason: string }

/** Gives a shipment its numbers. The caller holds its row lock. Throws ForbiddenMove. */
export async function markBooked(
  trx: TransactionClientContract,
  shipment: Shipment,
  { waybillNumber, packageWaybillNumbers = [] }: CourierBooking,
  cause: Cause
) {
  shipment.waybillNumber = waybillNumber
  shipment.issue = null
  await moveShipment(trx, shipment, 'BOOKED', cause)
  const packages = await ShipmentPackage.query({ client: trx })
    .where('shipmentId', shipment.id)
    .orderBy('position')
  for (const [index, number] of packageWaybillNumbers.entries()) {
    await packages[index]?.merge({ waybillNumber: number }).save()
  }
}

/** The courier does not take it, and staff decide. The caller holds its row lock. Throws ForbiddenMove. */
export async function setAside(
  trx: TransactionClientContract,
  shipment: Shipment,
  reason: string,
  by?: number
) {
  shipment.issue = reason.slice(0, LONGEST_ISSUE)
  await moveShipment(trx, shipment, 'PENDING_ISSUE', { by, reason: shipment.issue })
}
