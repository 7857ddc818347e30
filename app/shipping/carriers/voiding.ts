import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { naira } from '#shared/money/rules/money'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import { takeBack } from '#shipping/carriers/taking_back'
import ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * Takes a paid shipment back, which only staff may. The price returns to the balance that it came from, once,
 * and the courier is told afterwards. Answers the kobo that went back.
 *
 * Throws E_ROW_NOT_FOUND for one out of sight, ForbiddenMove for one that cannot be voided.
 */
export async function voidShipment(caller: Caller, id: number, reason: string): Promise<number> {
  const found = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const refundedKobo = await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    const before = { status: shipment.status }
    const refunded = await takeBack(trx, shipment, { by: caller.user.id, reason })
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'shipment.void',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before,
      after: { status: shipment.status, reason, refunded: naira(refunded) },
    })
    return refunded
  })
  await ShipmentVoided.dispatch(found.id)
  await VoidWithCourierJob.dispatch({ shipmentId: found.id })
  return refundedKobo
}
