import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeRow, loadSurcharges } from '#shipping/pricing/surcharges/surcharge_rows'
import { findLatestTariffNumber } from '#admin/tariffs/versions/tariff_drafts'
import { withPastTariff, withDraftTariff } from '#admin/tariffs/versions/tariff_scope'
import type { ComparisonSide } from '#admin/tariffs/versions/zone_contents'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'

type SurchargesById = Map<number, SurchargeRow>

/**
 * Surcharges of the version (`after`), of the tariff that it began from (`base`), and of the one
 * that it replaces (`live`): the live tariff, or the version before a published one.
 */
type SurchargeSides = { base: SurchargesById; live: SurchargesById; after: SurchargesById }

/** Follows the rule of `findChangedZones`: live changes to other surcharges stay. */
export async function findChangedSurcharges(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<ChangedSurcharge[]> {
  return compareSurcharges(await loadSurchargeSides(trx, version))
}

export async function loadSurchargeSides(
  trx: TransactionClientContract,
  { id: draft, number, baseNumber }: TariffVersion
): Promise<SurchargeSides> {
  if (number !== null) return loadTwoSides(trx, { number: number - 1 }, { number })
  const liveNumber = await findLatestTariffNumber(trx)
  const sides = await loadTwoSides(trx, { number: baseNumber }, { draft })
  if (baseNumber === liveNumber) return sides
  return { ...sides, live: await loadSurchargesOf(trx, { number: liveNumber }) }
}

export async function findSurchargesChangedBetween(
  trx: TransactionClientContract,
  one: ComparisonSide,
  other: ComparisonSide
): Promise<ChangedSurcharge[]> {
  return compareSurcharges(await loadTwoSides(trx, one, other))
}

/** Finds surcharges that differ from the draft's base; publishing replaces them. */
export async function findDraftedSurchargeIds(
  trx: TransactionClientContract,
  { id: draft, baseNumber }: TariffVersion
): Promise<number[]> {
  const changed = await findSurchargesChangedBetween(trx, { number: baseNumber }, { draft })
  return changed.map(({ id }) => id)
}

async function loadTwoSides(
  trx: TransactionClientContract,
  one: ComparisonSide,
  other: ComparisonSide
): Promise<SurchargeSides> {
  const before = await loadSurchargesOf(trx, one)
  return { base: before, live: before, after: await loadSurchargesOf(trx, other) }
}

async function loadSurchargesOf(
  trx: TransactionClientContract,
  side: ComparisonSide
): Promise<SurchargesById> {
  const read = () => loadSurcharges(trx)
  const surcharges = await ('draft' in side
    ? withDraftTariff(trx, side.draft, read)
    : withPastTariff(trx, side.number, read))
  return new Map(surcharges.map((surcharge) => [surcharge.id, surcharge]))
}

export function compareSurcharges({ base, live, after }: SurchargeSides): ChangedSurcharge[] {
  const known = [...new Set([...after.keys(), ...base.keys()])].toSorted((a, b) => a - b)
  return known
    .filter(
      (id) =>
        !isSameSurcharge(after.get(id), base.get(id)) &&
        !isSameSurcharge(after.get(id), live.get(id))
    )
    .map((id) => ({
      id,
      before: live.get(id) ?? null,
      after: after.get(id) ?? null,
      isConflict: !isSameSurcharge(live.get(id), base.get(id)),
    }))
}

function isSameSurcharge(one: SurchargeRow | undefined, other: SurchargeRow | undefined): boolean {
  return (one && surchargeContent(one)) === (other && surchargeContent(other))
}

/** Two surcharges with equal contents would be charged twice. Ignores id and version. */
export function surchargeContent(surcharge: SurchargeRow): string {
  return JSON.stringify({ ...surcharge, id: 0, version: 0 })
}
