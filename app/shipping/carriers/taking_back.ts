import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { giveBackSpending } from '#identity/teams/spending'
import { refundToWallet } from '#wallet/ledger/refund'
import { oweWaybill } from '#shipping/carriers/waybill_returns'
import { closeReweighs } from '#shipping/reweighing/closing'
import type Shipment from '#shipping/shipment/models/shipment'
import { moveShipment } from '#shipping/shipment/moving'

/**
 * Voids a paid shipment: what was paid for it goes back to where it came from, and so does its waybill. The caller
 * holds the row lock. Answers the kobo that went back. Throws ForbiddenMove.
 */
export async function takeBack(
  trx: TransactionClientContract,
  shipment: Shipment,
  { by = null, reason }: { by?: number | null; reason: string }
): Promise<number> {
  await moveShipment(trx, shipment, 'VOIDED', { by, reason })
  await oweWaybill(trx, shipment)
  const furtherReferences = await closeReweighs(trx, shipment)
  const { id: shipmentId, organizationId, paymentAmountKobo: amountKobo } = shipment
  // What a card brought was not counted.
  if (shipment.paymentMethod !== 'card') {
    await giveBackSpending(trx, { shipmentId, organizationId, amountKobo })
  }
  return refundToWallet(trx, {
    reference: shipment.transactionReference,
    furtherReferences,
    subjectId: shipment.id,
    comment: `Refund of shipment ${shipment.trackingNumber}`,
    createdBy: by,
  })
}
