import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import {
  compareSurcharges,
  type ChangedSurcharge,
  loadSurchargeSides,
} from '#admin/tariffs/versions/changed_surcharges'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

/** The surcharges of the tariff that is checked ("now") and of the one that it is compared with ("before"). */
export type CheckedSurcharges = {
  /** A day of Lagos: both are asked for what they charge on it. */
  day: string
  before: SurchargeRow[]
  /** As they are once the version is published: what others have changed since it was begun stays theirs. */
  now: SurchargeRow[]
  /** Those that the version has itself, by their numbers. */
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
    ...{ day: version.pricedOn, changed, own: new Set(sides.after.keys()) },
    before: [...sides.live.values()],
    now: [...now.values()].toSorted((one, other) => one.id - other.id),
  }
}

/** All that they tell parcels apart by: parcels that differ in nothing of it pay the same. */
export function collectSurchargeCriteria({
  now,
  before,
}: Pick<CheckedSurcharges, 'now' | 'before'>) {
  const all = [...now, ...before]
  return {
    countries: distinctValues(all.flatMap((one) => [one.originCountry, one.destinationCountry])),
    /** Of Nigeria. */
    states: distinctValues(all.flatMap((one) => [one.originState, one.destinationState])),
    weights: distinctValues(all.flatMap((one) => [one.aboveGrams, one.endGrams])),
    lengths: distinctValues(all.map(({ longerThanCm }) => longerThanCm)),
  }
}

function distinctValues<T>(values: (T | null)[]): T[] {
  return [...new Set(values)].filter((value) => value !== null) as T[]
}
