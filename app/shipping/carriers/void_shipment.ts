import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Forbidden } from '#identity/access/forbidden'
import type { CommandResult } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { formatKobo, naira } from '#shared/money/rules/money'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import { lockRefusedShipment } from '#shipping/carriers/retry_shipment'
import { voidAndRefund } from '#shipping/carriers/void_and_refund'
import ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import Shipment from '#shipping/shipment/models/shipment'
import { auditShipment } from '#shipping/shipment/audit_shipment'

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
  await auditShipment(trx, caller, shipment, 'shipment.void', {
    organizationId: shipment.organizationId,
    before,
    after: { status: shipment.status, reason, refunded: naira(refundedKobo) },
  })
  return {
    message: `Shipment voided. ${formatKobo(refundedKobo)} went back to the wallet.`,
    shipment,
    refundedKobo,
    afterCommit: () => announceVoid(id),
  }
}

/**
 * Voids the sender's own shipment, which a courier refused. Call `announceVoid` after the commit.
 * Throws E_ROW_NOT_FOUND, Forbidden to staff, who void a shipment under their own rules, and like
 * `lockRefusedShipment`.
 */
export async function refundRefusedShipment(
  trx: TransactionClientContract,
  caller: Caller,
  id: number
): Promise<{ shipmentId: number; refundedKobo: number; refundedTo: string }> {
  await Shipment.visibleTo(caller).useTransaction(trx).where('id', id).firstOrFail()
  if (caller.isBookingStaff) throw new Forbidden('Staff void a shipment to refund it.')
  const shipment = await lockRefusedShipment(trx, caller, { id, to: 'VOIDED' })
  const reason = 'Refunded at the request of the sender'
  const refundedKobo = await voidAndRefund(trx, shipment, { by: caller.user.id, reason })
  await recordTeamActivity(trx, caller, {
    verb: 'refund',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    after: { amountKobo: refundedKobo },
  })
  return { shipmentId: shipment.id, refundedKobo, refundedTo: shipment.refundedTo }
}

export async function announceVoid(shipmentId: number) {
  await ShipmentVoided.dispatch(shipmentId)
  await VoidWithCourierJob.dispatch({ shipmentId })
}
