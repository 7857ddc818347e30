import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { TariffPlace } from '#shipping/places/zone'
import {
  type SurchargedParcel,
  addSurchargesKobo,
  findSurcharges,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import {
  type CheckedSurcharges,
  collectSurchargeCriteria,
} from '#admin/tariffs/checks/checked_surcharges'
import type { FoundCell, FoundCells } from '#admin/tariffs/checks/tariff_findings'
import { MAX_FINDING_CELLS } from '#admin/tariffs/checks/rules/tariff_checks'
import { CHANGED_RATES, RATES_BELOW_COST } from '#admin/tariffs/checks/statements/price_statements'
import type { SurchargeReach } from '#admin/tariffs/checks/surcharge_reach'

type ZoneRateCount = { zoneId: number; rateCount: number }
type RateChange = [
  aboveGrams: number,
  endGrams: number,
  rateKobo: number,
  beforeKobo: number,
  rowEndGrams: number,
]
type ZoneWithRateChanges = ZoneRateCount & { changes: RateChange[] }

type RankedCell = { cell: FoundCell; worth: number }

/** Returns true if two amounts differ by more than `thresholdBasisPoints` of `before`. */
export function isChangedBeyond(
  before: number,
  now: number,
  thresholdBasisPoints: number
): boolean {
  return Math.abs(now - before) * 10_000 > before * thresholdBasisPoints
}

/**
 * Finds prices that changed by more than `thresholdBasisPoints` because their rate changed,
 * including the surcharges that every parcel of the zone pays. Changes by surcharges alone are
 * reported once, under the surcharge.
 */
export async function findChangedPrices(
  trx: TransactionClientContract,
  reach: SurchargeReach,
  thresholdBasisPoints: number
): Promise<FoundCells[]> {
  const zones = await queryRows<ZoneWithRateChanges>(trx, CHANGED_RATES)
  return sortByWorst(
    zones.flatMap(({ changes, ...zone }) => {
      const [now, before] = [reach.ofZone('now', zone.zoneId), reach.ofZone('before', zone.zoneId)]
      const moved = changes.flatMap(([aboveGrams, endGrams, kobo, beforeKobo, rowEndGrams]) => {
        const priceKobo = addSurchargesKobo(now, { rateKobo: kobo, billableGrams: endGrams })
        const wasKobo = addSurchargesKobo(before, { rateKobo: beforeKobo, billableGrams: endGrams })
        if (!isChangedBeyond(wasKobo, priceKobo, thresholdBasisPoints)) return []
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
        ...zone,
        facet,
        isSurcharged,
        worst: worstCellPerRow(moved.filter((one) => one.facet === facet)),
      }))
    })
  )
}

/** Keeps the worst range of each row, because one new row may replace several old ones. */
function worstCellPerRow<Moved extends RankedCell & { rowEndGrams: number }>(
  moved: Moved[]
): Moved[] {
  const rows = new Map<number, Moved>()
  for (const one of moved) {
    const worst = rows.get(one.rowEndGrams)
    if (!worst || one.worth > worst.worth) rows.set(one.rowEndGrams, one)
  }
  return [...rows.values()]
}

type RateBelowCost = ZoneRateCount & {
  aboveGrams: number
  endGrams: number
  rateKobo: number
  costKobo: number
  shipments: number
  parcels: CostedParcel[]
}

/** A group of shipments that all pay the same surcharges; `shipments` is their number. */
type CostedParcel = Pick<SurchargedParcel, 'courierCode' | 'kind' | 'longestSideCm'> & {
  origin: Pick<TariffPlace, 'country' | 'state'>
  destination: Pick<TariffPlace, 'country' | 'state'>
  billableGrams: number
  shipments: number
}

/** Finds prices below the average courier cost of past parcels, surcharges included. */
export async function findPricesBelowCost(
  trx: TransactionClientContract,
  surcharges: CheckedSurcharges
): Promise<FoundCells[]> {
  const { states, weights, lengths } = collectSurchargeCriteria(surcharges)
  const rates = await queryRows<RateBelowCost>(trx, RATES_BELOW_COST, { states, weights, lengths })
  const zones = Map.groupBy(rates, ({ zoneId }) => zoneId)
  return sortByWorst(
    [...zones].map(([zoneId, rows]) => {
      const worst = rows.flatMap((row) => {
        const { aboveGrams, endGrams, rateKobo: kobo, costKobo, shipments } = row
        const priceKobo = Math.round(averagePriceKobo(row, surcharges))
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

function averagePriceKobo(
  { rateKobo, parcels, shipments }: RateBelowCost,
  { now, day }: CheckedSurcharges
) {
  const total = parcels.reduce((sum, { origin, destination, billableGrams, ...parcel }) => {
    const route = {
      origin: { ...ANYWHERE, ...origin },
      destination: { ...ANYWHERE, ...destination },
    }
    const surcharges = findSurcharges(now, { ...parcel, route, day })
    return sum + addSurchargesKobo(surcharges, { rateKobo, billableGrams }) * parcel.shipments
  }, 0)
  return total / shipments
}

const ANYWHERE = { city: null, region: null, continent: null }

type RankedZone = Omit<FoundCells, 'cells' | 'cellCount'> & { worst: RankedCell[] }

/** Puts the worst first. A general increase gives one line per zone, not one per price. */
function sortByWorst(zones: RankedZone[]): FoundCells[] {
  return zones
    .filter(({ worst }) => worst.length > 0)
    .map(({ worst, ...zone }) => {
      const sorted = worst.toSorted(
        (one, other) => other.worth - one.worth || one.cell.aboveGrams - other.cell.aboveGrams
      )
      const cells = sorted.slice(0, MAX_FINDING_CELLS).map(({ cell }) => cell)
      return { found: { ...zone, cells, cellCount: sorted.length }, worth: sorted[0]!.worth }
    })
    .toSorted((one, other) => other.worth - one.worth || one.found.zoneId - other.found.zoneId)
    .map(({ found }) => found)
}
