import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refundMemberSpending } from '#identity/teams/spending'
import { refundToWallet } from '#wallet/ledger/refund_to_wallet'
import { queueWaybillCancellation } from '#shipping/carriers/waybill_cancellations'
import { closeReweighs } from '#shipping/reweighing/close_reweighs'
import type Shipment from '#shipping/shipment/models/shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'

/**
 * Lock the shipment's row first. Returns the kobo refunded to the balance that paid. Throws
 * ForbiddenTransition.
 */
export async function voidAndRefund(
  trx: TransactionClientContract,
  shipment: Shipment,
  { by = null, reason }: { by?: number | null; reason: string }
): Promise<number> {
  await changeStatus(trx, shipment, 'VOIDED', { by, reason })
  await queueWaybillCancellation(trx, shipment)
  const furtherReferences = await closeReweighs(trx, shipment)
  const { id: shipmentId, organizationId, paymentAmountKobo: amountKobo } = shipment
  // Card payments never counted towards the member's spending.
  if (shipment.paymentMethod !== 'card') {
    await refundMemberSpending(trx, { shipmentId, organizationId, amountKobo })
  }
  return refundToWallet(trx, {
    reference: shipment.transactionReference,
    furtherReferences,
    subjectId: shipment.id,
    comment: `Refund of shipment ${shipment.trackingNumber}`,
    createdBy: by,
  })
}
