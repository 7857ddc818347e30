import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { changeReweigh } from '#shipping/reweighing/decide_reweigh'
import type Shipment from '#shipping/shipment/models/shipment'

/**
 * Ends the reweighs of a shipment that is being voided, and answers what the ledger knows those by that were paid and
 * are to be given back with it. The caller holds the shipment's row lock in `trx`.
 */
export async function closeReweighs(
  trx: TransactionClientContract,
  shipment: Shipment
): Promise<string[]> {
  const all = await Reweigh.query({ client: trx }).where('shipmentId', shipment.id).forUpdate()
  for (const reweigh of all.filter(({ status, isOpen }) => isOpen || status === 'proposed')) {
    // Whoever was asked for money learns that nobody wants it any more.
    const news = reweigh.isOpen ? 'closed' : null
    await changeReweigh(trx, reweigh.id, { status: 'closed', news })
  }
  return refundPaidReweighs(trx, shipment, all)
}

/** The same of what was paid alone, for a shipment whose price goes back without a void. Under the same lock. */
export async function refundReweighs(
  trx: TransactionClientContract,
  shipment: Shipment
): Promise<string[]> {
  const all = await Reweigh.query({ client: trx }).where('shipmentId', shipment.id).forUpdate()
  return refundPaidReweighs(trx, shipment, all)
}

async function refundPaidReweighs(
  trx: TransactionClientContract,
  shipment: Shipment,
  all: Reweigh[]
): Promise<string[]> {
  const paid = all.filter(({ status }) => status === 'paid')
  for (const { id } of paid) await changeReweigh(trx, id, { status: 'refunded', news: null })
  return paid.map((reweigh) => reweigh.referenceOf(shipment))
}
