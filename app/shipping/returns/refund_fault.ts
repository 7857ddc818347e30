import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CommandResult } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { formatKobo, naira } from '#shared/money/rules/money'
import { refundToWallet } from '#wallet/ledger/refund_to_wallet'
import { faultRefundComment } from '#shipping/invoicing/ledger_entries'
import { refundReweighs } from '#shipping/reweighing/close_reweighs'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { FaultAlreadyRefunded, ReturnNotDelivered } from '#shipping/returns/return_errors'
import { refundsFirstShipment } from '#shipping/returns/return_settings'

export type FaultRefundCommand = { returnId: number; reason: string }

export type FaultRefund = CommandResult & { first: Shipment; refundedKobo: number }

/**
 * Refunds the cost of a return that the courier caused, once, to the balance that paid. A setting
 * adds the cost of the first shipment. The replacement of an exchange is not refunded.
 *
 * Throws E_ROW_NOT_FOUND, ReturnNotDelivered and FaultAlreadyRefunded.
 */
export async function refundCourierFault(
  trx: TransactionClientContract,
  by: Caller,
  { returnId, reason }: FaultRefundCommand
): Promise<FaultRefund> {
  const { shipmentId } = await ShipmentReturn.query({ client: trx })
    .where({ id: returnId })
    .whereIn('shipmentId', Shipment.visibleTo(by).select('id'))
    .firstOrFail()
  const first = await Shipment.locked(trx, shipmentId)
  const returned = await ShipmentReturn.locked(trx, returnId)
  if (returned.faultAt) throw new FaultAlreadyRefunded()
  if (returned.state !== 'done') throw new ReturnNotDelivered()
  const parcel = await Shipment.locked(trx, returned.parcel!.id)
  if (parcel.status !== 'DELIVERED') throw new ReturnNotDelivered()
  const { trackingNumber } = parcel
  const withFirst = await refundsFirstShipment.get(trx)
  const [reference, ...furtherReferences] = await findShipmentPayments(
    trx,
    withFirst ? [parcel, first] : [parcel]
  )
  const refundedKobo = await refundToWallet(trx, {
    reference: reference!,
    furtherReferences,
    subjectId: parcel.id,
    createdBy: by.user.id,
    comment: faultRefundComment(trackingNumber),
  })
  const fault = { faultBy: by.user.id, faultReason: reason, faultKobo: refundedKobo }
  await returned.merge({ ...fault, faultAt: DateTime.now() }).save()
  await recordAudit(trx, {
    actorId: by.user.id,
    action: 'return.refund',
    subject: { kind: 'shipment', id: first.trackingNumber },
    after: { return: trackingNumber, reason, refunded: naira(refundedKobo) },
  })
  const message = `${formatKobo(refundedKobo)} went back to the wallet.`
  return { message, first, refundedKobo }
}

/** Marks paid reweighs as refunded. Returns the ledger references of prices and reweighs. */
async function findShipmentPayments(trx: TransactionClientContract, shipments: Shipment[]) {
  const references: string[] = []
  for (const shipment of shipments) {
    references.push(shipment.transactionReference, ...(await refundReweighs(trx, shipment)))
  }
  return references
}
