import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import { compareSurcharges, loadSurchargeSides } from '#admin/tariffs/versions/changed_surcharges'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

/** The surcharges of the checked tariff (`now`) and of the compared tariff (`before`). */
export type CheckedSurcharges = {
  /** The day in Lagos for which both tariffs are priced. */
  day: string
  before: SurchargeRow[]
  /** The surcharges after publication, including the live changes made since the draft began. */
  now: SurchargeRow[]
  /** Ids of the surcharges that the version itself contains. */
  own: ReadonlySet<number>
  changed: ChangedSurcharge[]
}

export async function loadCheckedSurcharges(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<CheckedSurcharges> {
  const sides = await loadSurchargeSides(trx, version)
  const changed = compareSurcharges(sides)
  const now = new Map(sides.live)
  for (const { id, after } of changed) {
    if (after) now.set(id, after)
    else now.delete(id)
  }
  return {
    day: version.pricedOn,
    changed,
    own: new Set(sides.after.keys()),
    before: [...sides.live.values()],
    now: [...now.values()].toSorted((one, other) => one.id - other.id),
  }
}

/** Returns every value that surcharges test. Parcels that agree on all of them pay the same. */
export function collectSurchargeCriteria({
  now,
  before,
}: Pick<CheckedSurcharges, 'now' | 'before'>) {
  const all = [...now, ...before]
  return {
    countries: distinctValues(all.flatMap((one) => [one.originCountry, one.destinationCountry])),
    states: distinctValues(all.flatMap((one) => [one.originState, one.destinationState])),
    weights: distinctValues(all.flatMap((one) => [one.aboveGrams, one.endGrams])),
    lengths: distinctValues(all.map(({ longerThanCm }) => longerThanCm)),
  }
}

function distinctValues<T>(values: (T | null)[]): T[] {
  return [...new Set(values)].filter((value) => value !== null) as T[]
}
