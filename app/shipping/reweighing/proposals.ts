import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Reweigh, { type RatedBy } from '#shipping/reweighing/models/reweigh'
import type Shipment from '#shipping/shipment/models/shipment'

/** What a courier says of a shipment: one of the two, or both. */
export interface CarrierWord {
  shipmentId: number
  grams: number | null
  chargeKobo: number | null
  /** Who says so, as staff read it. */
  source: string
}

/** Whether staff have something to decide, something to know, or nothing at all. */
export type Noted = 'proposed' | 'noted' | 'nothing'

/** What a shipment costs more than it was paid with, and by what. */
export type Owed = { kobo: number; ratedBy: RatedBy }

/** In the place of an open one and of what was only noted. The caller holds the shipment's row lock. */
export async function propose(
  trx: TransactionClientContract,
  shipment: Shipment,
  word: CarrierWord,
  {
    difference,
    by,
    replaced,
  }: { difference: Owed | null; by: number | null; replaced: Reweigh | null }
) {
  await replaced?.useTransaction(trx).merge({ status: 'replaced' }).save()
  await Reweigh.query({ client: trx })
    .where({ shipmentId: shipment.id, status: 'noted' })
    .update({ status: 'replaced' })
  await Reweigh.create(
    {
      ...columnsOf(shipment, word, by),
      status: 'proposed',
      differenceKobo: difference?.kobo ?? null,
      ratedBy: difference?.ratedBy ?? null,
    },
    { client: trx }
  )
}

/** For staff to read; nothing is owed for it. The caller holds the shipment's row lock. */
export async function noteOnly(
  trx: TransactionClientContract,
  shipment: Shipment,
  word: CarrierWord,
  by: number | null
): Promise<Noted> {
  const columns = columnsOf(shipment, word, by)
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

function columnsOf(shipment: Shipment, word: CarrierWord, notedBy: number | null) {
  return {
    shipmentId: shipment.id,
    organizationId: shipment.organizationId,
    source: word.source.slice(0, LONGEST_SOURCE),
    billedGrams: shipment.billableGrams,
    carrierGrams: word.grams,
    carrierChargeKobo: word.chargeKobo,
    notedBy,
  }
}

/** The column is that wide. */
const LONGEST_SOURCE = 80
