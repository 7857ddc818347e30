import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeRow, surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import { latestNumber } from '#admin/tariffs/versions/drafting'
import { atNumber, inDraft } from '#admin/tariffs/versions/in_tariff'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

/** A surcharge that a version changes: null before where it adds it, null after where it removes it. */
export type ChangedSurcharge = {
  id: number
  before: SurchargeRow | null
  after: SurchargeRow | null
  /** The live tariff has changed it as well since the draft was begun. */
  isConflict: boolean
}

type Surcharges = Map<number, SurchargeRow>

/**
 * The surcharges of a version, of what it was begun on, and of what it takes the place of: the live tariff, or the
 * version before one that was published.
 */
type Sides = { base: Surcharges; live: Surcharges; after: Surcharges }

/** By the rule of `changedZones`: what a draft has not changed since it was begun stays that of the live tariff. */
export async function changedSurcharges(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<ChangedSurcharge[]> {
  return changesBetween(await surchargeSides(trx, version))
}

export async function surchargeSides(
  trx: TransactionClientContract,
  { id, number, baseNumber }: TariffVersion
): Promise<Sides> {
  if (number !== null) {
    return sidesOf(trx, { number: number - 1 }, { number })
  }
  const liveNumber = await latestNumber(trx)
  const after = byId(await inDraft(trx, id, () => surchargesIn(trx)))
  const base = await numbered(trx, baseNumber)
  const live = baseNumber === liveNumber ? base : await numbered(trx, liveNumber)
  return { base, live, after }
}

/** What becomes of the live tariff of one moment where that of another takes its place. */
export async function surchargesBetween(
  trx: TransactionClientContract,
  one: { number: number },
  other: { number: number }
): Promise<ChangedSurcharge[]> {
  return changesBetween(await sidesOf(trx, one, other))
}

async function sidesOf(
  trx: TransactionClientContract,
  one: { number: number },
  other: { number: number }
): Promise<Sides> {
  const [before, after] = [await numbered(trx, one.number), await numbered(trx, other.number)]
  return { base: before, live: before, after }
}

/** Those in which a draft is not as the tariff that it was begun on: it takes their place when it starts. */
export async function redraftedSurcharges(
  trx: TransactionClientContract,
  { id, baseNumber }: TariffVersion
): Promise<number[]> {
  const base = await numbered(trx, baseNumber)
  const after = byId(await inDraft(trx, id, () => surchargesIn(trx)))
  return changesBetween({ base, live: base, after }).map((changed) => changed.id)
}

async function numbered(trx: TransactionClientContract, number: number): Promise<Surcharges> {
  return byId(await atNumber(trx, number, () => surchargesIn(trx)))
}

function byId(surcharges: SurchargeRow[]): Surcharges {
  return new Map(surcharges.map((surcharge) => [surcharge.id, surcharge]))
}

export function changesBetween({ base, live, after }: Sides): ChangedSurcharge[] {
  const known = [...new Set([...after.keys(), ...base.keys()])].toSorted((a, b) => a - b)
  return known
    .filter((id) => !isSame(after.get(id), base.get(id)) && !isSame(after.get(id), live.get(id)))
    .map((id) => ({
      ...{ id, before: live.get(id) ?? null, after: after.get(id) ?? null },
      isConflict: !isSame(live.get(id), base.get(id)),
    }))
}

function isSame(one: SurchargeRow | undefined, other: SurchargeRow | undefined): boolean {
  return (one && contentOf(one)) === (other && contentOf(other))
}

/** What it says: two that say the same are charged twice. Its number and the count of its changes are no part of it. */
export function contentOf(surcharge: SurchargeRow): string {
  return JSON.stringify({ ...surcharge, id: 0, version: 0 })
}
