import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'
import { isChangedBeyond } from '#admin/tariffs/checks/price_checks'
import type { CheckedSurcharges } from '#admin/tariffs/checks/checked_surcharges'
import { hasPriceForWeights, type SurchargeReach } from '#admin/tariffs/checks/surcharge_reach'
import type { ChangedSurcharge } from '#admin/tariffs/versions/apply_surcharges'

/** A surcharge charged to the same parcels as others of its kind. */
export type StackedSurcharge = { surcharge: SurchargeRow; others: SurchargeRow[] }

/** A surcharge that no parcel pays: its lane has no price, or its weights have none. */
export type IdleSurcharge = { surcharge: SurchargeRow; lacks: 'lane' | 'weights' }

export function findEndedSurcharges({ now, own, day }: CheckedSurcharges): SurchargeRow[] {
  return now.filter((surcharge) => own.has(surcharge.id) && hasSurchargeEnded(surcharge, day))
}

export function findIdleSurcharges({ shared, surcharges }: SurchargeReach): IdleSurcharge[] {
  const { now, own, day } = surcharges
  const [onLane, charged] = [new Set<number>(), new Set<number>()]
  for (const ways of shared) {
    for (const surcharge of ways.surcharges) {
      onLane.add(surcharge.id)
      if (hasPriceForWeights(ways, surcharge)) charged.add(surcharge.id)
    }
  }
  return now
    .filter(
      ({ id, endsOn }) => own.has(id) && !hasSurchargeEnded({ endsOn }, day) && !charged.has(id)
    )
    .map((surcharge) => ({ surcharge, lacks: onLane.has(surcharge.id) ? 'weights' : 'lane' }))
}

/**
 * Reports the later of two stacked surcharges, or the earlier if only that one is part of the
 * version. Surcharges of kind `other` never stack.
 */
export function findStackedSurcharges({ shared, surcharges }: SurchargeReach): StackedSurcharge[] {
  const { now, own, day } = surcharges
  const found = new Map<SurchargeRow, Set<SurchargeRow>>()
  for (const ways of shared) {
    for (const [one, other] of pairSameKind(ways.surcharges)) {
      const [early, late] = own.has(other.id) ? [one, other] : [other, one]
      const others = found.get(late) ?? new Set()
      if (!own.has(late.id) || others.has(early)) continue
      if (
        !doDatesOverlap(early, late, day) ||
        !hasPriceForWeights(ways, commonWeights(early, late))
      )
        continue
      found.set(late, others.add(early))
    }
  }
  return now.flatMap((surcharge) => {
    const others = [...(found.get(surcharge) ?? [])]
    return others.length ? { surcharge, others: others.toSorted((a, b) => a.id - b.id) } : []
  })
}

function pairSameKind(surcharges: SurchargeRow[]): [SurchargeRow, SurchargeRow][] {
  const kinds = Map.groupBy(surcharges, ({ kind }) => kind)
  kinds.delete('other')
  return [...kinds.values()].flatMap((all) =>
    all.flatMap((one, at) =>
      all.slice(at + 1).map((other): [SurchargeRow, SurchargeRow] => [one, other])
    )
  )
}

/**
 * Finds surcharges that are new, removed, apply to other parcels or days, or changed by more than
 * `thresholdBasisPoints`. Ignores surcharges that ended in both tariffs.
 */
export function findNotableChanges(
  { changed, day }: CheckedSurcharges,
  thresholdBasisPoints: number
): ChangedSurcharge[] {
  return changed.filter(({ before, after }) => {
    const sides = [before, after].map((one) => (one && !hasSurchargeEnded(one, day) ? one : null))
    if (!sides.some(Boolean)) return false
    return (
      !before ||
      !after ||
      !appliesToSameParcels(before, after) ||
      isSurchargeChangedBeyond({ before, after }, thresholdBasisPoints)
    )
  })
}

export function appliesToSameParcels(one: TariffSurcharge, other: TariffSurcharge): boolean {
  const parcels = (row: TariffSurcharge) => JSON.stringify(CONDITIONS.map((column) => row[column]))
  return parcels(one) === parcels(other)
}

export function isSurchargeChangedBeyond(
  { before, after }: { before: TariffSurcharge; after: TariffSurcharge },
  thresholdBasisPoints: number
): boolean {
  if ((before.basisPoints === null) !== (after.basisPoints === null)) return true
  return isChangedBeyond(surchargeAmount(before), surchargeAmount(after), thresholdBasisPoints)
}

/** Returns the basis points of a percentage, or the kobo of a fixed amount. */
export function surchargeAmount({ basisPoints, amountKobo }: TariffSurcharge): number {
  return basisPoints ?? amountKobo!
}

const CONDITIONS = [
  ...(['courierCode', 'shipmentKind', 'originCountry', 'originState'] as const),
  ...(['destinationCountry', 'destinationState', 'aboveGrams', 'endGrams'] as const),
  ...(['longerThanCm', 'startsOn', 'endsOn'] as const),
]

function hasSurchargeEnded({ endsOn }: Pick<TariffSurcharge, 'endsOn'>, day: string): boolean {
  return endsOn !== null && endsOn < day
}

function doDatesOverlap(one: TariffSurcharge, other: TariffSurcharge, day: string): boolean {
  const [starts, ends] = [
    [one.startsOn, other.startsOn, day].filter((at) => at !== null),
    [one.endsOn, other.endsOn].filter((at) => at !== null),
  ]
  return ends.every((end) => starts.every((start) => start <= end))
}

function commonWeights(one: TariffSurcharge, other: TariffSurcharge) {
  const ends = [one.endGrams, other.endGrams].filter((grams) => grams !== null)
  return {
    aboveGrams: Math.max(one.aboveGrams, other.aboveGrams),
    endGrams: ends.length ? Math.min(...ends) : null,
  }
}
