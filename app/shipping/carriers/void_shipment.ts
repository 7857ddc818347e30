import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CommandResult } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { formatKobo, naira } from '#shared/money/rules/money'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import { voidAndRefund } from '#shipping/carriers/void_and_refund'
import ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import Shipment from '#shipping/shipment/models/shipment'

export type VoidCommand = { id: number; reason: string }

export type VoidedShipment = CommandResult & { shipment: Shipment; refundedKobo: number }

/** Returns the kobo that it refunded. */
export async function voidShipment(caller: Caller, id: number, reason: string): Promise<number> {
  const voided = await db.transaction((trx) => voidShipmentIn(trx, caller, { id, reason }))
  await voided.afterCommit?.()
  return voided.refundedKobo
}

/** For staff only. Throws E_ROW_NOT_FOUND and ForbiddenTransition. */
export async function voidShipmentIn(
  trx: TransactionClientContract,
  caller: Caller,
  { id, reason }: VoidCommand
): Promise<VoidedShipment> {
  await Shipment.visibleTo(caller).useTransaction(trx).where('id', id).firstOrFail()
  const shipment = await Shipment.locked(trx, id)
  const before = { status: shipment.status }
  const refundedKobo = await voidAndRefund(trx, shipment, { by: caller.user.id, reason })
  await recordAudit(trx, {
    actorId: caller.user.id,
    organizationId: shipment.organizationId,
    action: 'shipment.void',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    before,
    after: { status: shipment.status, reason, refunded: naira(refundedKobo) },
  })
  return {
    message: `Shipment voided. ${formatKobo(refundedKobo)} went back to the wallet.`,
    shipment,
    refundedKobo,
    async afterCommit() {
      await ShipmentVoided.dispatch(id)
      await VoidWithCourierJob.dispatch({ shipmentId: id })
    },
  }
}
