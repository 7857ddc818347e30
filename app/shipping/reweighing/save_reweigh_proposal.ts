import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Reweigh, { type ReweighRatedBy } from '#shipping/reweighing/models/reweigh'
import type Shipment from '#shipping/shipment/models/shipment'

/** A courier's report with a weight, a charge, or both. */
export interface CarrierMessage {
  shipmentId: number
  grams: number | null
  chargeKobo: number | null
  /** The source of the report, for staff. */
  source: string
}

/** `proposed`: staff decide; `noted`: nothing is owed; `nothing`: already known or irrelevant. */
export type Recorded = 'proposed' | 'noted' | 'nothing'

export type ReweighDifference = { kobo: number; ratedBy: ReweighRatedBy }

/** Replaces an open proposal and reports that cost nothing. The caller must lock the shipment. */
export async function saveReweighProposal(
  trx: TransactionClientContract,
  shipment: Shipment,
  message: CarrierMessage,
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
      ...reweighColumns(shipment, message, by),
      status: 'proposed',
      differenceKobo: difference?.kobo ?? null,
      ratedBy: difference?.ratedBy ?? null,
    },
    { client: trx }
  )
}

/** Saves a report that costs nothing, for staff. The caller must lock the shipment. */
export async function recordWithoutCharge(
  trx: TransactionClientContract,
  shipment: Shipment,
  message: CarrierMessage,
  by: number | null
): Promise<Recorded> {
  const columns = reweighColumns(shipment, message, by)
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

function reweighColumns(shipment: Shipment, message: CarrierMessage, notedBy: number | null) {
  return {
    shipmentId: shipment.id,
    organizationId: shipment.organizationId,
    source: message.source.slice(0, MAX_SOURCE_LENGTH),
    billedGrams: shipment.billableGrams,
    carrierGrams: message.grams,
    carrierChargeKobo: message.chargeKobo,
    notedBy,
  }
}

/** Width of the column `source`. */
const MAX_SOURCE_LENGTH = 80
