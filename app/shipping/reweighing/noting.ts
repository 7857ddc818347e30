import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { ChargeKind } from '#shipping/pricing/charges'
import Reweigh, { OPEN, type ReweighStatus } from '#shipping/reweighing/models/reweigh'
import {
  type CarrierWord,
  noteOnly,
  type Noted,
  type Owed,
  propose,
} from '#shipping/reweighing/proposals'
import { type Rater, raterOf } from '#shipping/reweighing/rating'
import { reweighTolerance } from '#shipping/reweighing/settings'
import Shipment from '#shipping/shipment/models/shipment'

/**
 * What a courier weighed, as it bills it. Safe to call however often the courier says so: what is known already,
 * within the tolerance, or of a shipment that is not paid or voided changes nothing. Throws E_ROW_NOT_FOUND.
 */
export function noteCarrierWeight(
  shipmentId: number,
  { chargeableGrams, source }: { chargeableGrams: number; source: string }
): Promise<Noted> {
  return noteOne({ shipmentId, grams: chargeableGrams, chargeKobo: null, source })
}

/** The same of what it charges us, which counts where its weight does not say why it is more. */
export function noteCarrierCharge(
  shipmentId: number,
  { amountKobo, source }: { amountKobo: number; source: string }
): Promise<Noted> {
  return noteOne({ shipmentId, grams: null, chargeKobo: amountKobo, source })
}

async function noteOne(word: CarrierWord): Promise<Noted> {
  const [noted] = await noteCarrierWords([word])
  return noted!
}

/** All of them or, when something goes wrong, none; in the order in which they were given. */
export async function noteCarrierWords(
  words: readonly CarrierWord[],
  by: number | null = null,
  also?: (trx: TransactionClientContract, noted: Noted[]) => Promise<void>
): Promise<Noted[]> {
  const tolerance = await reweighTolerance.get()
  const raters = await ratersFor(words)
  // Each locks its shipment, in one order for all.
  const inOrder = words
    .map((word, at) => ({ word, at }))
    .toSorted((one, other) => one.word.shipmentId - other.word.shipmentId)
  return db.transaction(async (trx) => {
    const noted: Noted[] = []
    for (const { word, at } of inOrder) {
      const rate = raters.get(word.shipmentId)
      noted[at] = rate ? await note(trx, word, { rate, tolerance, by }) : 'nothing'
    }
    await also?.(trx, noted)
    return noted
  })
}

/** Read before the transaction, which then waits for nobody: a price that was paid stays as it is. */
async function ratersFor(words: readonly CarrierWord[]): Promise<Map<number, Rater>> {
  const raters = new Map<number, Rater>()
  for (const { shipmentId } of words) {
    const shipment = await Shipment.query()
      .where('id', shipmentId)
      .preload('charges')
      .preload('addresses')
      .firstOrFail()
    if (isBilled(shipment)) raters.set(shipmentId, await raterOf(shipment))
  }
  return raters
}

type Means = {
  rate: Rater
  tolerance: { grams: number; basisPoints: number }
  by: number | null
}

async function note(
  trx: TransactionClientContract,
  word: CarrierWord,
  { rate, tolerance, by }: Means
): Promise<Noted> {
  const shipment = await Shipment.locked(trx, word.shipmentId)
  if (!isBilled(shipment)) return 'nothing'
  await shipment.load('charges')
  const known = knownOf(shipment, await earlierOf(trx, shipment.id))
  const grams = largest(word.grams, known.proposed?.carrierGrams)
  const chargeKobo = largest(word.chargeKobo, known.proposed?.carrierChargeKobo)
  const heavier =
    grams !== null &&
    grams - known.grams > Math.max(tolerance.grams, shareOfKobo(known.grams, tolerance.basisPoints))
  const dearer =
    chargeKobo !== null &&
    chargeKobo - known.chargeKobo > shareOfKobo(known.chargeKobo, tolerance.basisPoints)
  const said = { ...word, grams, chargeKobo }
  if (heavier || dearer) {
    const { proposed } = known
    const isNews =
      (heavier && grams !== proposed?.carrierGrams) ||
      (dearer && chargeKobo !== proposed?.carrierChargeKobo)
    if (!isNews) return 'nothing'
    const weighed = heavier ? await rate(trx, grams) : null
    const difference = differenceOf(weighed, dearer ? chargeKobo - ownKobo(shipment) : null, known)
    if (difference || (heavier && !weighed)) {
      await propose(trx, shipment, said, { difference, by, replaced: proposed })
      return 'proposed'
    }
    return heavier ? noteOnly(trx, shipment, said, by) : 'nothing'
  }
  const isLighter = word.grams !== null && shipment.billableGrams - word.grams > tolerance.grams
  return isLighter && !known.proposed ? noteOnly(trx, shipment, word, by) : 'nothing'
}

/** Paid for, and not taken back. */
function isBilled({ paidAt, status }: Shipment): boolean {
  return paidAt !== null && status !== 'VOIDED'
}

function earlierOf(trx: TransactionClientContract, shipmentId: number): Promise<Reweigh[]> {
  return Reweigh.query({ client: trx }).where({ shipmentId }).orderBy('id').forUpdate().exec()
}

/** Decided, or with the customer: what they cover is not asked for again. */
const COVERING: readonly ReweighStatus[] = [...OPEN, 'dropped', 'paid', 'waived']

function knownOf(shipment: Shipment, earlier: Reweigh[]) {
  const covering = earlier.filter(({ status }) => COVERING.includes(status))
  return {
    proposed: earlier.find(({ status }) => status === 'proposed') ?? null,
    grams: Math.max(shipment.billableGrams, ...covering.map((one) => one.carrierGrams ?? 0)),
    chargeKobo: Math.max(
      ownKobo(shipment),
      ...covering.map(({ carrierChargeKobo }) => carrierChargeKobo ?? 0)
    ),
    coveredKobo: covering.reduce((sum, { coveredKobo }) => sum + coveredKobo, 0),
  }
}

/** What of our bill a courier has a part in; boxes, papers and the way to our office are our own. */
const CARRIED: readonly ChargeKind[] = [
  'shipping',
  'surcharge',
  'insurance',
  'signature',
  'additional',
]

function ownKobo({ charges }: Shipment): number {
  return charges
    .filter(({ kind }) => CARRIED.includes(kind))
    .reduce((sum, { amountKobo }) => sum + amountKobo, 0)
}

/** By the weight where it is heavier, else by what the courier charges; null where nothing is left to ask for. */
function differenceOf(
  weighed: Owed | null,
  dearerKobo: number | null,
  { coveredKobo }: { coveredKobo: number }
): Owed | null {
  const charged: Owed | null = dearerKobo === null ? null : { kobo: dearerKobo, ratedBy: 'charge' }
  for (const owed of [weighed, charged]) {
    if (owed && owed.kobo > coveredKobo) return { ...owed, kobo: owed.kobo - coveredKobo }
  }
  return null
}

function largest(...values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number')
  return known.length ? Math.max(...known) : null
}
