import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  type ChangedCell,
  compareRateCells,
} from '#admin/tariffs/versions/comparison/changed_cells'
import {
  type ChangeFact,
  changeKind,
  type ChangeKind,
} from '#admin/tariffs/versions/comparison/change_fact'
import { changedZoneFacts, zoneFacts } from '#admin/tariffs/versions/comparison/zone_facts'
import { ZoneNames } from '#admin/tariffs/versions/comparison/zone_names'
import { type ChangedZones, findChangedZones } from '#admin/tariffs/versions/changed_zones'
import { shareTariffVersion } from '#admin/tariffs/versions/tariff_scope'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { type VersionChanges, fingerprintChanges } from '#admin/tariffs/versions/version_changes'
import { loadZoneContents, type ZoneContents } from '#admin/tariffs/versions/zone_contents'

export type ZoneDifference = {
  zone: Omit<ZoneContents, 'rates' | 'origins' | 'destinations'>
  courierName: string
  billingGroup: string | null
  change: ChangeKind
  isConflict: boolean
  /** All parts of an added or removed zone; of a changed zone, only the changed parts. */
  facts: ChangeFact[]
  cells: ChangedCell[]
  cellCount: number
}

export type VersionComparison = {
  total: number
  conflicts: number
  surcharges: number
  surchargeConflicts: number
  /** Identifies the changes of a draft; the publish call sends it to confirm what was reviewed. */
  fingerprint: string | null
  differences: ZoneDifference[]
}

export type CellPage = { page: number; perPage: number }

export const CELLS_PER_PAGE = 200

/**
 * Locks the version for share, so that it cannot be edited, published or discarded meanwhile.
 * Throws E_ROW_NOT_FOUND, and WrongVersionState for a discarded version.
 */
export function withComparableVersion<T>(
  id: number,
  work: (trx: TransactionClientContract, version: TariffVersion) => Promise<T>
): Promise<T> {
  return db.transaction(async (trx) => work(trx, await shareTariffVersion(trx, id)))
}

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

/** Compares one zone, with a page of its cells. Throws E_ROW_NOT_FOUND for an unchanged zone. */
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

/** `old` is undefined for an added zone, `now` for a removed one. */
export type ZoneSides = { isConflict: boolean; old?: ZoneContents; now?: ZoneContents }

export async function loadZoneSides(
  trx: TransactionClientContract,
  { before, after, conflicts }: Pick<ChangedZones, 'before' | 'after' | 'conflicts'>,
  zoneIds: readonly number[]
): Promise<ZoneSides[]> {
  const olds = await loadZoneContents(trx, before, zoneIds)
  const contentsAfter = await loadZoneContents(trx, after, zoneIds)
  return zoneIds.flatMap((id) => {
    const [old, now] = [olds.get(id), contentsAfter.get(id)]
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
    change: changeKind(old, now),
    isConflict,
    facts: old && now ? changedZoneFacts(old, now, names) : zoneFacts((now ?? old)!, names, !old),
    ...paginateCells(compareRateCells(old?.rates, now?.rates), page),
  }
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
