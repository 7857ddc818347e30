import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Performed } from '#identity/approvals/approval_kind'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { formatKobo, naira } from '#shared/money/rules/money'
import { refundToWallet } from '#wallet/ledger/refund'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { FaultNoted, NotBackYet } from '#shipping/returns/refusals'
import { refundsFirstShipment } from '#shipping/returns/settings'

export type FaultCommand = { returnId: number; reason: string }

export type FaultRefunded = Performed & { first: Shipment; refundedKobo: number }

/**
 * Staff found that the courier caused a return: what its sender paid for it goes back to the balance that it came from,
 * and where staff have set so what the first shipment cost as well, once. What an exchange cost stays paid.
 *
 * Throws E_ROW_NOT_FOUND, NotBackYet before it is delivered, FaultNoted.
 */
export async function refundFault(
  trx: TransactionClientContract,
  by: Caller,
  { returnId, reason }: FaultCommand
): Promise<FaultRefunded> {
  const { shipmentId } = await ShipmentReturn.query({ client: trx })
    .where({ id: returnId })
    .whereIn('shipmentId', Shipment.visibleTo(by).select('id'))
    .firstOrFail()
  const first = await Shipment.locked(trx, shipmentId)
  const returned = await ShipmentReturn.locked(trx, returnId)
  if (returned.faultAt) throw new FaultNoted()
  if (returned.state !== 'done') throw new NotBackYet()
  const withFirst = await refundsFirstShipment.get(trx)
  const refunded = withFirst ? [returned.parcel!, first] : [returned.parcel!]
  const [{ id: subjectId, trackingNumber }] = refunded as [Shipment]
  const refundedKobo = await refundToWallet(trx, {
    reference: refunded[0]!.transactionReference,
    furtherReferences: refunded.slice(1).map((one) => one.transactionReference),
    ...{ subjectId, createdBy: by.user.id },
    comment: `Refund of return ${trackingNumber}, caused by its courier`,
  })
  const fault = { faultBy: by.user.id, faultReason: reason, faultKobo: refundedKobo }
  await returned.merge({ ...fault, faultAt: DateTime.now() }).save()
  await recordAudit(trx, {
    ...{ actorId: by.user.id, action: 'return.refund' },
    subject: { kind: 'shipment', id: first.trackingNumber },
    after: { return: trackingNumber, reason, refunded: naira(refundedKobo) },
  })
  const message = `${formatKobo(refundedKobo)} went back to the wallet.`
  return { message, first, refundedKobo }
}
