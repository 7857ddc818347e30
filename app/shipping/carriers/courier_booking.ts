import db from '@adonisjs/lucid/services/db'
import { courierDriver, type DriverFinder } from '#shipping/carriers/courier_drivers'
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
 * refuses. Any other failure is thrown for the queue to try again. Safe to run twice and at the same
 * time: the courier knows the reference, and only a shipment that is still PENDING moves. The call
 * to the courier is made without a lock, because it may take as long as it likes.
 */
export async function bookWithCourier(shipmentId: number, driverOf: DriverFinder = courierDriver) {
  const shipment = await Shipment.whole(shipmentId)
  if (shipment.status !== 'PENDING') return
  try {
    const driver = driverOf(shipment.courierCode)
    const booking = await driver.book(shipment)
    const status = await accept(shipmentId, booking)
    // It answered so late that the shipment was taken back meanwhile.
    if (status === 'VOIDED') await giveWaybillBack(shipmentId, driverOf)
    await ShipmentMoved.dispatch(shipmentId)
  } catch (error) {
    if (!(error instanceof CourierRefused)) throw error
    await setAside(shipmentId, error.message.slice(0, LONGEST_ISSUE))
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
    shipment.waybillNumber = booking.waybillNumber
    shipment.issue = null
    await moveShipment(trx, shipment, 'BOOKED', { reason: 'Accepted by the courier' })
    const packages = await ShipmentPackage.query({ client: trx })
      .where('shipmentId', shipmentId)
      .orderBy('position')
    for (const [index, waybillNumber] of (booking.packageWaybillNumbers ?? []).entries()) {
      await packages[index]?.merge({ waybillNumber }).save()
    }
    return shipment.status
  })
}

async function setAside(shipmentId: number, issue: string) {
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    if (shipment.status !== 'PENDING') return
    shipment.issue = issue
    await moveShipment(trx, shipment, 'PENDING_ISSUE', { reason: issue })
  })
}
