import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { Place } from '#shipping/places/zone'
import {
  type Surcharged,
  surchargedKobo,
  surchargesFor,
} from '#shipping/pricing/surcharges/surcharges'
import { type CheckedSurcharges, toldApartBy } from '#admin/tariffs/checks/checked_surcharges'
import type { FoundCell, FoundCells } from '#admin/tariffs/checks/findings'
import { MOST_CELLS } from '#admin/tariffs/checks/rules/tariff_checks'
import { CHANGED_RATES, RATES_BELOW_COST } from '#admin/tariffs/checks/statements/price_checks'
import type { SurchargeReach } from '#admin/tariffs/checks/surcharge_reach'

type PricedZone = { zoneId: number; rateCount: number }
type Change = [
  aboveGrams: number,
  endGrams: number,
  rateKobo: number,
  beforeKobo: number,
  rowEndGrams: number,
]
type ChangedZone = PricedZone & { changes: Change[] }

type Worst = { cell: FoundCell; worth: number }

/** Whether one amount is further from another than a share of it, in basis points. */
export function isMoved(before: number, now: number, share: number): boolean {
  return Math.abs(now - before) * 10_000 > before * share
}

/**
 * Prices that changed by more than the share where their rate changed, with what every parcel of the zone pays on top,
 * at the heaviest of the stretch. One that surcharges alone have changed is told once, of the surcharge.
 */
export async function movedPrices(
  trx: TransactionClientContract,
  reach: SurchargeReach,
  share: number
): Promise<FoundCells[]> {
  const zones = await rowsOf<ChangedZone>(trx, CHANGED_RATES)
  return worstFirst(
    zones.flatMap(({ changes, ...zone }) => {
      const [now, before] = [reach.ofZone('now', zone.zoneId), reach.ofZone('before', zone.zoneId)]
      const moved = changes.flatMap(([aboveGrams, endGrams, kobo, beforeKobo, rowEndGrams]) => {
        const priceKobo = surchargedKobo(now, { rateKobo: kobo, billableGrams: endGrams })
        const wasKobo = surchargedKobo(before, { rateKobo: beforeKobo, billableGrams: endGrams })
        if (!isMoved(wasKobo, priceKobo, share)) return []
        const surchargeKobo = priceKobo - kobo
        const cell = { aboveGrams, endGrams, kobo, surchargeKobo, comparedKobo: wasKobo }
        return {
          cell: { ...cell, shipments: null },
          worth: Math.abs(priceKobo - wasKobo) / wasKobo,
          facet: priceKobo > wasKobo ? ('dearer' as const) : ('cheaper' as const),
          rowEndGrams,
        }
      })
      const isSurcharged = now.length + before.length > 0
      return (['dearer', 'cheaper'] as const).map((facet) => ({
        ...{ ...zone, facet, isSurcharged },
        worst: worstOfRows(moved.filter((one) => one.facet === facet)),
      }))
    })
  )
}

/** A row that took the place of several has one of its stretches shown, the worst. */
function worstOfRows<Moved extends Worst & { rowEndGrams: number }>(moved: Moved[]): Moved[] {
  const rows = new Map<number, Moved>()
  for (const one of moved) {
    const worst = rows.get(one.rowEndGrams)
    if (!worst || one.worth > worst.worth) rows.set(one.rowEndGrams, one)
  }
  return [...rows.values()]
}

type CostlyRate = PricedZone & {
  aboveGrams: number
  endGrams: number
  rateKobo: number
  costKobo: number
  shipments: number
  parcels: Parcel[]
}

/** So many that differ in nothing that a surcharge tells parcels apart by. */
type Parcel = Pick<Surcharged, 'courierCode' | 'kind' | 'longestSideCm'> & {
  origin: Pick<Place, 'country' | 'state'>
  destination: Pick<Place, 'country' | 'state'>
  billableGrams: number
  shipments: number
}

/** Prices below what their parcels cost us on average, with what the surcharges of the day would add for these very parcels. */
export async function pricesBelowCost(
  trx: TransactionClientContract,
  surcharges: CheckedSurcharges
): Promise<FoundCells[]> {
  const { states, weights, lengths } = toldApartBy(surcharges)
  const rates = await rowsOf<CostlyRate>(trx, RATES_BELOW_COST, { states, weights, lengths })
  const zones = Map.groupBy(rates, ({ zoneId }) => zoneId)
  return worstFirst(
    [...zones].map(([zoneId, rows]) => {
      const worst = rows.flatMap((row) => {
        const { aboveGrams, endGrams, rateKobo: kobo, costKobo, shipments } = row
        const priceKobo = Math.round(averageKobo(row, surcharges))
        if (priceKobo >= costKobo) return []
        const surchargeKobo = priceKobo - kobo
        const cell = {
          aboveGrams,
          endGrams,
          kobo,
          surchargeKobo,
          comparedKobo: costKobo,
          shipments,
        }
        return { cell, worth: (costKobo - priceKobo) / priceKobo }
      })
      const isSurcharged = worst.some(({ cell }) => cell.surchargeKobo > 0)
      return { zoneId, rateCount: rows[0]!.rateCount, facet: '', isSurcharged, worst }
    })
  )
}

function averageKobo(
  { rateKobo, parcels, shipments }: CostlyRate,
  { now, day }: CheckedSurcharges
) {
  const total = parcels.reduce((sum, { origin, destination, billableGrams, ...parcel }) => {
    const route = {
      origin: { ...ANYWHERE, ...origin },
      destination: { ...ANYWHERE, ...destination },
    }
    const held = surchargesFor(now, { ...parcel, route, day })
    return sum + surchargedKobo(held, { rateKobo, billableGrams }) * parcel.shipments
  }, 0)
  return total / shipments
}

const ANYWHERE = { city: null, region: null, continent: null }

type WorstOfZone = Omit<FoundCells, 'cells' | 'cellCount'> & { worst: Worst[] }

/** The worst zones first, each with its worst prices: a general raise is a line for each zone and not one for each price. */
function worstFirst(zones: WorstOfZone[]): FoundCells[] {
  return zones
    .filter(({ worst }) => worst.length > 0)
    .map(({ worst, ...zone }) => {
      const sorted = worst.toSorted(
        (one, other) => other.worth - one.worth || one.cell.aboveGrams - other.cell.aboveGrams
      )
      const cells = sorted.slice(0, MOST_CELLS).map(({ cell }) => cell)
      return { found: { ...zone, cells, cellCount: sorted.length }, worth: sorted[0]!.worth }
    })
    .toSorted((one, other) => other.worth - one.worth || one.found.zoneId - other.found.zoneId)
    .map(({ found }) => found)
}
