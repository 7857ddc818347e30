import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { ChargeKind } from '#shipping/pricing/charges'
import Reweigh, {
  OPEN_REWEIGH_STATUSES,
  type ReweighStatus,
} from '#shipping/reweighing/models/reweigh'
import {
  type CarrierMessage,
  recordWithoutCharge,
  type Recorded,
  type ReweighDifference,
  saveReweighProposal,
} from '#shipping/reweighing/save_reweigh_proposal'
import { type DifferenceRater, createDifferenceRater } from '#shipping/reweighing/rate_difference'
import { reweighTolerance } from '#shipping/reweighing/reweigh_settings'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * Records a weight that the courier bills. Idempotent: ignores a weight that is known or within the
 * tolerance, or whose shipment is unpaid or voided. Throws E_ROW_NOT_FOUND.
 */
export function recordCarrierWeight(
  shipmentId: number,
  { chargeableGrams, source }: { chargeableGrams: number; source: string }
): Promise<Recorded> {
  return recordCarrierMessage({ shipmentId, grams: chargeableGrams, chargeKobo: null, source })
}

/** Records a courier's charge. It counts only if a greater weight does not explain it. */
export function recordCarrierCharge(
  shipmentId: number,
  { amountKobo, source }: { amountKobo: number; source: string }
): Promise<Recorded> {
  return recordCarrierMessage({ shipmentId, grams: null, chargeKobo: amountKobo, source })
}

async function recordCarrierMessage(message: CarrierMessage): Promise<Recorded> {
  const [recorded] = await recordCarrierMessages([message])
  return recorded!
}

/** Records all messages or none. The results have the order of the messages. */
export async function recordCarrierMessages(
  messages: readonly CarrierMessage[],
  by: number | null = null,
  also?: (trx: TransactionClientContract, recorded: Recorded[]) => Promise<void>
): Promise<Recorded[]> {
  const tolerance = await reweighTolerance.get()
  const raters = await loadRaters(messages)
  // Locking the shipments in id order avoids deadlocks.
  const inOrder = messages
    .map((message, at) => ({ word: message, at }))
    .toSorted((one, other) => one.word.shipmentId - other.word.shipmentId)
  return db.transaction(async (trx) => {
    const recorded: Recorded[] = []
    for (const { word: message, at } of inOrder) {
      const rate = raters.get(message.shipmentId)
      recorded[at] = rate ? await recordMessageIn(trx, message, { rate, tolerance, by }) : 'nothing'
    }
    await also?.(trx, recorded)
    return recorded
  })
}

/** Call this before the transaction: the prices of paid shipments never change meanwhile. */
async function loadRaters(
  messages: readonly CarrierMessage[]
): Promise<Map<number, DifferenceRater>> {
  const raters = new Map<number, DifferenceRater>()
  for (const { shipmentId } of messages) {
    const shipment = await Shipment.query()
      .where('id', shipmentId)
      .preload('charges')
      .preload('addresses')
      .firstOrFail()
    if (isBilled(shipment)) raters.set(shipmentId, await createDifferenceRater(shipment))
  }
  return raters
}

type RecordingContext = {
  rate: DifferenceRater
  tolerance: { grams: number; basisPoints: number }
  by: number | null
}

async function recordMessageIn(
  trx: TransactionClientContract,
  message: CarrierMessage,
  { rate, tolerance, by }: RecordingContext
): Promise<Recorded> {
  const shipment = await Shipment.locked(trx, message.shipmentId)
  if (!isBilled(shipment)) return 'nothing'
  await shipment.load('charges')
  const known = coveredByEarlier(shipment, await loadEarlierReweighs(trx, shipment.id))
  const grams = largestOf(message.grams, known.proposed?.carrierGrams)
  const chargeKobo = largestOf(message.chargeKobo, known.proposed?.carrierChargeKobo)
  const heavier =
    grams !== null &&
    grams - known.grams > Math.max(tolerance.grams, shareOfKobo(known.grams, tolerance.basisPoints))
  const dearer =
    chargeKobo !== null &&
    chargeKobo - known.chargeKobo > shareOfKobo(known.chargeKobo, tolerance.basisPoints)
  const toRecord = { ...message, grams, chargeKobo }
  if (heavier || dearer) {
    const { proposed } = known
    const isNew =
      (heavier && grams !== proposed?.carrierGrams) ||
      (dearer && chargeKobo !== proposed?.carrierChargeKobo)
    if (!isNew) return 'nothing'
    const weighed = heavier ? await rate(trx, grams) : null
    const difference = openDifference(
      weighed,
      dearer ? chargeKobo - billedCarrierKobo(shipment) : null,
      known
    )
    if (difference || (heavier && !weighed)) {
      await saveReweighProposal(trx, shipment, toRecord, { difference, by, replaced: proposed })
      return 'proposed'
    }
    return heavier ? recordWithoutCharge(trx, shipment, toRecord, by) : 'nothing'
  }
  const isLighter =
    message.grams !== null && shipment.billableGrams - message.grams > tolerance.grams
  return isLighter && !known.proposed ? recordWithoutCharge(trx, shipment, message, by) : 'nothing'
}

function isBilled({ paidAt, status }: Shipment): boolean {
  return paidAt !== null && status !== 'VOIDED'
}

function loadEarlierReweighs(
  trx: TransactionClientContract,
  shipmentId: number
): Promise<Reweigh[]> {
  return Reweigh.query({ client: trx }).where({ shipmentId }).orderBy('id').forUpdate().exec()
}

/** A reweigh in one of these states covers its difference, so a later one must not charge it. */
const COVERING_STATUSES: readonly ReweighStatus[] = [
  ...OPEN_REWEIGH_STATUSES,
  'dropped',
  'paid',
  'waived',
]

function coveredByEarlier(shipment: Shipment, earlier: Reweigh[]) {
  const covering = earlier.filter(({ status }) => COVERING_STATUSES.includes(status))
  return {
    proposed: earlier.find(({ status }) => status === 'proposed') ?? null,
    grams: Math.max(shipment.billableGrams, ...covering.map((one) => one.carrierGrams ?? 0)),
    chargeKobo: Math.max(
      billedCarrierKobo(shipment),
      ...covering.map(({ carrierChargeKobo }) => carrierChargeKobo ?? 0)
    ),
    coveredKobo: covering.reduce((sum, { coveredKobo }) => sum + coveredKobo, 0),
  }
}

/** Kinds of charges that the courier bills us. Boxes, documents and drop-off fees are our own. */
const CARRIER_CHARGE_KINDS: readonly ChargeKind[] = [
  'shipping',
  'surcharge',
  'insurance',
  'signature',
  'additional',
]

function billedCarrierKobo({ charges }: Shipment): number {
  return charges
    .filter(({ kind }) => CARRIER_CHARGE_KINDS.includes(kind))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0)
}

/** The difference by weight, or else by charge, beyond what earlier reweighs cover. */
function openDifference(
  weighed: ReweighDifference | null,
  dearerKobo: number | null,
  { coveredKobo }: { coveredKobo: number }
): ReweighDifference | null {
  const charged: ReweighDifference | null =
    dearerKobo === null ? null : { kobo: dearerKobo, ratedBy: 'charge' }
  for (const owed of [weighed, charged]) {
    if (owed && owed.kobo > coveredKobo) return { ...owed, kobo: owed.kobo - coveredKobo }
  }
  return null
}

function largestOf(...values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number')
  return known.length ? Math.max(...known) : null
}
