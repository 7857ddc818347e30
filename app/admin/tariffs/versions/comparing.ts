import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { compareBands } from '#admin/tariffs/sheets/sheet_changes'
import { changedSurcharges } from '#admin/tariffs/versions/changed_surcharges'
import { type ChangedZones, changedZones } from '#admin/tariffs/versions/changed_zones'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { contentsOf, type ZoneContents } from '#admin/tariffs/versions/zone_contents'

/** One price: what it was and what it is, null where there is none. */
type ChangedCell = {
  aboveGrams: number
  endGrams: number
  beforeKobo: number | null
  afterKobo: number | null
}

export type ZoneDifference = {
  zone: Omit<ZoneContents, 'bands' | 'origins' | 'destinations'>
  courierName: string
  change: 'added' | 'removed' | 'changed'
  /** Somebody changed it on the live tariff after the draft was begun. */
  isConflict: boolean
  /** What it is called, where it is and whom it is for: a sentence each. */
  facts: string[]
  cells: ChangedCell[]
  /** How many further cells there are. */
  moreCells: number
}

export type Comparison = {
  total: number
  conflicts: number
  /** How many surcharges, and how many of these others have changed as well. */
  surcharges: number
  surchargeConflicts: number
  differences: ZoneDifference[]
}

const MOST_CELLS = 200

/** A page of what a version changes, zone by zone. */
export async function compareVersion(
  trx: TransactionClientContract,
  version: TariffVersion,
  { page, perPage }: { page: number; perPage: number }
): Promise<Comparison> {
  const changed = await changedZones(trx, version)
  const zoneIds = changed.zoneIds.slice((page - 1) * perPage, page * perPage)
  const surcharges = await changedSurcharges(trx, version)
  return {
    total: changed.zoneIds.length,
    conflicts: changed.conflicts.length,
    surcharges: surcharges.length,
    surchargeConflicts: surcharges.filter(({ isConflict }) => isConflict).length,
    differences: await differencesOf(trx, changed, zoneIds),
  }
}

/** The zones in the words of people, for a sentence about each. */
async function differencesOf(
  trx: TransactionClientContract,
  { before, after, conflicts }: ChangedZones,
  zoneIds: readonly number[]
): Promise<ZoneDifference[]> {
  const [olds, news] = [
    await contentsOf(trx, before, zoneIds),
    await contentsOf(trx, after, zoneIds),
  ]
  const names = await namesOf(trx)
  return zoneIds.flatMap((id) => {
    const sides = { old: olds.get(id), now: news.get(id) }
    const either = sides.now ?? sides.old
    if (!either) return []
    const { bands, origins, destinations, ...zone } = either
    const cells = changedCells(sides.old?.bands ?? [], sides.now?.bands ?? [])
    return {
      zone,
      courierName: names.couriers.get(zone.courierCode) ?? zone.courierCode,
      change: sides.old ? (sides.now ? 'changed' : 'removed') : 'added',
      isConflict: conflicts.includes(id),
      facts: sides.old && sides.now ? changedFacts(sides.old, sides.now, names.groups) : [],
      cells: cells.slice(0, MOST_CELLS),
      moreCells: Math.max(0, cells.length - MOST_CELLS),
    }
  })
}

/** In the order of their weights. */
function changedCells(before: readonly PricedBand[], after: readonly PricedBand[]): ChangedCell[] {
  const { added, changed, removed } = compareBands(before, after)
  return [
    ...added.map((band) => ({ ...weightsOf(band), beforeKobo: null, afterKobo: band.rateKobo })),
    ...removed.map((band) => ({ ...weightsOf(band), beforeKobo: band.rateKobo, afterKobo: null })),
    ...changed.map(({ row, line }) => ({
      ...weightsOf(row),
      beforeKobo: row.rateKobo,
      afterKobo: line.rateKobo,
    })),
  ].toSorted((a, b) => a.aboveGrams - b.aboveGrams || a.endGrams - b.endGrams)
}

function weightsOf({ aboveGrams, endGrams }: PricedBand) {
  return { aboveGrams, endGrams }
}

type Names = { couriers: Map<string, string>; groups: Map<number, string> }

async function namesOf(trx: TransactionClientContract): Promise<Names> {
  const couriers = await rowsOf<{ code: string; name: string }>(
    trx,
    'select code, name from couriers'
  )
  const groups = await rowsOf<{ id: number; name: string }>(
    trx,
    'select id::float8, name from billing_groups'
  )
  return {
    couriers: new Map(couriers.map(({ code, name }) => [code, name])),
    groups: new Map(groups.map(({ id, name }) => [id, name])),
  }
}

function changedFacts(old: ZoneContents, now: ZoneContents, groups: Names['groups']): string[] {
  const groupOf = ({ billingGroupId }: ZoneContents) =>
    billingGroupId === null ? 'everybody' : (groups.get(billingGroupId) ?? 'a billing group')
  return [
    ...becomes('Description', old.description, now.description),
    ...becomes('Courier', old.courierCode, now.courierCode),
    ...becomes('Country', old.countryCode, now.countryCode),
    ...becomes('State', old.stateCode, now.stateCode),
    ...becomes('Geography', old.geography, now.geography),
    ...becomes('Billing group', groupOf(old), groupOf(now)),
    ...comeAndGone('Origins', old.origins, now.origins),
    ...comeAndGone('Destinations', old.destinations, now.destinations),
  ]
}

function becomes(what: string, old: string | null, now: string | null): string[] {
  return old === now ? [] : [`${what}: ${old ?? 'none'} becomes ${now ?? 'none'}`]
}

function comeAndGone(what: string, old: readonly string[], now: readonly string[]): string[] {
  const come = now.filter((code) => !old.includes(code))
  const gone = old.filter((code) => !now.includes(code))
  return [
    ...(come.length ? [`${what} added: ${come.join(', ')}`] : []),
    ...(gone.length ? [`${what} removed: ${gone.join(', ')}`] : []),
  ]
}
