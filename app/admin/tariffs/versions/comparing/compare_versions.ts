import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type ChangedCell, compareRateCells } from '#admin/tariffs/versions/comparing/changed_cells'
import type { ChangeFact } from '#admin/tariffs/versions/comparing/change_fact'
import { changedZoneFacts, zoneFacts } from '#admin/tariffs/versions/comparing/zone_facts'
import { ZoneNames } from '#admin/tariffs/versions/comparing/zone_names'
import { type ChangedZones, findChangedZones } from '#admin/tariffs/versions/changed_zones'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { type VersionChanges, fingerprintChanges } from '#admin/tariffs/versions/version_changes'
import { loadZoneContents, type ZoneContents } from '#admin/tariffs/versions/zone_contents'

export type ZoneDifference = {
  zone: Omit<ZoneContents, 'rates' | 'origins' | 'destinations'>
  courierName: string
  /** Whose prices they are; null for those of everybody. */
  billingGroup: string | null
  change: 'added' | 'removed' | 'changed'
  /** Somebody changed it on the live tariff after the draft was begun. */
  isConflict: boolean
  /** What a zone is that comes or goes, and what becomes of one that stays. */
  facts: ChangeFact[]
  cells: ChangedCell[]
  /** How many there are in all. */
  cellCount: number
}

export type VersionComparison = {
  total: number
  conflicts: number
  /** How many surcharges, and how many of these others have changed as well. */
  surcharges: number
  surchargeConflicts: number
  /** Of a draft: whoever publishes it says by this what they have seen. */
  fingerprint: string | null
  differences: ZoneDifference[]
}

export type CellPage = { page: number; perPage: number }

/** How many of a zone are told at once. */
export const CELLS_PER_PAGE = 200

/**
 * Whoever edits, publishes or discards it has its row: it stays as it is until all of it is read. Throws
 * E_ROW_NOT_FOUND, VersionIsNot for one that was discarded.
 */
export function withComparableVersion<T>(
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
  changes: VersionChanges,
  { page, perPage, cells = CELLS_PER_PAGE }: CellPage & { cells?: number }
): Promise<VersionComparison> {
  const { zoneIds, conflicts, surcharges } = changes
  const shown = zoneIds.slice((page - 1) * perPage, page * perPage)
  const names = await ZoneNames.of(trx)
  const zones = await loadZoneSides(trx, changes, shown)
  return {
    total: zoneIds.length,
    conflicts: conflicts.length,
    surcharges: surcharges.length,
    surchargeConflicts: surcharges.filter(({ isConflict }) => isConflict).length,
    fingerprint: 'draft' in changes.after ? fingerprintChanges(changes) : null,
    differences: zones.map((sides) =>
      describeZoneDifference(sides, names, { page: 1, perPage: cells })
    ),
  }
}

/** One zone alone, with a page of its cells. Throws E_ROW_NOT_FOUND where the version does not change it. */
export async function compareZone(
  trx: TransactionClientContract,
  version: TariffVersion,
  { zoneId, page }: { zoneId: number; page: number }
): Promise<ZoneDifference> {
  const changed = await findChangedZones(trx, version, [zoneId])
  const [sides] = await loadZoneSides(trx, changed, changed.zoneIds)
  if (!sides) throw new errors.E_ROW_NOT_FOUND()
  return describeZoneDifference(sides, await ZoneNames.of(trx), { page, perPage: CELLS_PER_PAGE })
}

/** A zone before and after; one of the two is not there where it comes or goes. */
export type ZoneSides = { isConflict: boolean; old?: ZoneContents; now?: ZoneContents }

export async function loadZoneSides(
  trx: TransactionClientContract,
  { before, after, conflicts }: Pick<ChangedZones, 'before' | 'after' | 'conflicts'>,
  zoneIds: readonly number[]
): Promise<ZoneSides[]> {
  const olds = await loadZoneContents(trx, before, zoneIds)
  const news = await loadZoneContents(trx, after, zoneIds)
  return zoneIds.flatMap((id) => {
    const [old, now] = [olds.get(id), news.get(id)]
    return old || now ? { isConflict: conflicts.includes(id), old, now } : []
  })
}

function describeZoneDifference(
  { old, now, isConflict }: ZoneSides,
  names: ZoneNames,
  page: CellPage
) {
  const { rates, origins, destinations, ...zone } = (now ?? old)!
  return {
    zone,
    courierName: names.courier(zone),
    billingGroup: names.group(zone),
    change: zoneChangeKind({ old, now }),
    isConflict,
    facts: old && now ? changedZoneFacts(old, now, names) : zoneFacts((now ?? old)!, names, !old),
    ...paginateCells(compareRateCells(old?.rates, now?.rates), page),
  }
}

export function zoneChangeKind({
  old,
  now,
}: Pick<ZoneSides, 'old' | 'now'>): ZoneDifference['change'] {
  return old ? (now ? 'changed' : 'removed') : 'added'
}

function paginateCells(all: Iterable<ChangedCell>, { page, perPage }: CellPage) {
  const [from, to] = [(page - 1) * perPage, page * perPage]
  const cells: ChangedCell[] = []
  let cellCount = 0
  for (const cell of all) {
    if (cellCount >= from && cellCount < to) cells.push(cell)
    cellCount += 1
  }
  return { cells, cellCount }
}
