import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { handParcel, lockedHandParcel } from '#shipping/carriers/by_hand/hand_parcels'
import { requireToBook } from '#shipping/carriers/by_hand/hand_refusals'
import { type EnteredNumbers, requireFreeNumbers } from '#shipping/carriers/by_hand/waybill_numbers'
import { markBooked, setAside } from '#shipping/carriers/booked'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'

/**
 * Staff have booked a paid parcel with its courier, and enter the numbers that they were given. What follows is
 * as with any courier: papers, mails, notices, rewards. Throws E_ROW_NOT_FOUND, NotNow for one that does not wait
 * any more, and what `requireFreeNumbers` throws.
 */
export async function bookByHand(caller: Caller, id: number, entered: EnteredNumbers) {
  const { shipment: whole } = await handParcel(caller, id)
  await db.transaction(async (trx) => {
    const shipment = await lockedHandParcel(trx, id)
    requireToBook(shipment)
    await requireFreeNumbers(trx, shipment, entered, whole.packages.length)
    const before = { status: shipment.status }
    const cause = { by: caller.user.id, reason: 'Booked with the courier by staff' }
    await markBooked(trx, shipment, entered, cause)
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'shipment.book',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before,
      after: { status: shipment.status, ...entered },
    })
  })
  await ShipmentMoved.dispatch(id)
  await ShipmentBooked.dispatch(id)
}

/** The courier does not take it: staff say why, and retry or void it. Throws E_ROW_NOT_FOUND and NotNow. */
export async function refuseByHand(caller: Caller, id: number, reason: string) {
  await handParcel(caller, id)
  await db.transaction(async (trx) => {
    const shipment = await lockedHandParcel(trx, id)
    requireToBook(shipment)
    const before = { status: shipment.status }
    await setAside(trx, shipment, reason, caller.user.id)
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'shipment.refuse',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before,
      after: { status: shipment.status, reason },
    })
  })
}
