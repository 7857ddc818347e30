import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { loadManualParcel, lockManualParcel } from '#shipping/carriers/by_hand/manual_parcels'
import { requireBookable } from '#shipping/carriers/by_hand/manual_parcel_rules'
import {
  type EnteredNumbers,
  requireUnusedWaybillNumbers,
} from '#shipping/carriers/by_hand/waybill_numbers'
import { markBooked, flagIssue } from '#shipping/carriers/mark_booked'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import { auditShipment } from '#shipping/shipment/audit_shipment'

/** Throws E_ROW_NOT_FOUND, ManualParcelConflict and what `requireUnusedWaybillNumbers` throws. */
export async function bookManually(caller: Caller, id: number, entered: EnteredNumbers) {
  const { shipment: whole } = await loadManualParcel(caller, id)
  await db.transaction(async (trx) => {
    const shipment = await lockManualParcel(trx, id)
    requireBookable(shipment)
    await requireUnusedWaybillNumbers(trx, shipment, entered, whole.packages.length)
    const before = { status: shipment.status }
    const cause = { by: caller.user.id, reason: 'Booked with the courier by staff' }
    await markBooked(trx, shipment, entered, cause)
    await auditShipment(trx, caller, shipment, 'shipment.book', {
      before,
      after: { status: shipment.status, ...entered },
    })
  })
  await ShipmentUpdated.dispatch(id)
  await ShipmentBooked.dispatch(id)
}

/** Throws E_ROW_NOT_FOUND and ManualParcelConflict. */
export async function refuseManually(caller: Caller, id: number, reason: string) {
  await loadManualParcel(caller, id)
  await db.transaction(async (trx) => {
    const shipment = await lockManualParcel(trx, id)
    requireBookable(shipment)
    const before = { status: shipment.status }
    await flagIssue(trx, shipment, reason, caller.user.id)
    await auditShipment(trx, caller, shipment, 'shipment.refuse', {
      before,
      after: { status: shipment.status, reason },
    })
  })
}
