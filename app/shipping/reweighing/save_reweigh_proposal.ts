import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Reweigh, { type ReweighRatedBy } from '#shipping/reweighing/models/reweigh'
import type Shipment from '#shipping/shipment/models/shipment'

/** What a courier says of a shipment: one of the two, or both. */
export interface CarrierMessage {
  shipmentId: number
  grams: number | null
  chargeKobo: number | null
  /** Who says so, as staff read it. */
  source: string
}

/** Whether staff have something to decide, something to know, or nothing at all. */
export type Recorded = 'proposed' | 'noted' | 'nothing'

/** What a shipment costs more than it was paid with, and by what. */
export type ReweighDifference = { kobo: number; ratedBy: ReweighRatedBy }

/** In the place of an open one and of what was only noted. The caller holds the shipment's row lock. */
export async function saveReweighProposal(
  trx: TransactionClientContract,
  shipment: Shipment,
  word: CarrierMessage,
  {
    difference,
    by,
    replaced,
  }: { difference: ReweighDifference | null; by: number | null; replaced: Reweigh | null }
) {
  await replaced?.useTransaction(trx).merge({ status: 'replaced' }).save()
  await Reweigh.query({ client: trx })
    .where({ shipmentId: shipment.id, status: 'noted' })
    .update({ status: 'replaced' })
  await Reweigh.create(
    {
      ...reweighColumns(shipment, word, by),
      status: 'proposed',
      differenceKobo: difference?.kobo ?? null,
      ratedBy: difference?.ratedBy ?? null,
    },
    { client: trx }
  )
}

/** For staff to read; nothing is owed for it. The caller holds the shipment's row lock. */
export async function recordWithoutCharge(
  trx: TransactionClientContract,
  shipment: Shipment,
  word: CarrierMessage,
  by: number | null
): Promise<Recorded> {
  const columns = reweighColumns(shipment, word, by)
  const status = 'noted'
  const found = await Reweigh.query({ client: trx })
    .where({ shipmentId: shipment.id, status })
    .first()
  if (found?.carrierGrams === columns.carrierGrams) return 'nothing'
  await (found ?? new Reweigh())
    .useTransaction(trx)
    .merge({ ...columns, status })
    .save()
  return 'noted'
}

function reweighColumns(shipment: Shipment, word: CarrierMessage, notedBy: number | null) {
  return {
    shipmentId: shipment.id,
    organizationId: shipment.organizationId,
    source: word.source.slice(0, MAX_SOURCE_LENGTH),
    billedGrams: shipment.billableGrams,
    carrierGrams: word.grams,
    carrierChargeKobo: word.chargeKobo,
    notedBy,
  }
}

/** The column is that wide. */
const MAX_SOURCE_LENGTH = 80
