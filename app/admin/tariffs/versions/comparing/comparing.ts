import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type ChangedCell, changedCells } from '#admin/tariffs/versions/comparing/changed_cells'
import type { Fact } from '#admin/tariffs/versions/comparing/fact'
import { changedFacts, factsOf } from '#admin/tariffs/versions/comparing/zone_facts'
import { ZoneNames } from '#admin/tariffs/versions/comparing/zone_names'
import { type ChangedZones, changedZones } from '#admin/tariffs/versions/changed_zones'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { type Changes, fingerprintOf } from '#admin/tariffs/versions/version_changes'
import { contentsOf, type ZoneContents } from '#admin/tariffs/versions/zone_contents'

export type ZoneDifference = {
  zone: Omit<ZoneContents, 'rates' | 'origins' | 'destinations'>
  courierName: string
  /** Whose prices they are; null for those of everybody. */
  billingGroup: string | null
  change: 'added' | 'removed' | 'changed'
  /** Somebody changed it on the live tariff after the draft was begun. */
  isConflict: boolean
  /** What a zone is that comes or goes, and what becomes of one that stays. */
  facts: Fact[]
  cells: ChangedCell[]
  /** How many there are in all. */
  cellCount: number
}

export type Comparison = {
  total: number
  conflicts: number
  /** How many surcharges, and how many of these others have changed as well. */
  surcharges: number
  surchargeConflicts: number
  /** Of a draft: whoever publishes it says by this what they have seen. */
  fingerprint: string | null
  differences: ZoneDifference[]
}

export type Page = { page: number; perPage: number }

/** How many of a zone are told at once. */
export const CELLS_PER_PAGE = 200

/**
 * Whoever edits, publishes or discards it has its row: it stays as it is until all of it is read. Throws
 * E_ROW_NOT_FOUND, VersionIsNot for one that was discarded.
 */
export function comparing<T>(
  id: number,
  work: (trx: TransactionClientContract, version: TariffVersion) => Promise<T>
): Promise<T> {
  return db.transaction(async (trx) => {
    const version = await TariffVersion.query({ client: trx })
      .where('id', id)
      .forShare()
      .firstOrFail()
    version.require('draft', 'planned', 'published')
    return work(trx, version)
  })
}

/** A page of what changes, zone by zone, with the first cells of each. */
export async function compareChanges(
  trx: TransactionClientContract,
  changes: Changes,
  { page, perPage, cells = CELLS_PER_PAGE }: Page & { cells?: number }
): Promise<Comparison> {
  const { zoneIds, conflicts, surcharges } = changes
  const shown = zoneIds.slice((page - 1) * perPage, page * perPage)
  const names = await ZoneNames.of(trx)
  const zones = await sidesOf(trx, changes, shown)
  return {
    total: zoneIds.length,
    conflicts: conflicts.length,
    surcharges: surcharges.length,
    surchargeConflicts: surcharges.filter(({ isConflict }) => isConflict).length,
    fingerprint: 'draft' in changes.after ? fingerprintOf(changes) : null,
    differences: zones.map((sides) => differenceOf(sides, names, { page: 1, perPage: cells })),
  }
}

/** One zone alone, with a page of its cells. Throws E_ROW_NOT_FOUND where the version does not change it. */
export async function compareZone(
  trx: TransactionClientContract,
  version: TariffVersion,
  { zoneId, page }: { zoneId: number; page: number }
): Promise<ZoneDifference> {
  const changed = await changedZones(trx, version, [zoneId])
  const [sides] = await sidesOf(trx, changed, changed.zoneIds)
  if (!sides) throw new errors.E_ROW_NOT_FOUND()
  return differenceOf(sides, await ZoneNames.of(trx), { page, perPage: CELLS_PER_PAGE })
}

/** A zone before and after; one of the two is not there where it comes or goes. */
export type ZoneSides = { isConflict: boolean; old?: ZoneContents; now?: ZoneContents }

export async function sidesOf(
  trx: TransactionClientContract,
  { before, after, conflicts }: Pick<ChangedZones, 'before' | 'after' | 'conflicts'>,
  zoneIds: readonly number[]
): Promise<ZoneSides[]> {
  const olds = await contentsOf(trx, before, zoneIds)
  const news = await contentsOf(trx, after, zoneIds)
  return zoneIds.flatMap((id) => {
    const [old, now] = [olds.get(id), news.get(id)]
    return old || now ? { isConflict: conflicts.includes(id), old, now } : []
  })
}

function differenceOf({ old, now, isConflict }: ZoneSides, names: ZoneNames, page: Page) {
  const { rates, origins, destinations, ...zone } = (now ?? old)!
  return {
    zone,
    courierName: names.courier(zone),
    billingGroup: names.group(zone),
    change: changeOf({ old, now }),
    isConflict,
    facts: old && now ? changedFacts(old, now, names) : factsOf((now ?? old)!, names, !old),
    ...pageOf(changedCells(old?.rates, now?.rates), page),
  }
}

export function changeOf({ old, now }: Pick<ZoneSides, 'old' | 'now'>): ZoneDifference['change'] {
  return old ? (now ? 'changed' : 'removed') : 'added'
}

function pageOf(all: Iterable<ChangedCell>, { page, perPage }: Page) {
  const [from, to] = [(page - 1) * perPage, page * perPage]
  const cells: ChangedCell[] = []
  let cellCount = 0
  for (const cell of all) {
    if (cellCount >= from && cellCount < to) cells.push(cell)
    cellCount += 1
  }
  return { cells, cellCount }
}
