import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { changeReweigh } from '#shipping/reweighing/decide_reweigh'
import type Shipment from '#shipping/shipment/models/shipment'

/**
 * Closes unpaid reweighs, marks paid ones as refunded and returns their ledger references.
 * The caller must lock the shipment.
 */
export async function closeReweighs(
  trx: TransactionClientContract,
  shipment: Shipment
): Promise<string[]> {
  const all = await Reweigh.query({ client: trx }).where('shipmentId', shipment.id).forUpdate()
  for (const reweigh of all.filter(({ status, isOpen }) => isOpen || status === 'proposed')) {
    // Customers who were never asked to pay get no e-mail.
    const news = reweigh.isOpen ? 'closed' : null
    await changeReweigh(trx, reweigh.id, { status: 'closed', news })
  }
  return refundPaidReweighs(trx, shipment, all)
}

/** For a refund without a void: unlike `closeReweighs`, leaves unpaid reweighs open. */
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
