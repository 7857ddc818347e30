import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'
import type { Surcharge } from '#shipping/pricing/surcharges/surcharges'
import { isMoved } from '#admin/tariffs/checks/priced_cells'
import type { CheckedSurcharges } from '#admin/tariffs/checks/checked_surcharges'
import { isPriced, type SurchargeReach } from '#admin/tariffs/checks/surcharge_reach'
import type { ChangedSurcharge } from '#admin/tariffs/versions/changed_surcharges'

/** One that is charged beside others of its kind, to the same parcels. */
export type AddedUp = { surcharge: SurchargeRow; others: SurchargeRow[] }

/** One that no parcel pays: there is no price on its lane, or none for its weights. */
export type Idle = { surcharge: SurchargeRow; lacks: 'lane' | 'weights' }

/** Those whose last day is before the day on which the version starts. */
export function overSurcharges({ now, own, day }: CheckedSurcharges): SurchargeRow[] {
  return now.filter((surcharge) => own.has(surcharge.id) && isOver(surcharge, day))
}

export function idleSurcharges({ shared, surcharges }: SurchargeReach): Idle[] {
  const { now, own, day } = surcharges
  const [onLane, charged] = [new Set<number>(), new Set<number>()]
  for (const ways of shared) {
    for (const surcharge of ways.surcharges) {
      onLane.add(surcharge.id)
      if (isPriced(ways, surcharge)) charged.add(surcharge.id)
    }
  }
  return now
    .filter(({ id, endsOn }) => own.has(id) && !isOver({ endsOn }, day) && !charged.has(id))
    .map((surcharge) => ({ surcharge, lacks: onLane.has(surcharge.id) ? 'weights' : 'lane' }))
}

/**
 * Of two, the one that was made later, unless the version does not have it itself. What is only "other" has nothing in
 * common.
 */
export function addedUpSurcharges({ shared, surcharges }: SurchargeReach): AddedUp[] {
  const { now, own, day } = surcharges
  const found = new Map<SurchargeRow, Set<SurchargeRow>>()
  for (const ways of shared) {
    for (const [one, other] of pairsOf(ways.surcharges)) {
      const [early, late] = own.has(other.id) ? [one, other] : [other, one]
      const others = found.get(late) ?? new Set()
      if (!own.has(late.id) || others.has(early)) continue
      if (!isOnOneDay(early, late, day) || !isPriced(ways, bothOf(early, late))) continue
      found.set(late, others.add(early))
    }
  }
  return now.flatMap((surcharge) => {
    const others = [...(found.get(surcharge) ?? [])]
    return others.length ? { surcharge, others: others.toSorted((a, b) => a.id - b.id) } : []
  })
}

/** Every two of one kind, the earlier one first. */
function pairsOf(surcharges: SurchargeRow[]): [SurchargeRow, SurchargeRow][] {
  const kinds = Map.groupBy(surcharges, ({ kind }) => kind)
  kinds.delete('other')
  return [...kinds.values()].flatMap((all) =>
    all.flatMap((one, at) =>
      all.slice(at + 1).map((other): [SurchargeRow, SurchargeRow] => [one, other])
    )
  )
}

/**
 * New or gone, of other parcels or days, or another price by more than the share. Where none is, no price can have
 * moved by more than the share without its rate. What is over before and after says nothing of a price.
 */
export function movedSurcharges(
  { changed, day }: CheckedSurcharges,
  share: number
): ChangedSurcharge[] {
  return changed.filter(({ before, after }) => {
    const sides = [before, after].map((one) => (one && !isOver(one, day) ? one : null))
    if (!sides.some(Boolean)) return false
    return (
      !before || !after || !isAlike(before, after) || isDearerOrCheaper({ before, after }, share)
    )
  })
}

/** Whether it is of the same parcels and days, whatever it costs. */
export function isAlike(one: Surcharge, other: Surcharge): boolean {
  const parcels = (row: Surcharge) => JSON.stringify(CONDITIONS.map((column) => row[column]))
  return parcels(one) === parcels(other)
}

export function isDearerOrCheaper(
  { before, after }: { before: Surcharge; after: Surcharge },
  share: number
): boolean {
  if ((before.basisPoints === null) !== (after.basisPoints === null)) return true
  return isMoved(worthOf(before), worthOf(after), share)
}

/** Basis points, or kobo. */
export function worthOf({ basisPoints, amountKobo }: Surcharge): number {
  return basisPoints ?? amountKobo!
}

const CONDITIONS = [
  ...(['courierCode', 'shipmentKind', 'originCountry', 'originState'] as const),
  ...(['destinationCountry', 'destinationState', 'aboveGrams', 'endGrams'] as const),
  ...(['longerThanCm', 'startsOn', 'endsOn'] as const),
]

function isOver({ endsOn }: Pick<Surcharge, 'endsOn'>, day: string): boolean {
  return endsOn !== null && endsOn < day
}

function isOnOneDay(one: Surcharge, other: Surcharge, day: string): boolean {
  const [starts, ends] = [
    [one.startsOn, other.startsOn, day].filter((at) => at !== null),
    [one.endsOn, other.endsOn].filter((at) => at !== null),
  ]
  return ends.every((end) => starts.every((start) => start <= end))
}

function bothOf(one: Surcharge, other: Surcharge) {
  const ends = [one.endGrams, other.endGrams].filter((grams) => grams !== null)
  return {
    aboveGrams: Math.max(one.aboveGrams, other.aboveGrams),
    endGrams: ends.length ? Math.min(...ends) : null,
  }
}
