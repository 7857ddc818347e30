import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SurchargeRow, loadSurcharges } from '#shipping/pricing/surcharges/surcharge_rows'
import { findLatestTariffNumber } from '#admin/tariffs/versions/tariff_drafts'
import { withPastTariff, withDraftTariff } from '#admin/tariffs/versions/tariff_scope'
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
  { id, number, baseNumber }: TariffVersion
): Promise<SurchargeSides> {
  if (number !== null) {
    return loadPublishedSurchargeSides(trx, { number: number - 1 }, { number })
  }
  const liveNumber = await findLatestTariffNumber(trx)
  const after = indexSurcharges(await withDraftTariff(trx, id, () => loadSurcharges(trx)))
  const base = await loadPublishedSurcharges(trx, baseNumber)
  const live = baseNumber === liveNumber ? base : await loadPublishedSurcharges(trx, liveNumber)
  return { base, live, after }
}

export async function findSurchargesChangedBetween(
  trx: TransactionClientContract,
  one: { number: number },
  other: { number: number }
): Promise<ChangedSurcharge[]> {
  return compareSurcharges(await loadPublishedSurchargeSides(trx, one, other))
}

async function loadPublishedSurchargeSides(
  trx: TransactionClientContract,
  one: { number: number },
  other: { number: number }
): Promise<SurchargeSides> {
  const [before, after] = [
    await loadPublishedSurcharges(trx, one.number),
    await loadPublishedSurcharges(trx, other.number),
  ]
  return { base: before, live: before, after }
}

/** Finds surcharges that differ from the draft's base; publishing replaces them. */
export async function findDraftedSurchargeIds(
  trx: TransactionClientContract,
  { id, baseNumber }: TariffVersion
): Promise<number[]> {
  const base = await loadPublishedSurcharges(trx, baseNumber)
  const after = indexSurcharges(await withDraftTariff(trx, id, () => loadSurcharges(trx)))
  return compareSurcharges({ base, live: base, after }).map((changed) => changed.id)
}

async function loadPublishedSurcharges(
  trx: TransactionClientContract,
  number: number
): Promise<SurchargesById> {
  return indexSurcharges(await withPastTariff(trx, number, () => loadSurcharges(trx)))
}

function indexSurcharges(surcharges: SurchargeRow[]): SurchargesById {
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
