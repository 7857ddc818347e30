import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import {
  changesBetween,
  type ChangedSurcharge,
  surchargeSides,
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

export async function checkedSurcharges(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<CheckedSurcharges> {
  const sides = await surchargeSides(trx, version)
  const changed = changesBetween(sides)
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
export function toldApartBy({ now, before }: Pick<CheckedSurcharges, 'now' | 'before'>) {
  const all = [...now, ...before]
  return {
    countries: named(all.flatMap((one) => [one.originCountry, one.destinationCountry])),
    /** Of Nigeria. */
    states: named(all.flatMap((one) => [one.originState, one.destinationState])),
    weights: named(all.flatMap((one) => [one.aboveGrams, one.endGrams])),
    lengths: named(all.map(({ longerThanCm }) => longerThanCm)),
  }
}

function named<T>(values: (T | null)[]): T[] {
  return [...new Set(values)].filter((value) => value !== null) as T[]
}
