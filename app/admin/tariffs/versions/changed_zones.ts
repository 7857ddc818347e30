import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { findLatestTariffNumber } from '#admin/tariffs/versions/tariff_drafts'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { loadZoneHashes, type ComparisonSide } from '#admin/tariffs/versions/zone_contents'

export type ChangedZones = {
  zoneIds: number[]
  /** Zones that the live tariff has also changed since the draft began. */
  conflicts: number[]
  /** For a draft: one line per zone with hashes of its live and its draft state. */
  contents: string[]
  before: ComparisonSide
  after: ComparisonSide
}

type ZoneIdFilter = readonly number[] | null

/**
 * Lists the zones recorded for a published version. For a draft, lists zones that differ from both
 * the base and the live tariff: live changes to other zones stay.
 */
export function findChangedZones(
  trx: TransactionClientContract,
  version: TariffVersion,
  among: ZoneIdFilter = null
): Promise<ChangedZones> {
  const { number } = version
  return number === null
    ? findZonesChangedByDraft(trx, version, among)
    : findPublishedZoneChanges(trx, number, among)
}

export async function findZonesChangedBetween(
  trx: TransactionClientContract,
  before: ComparisonSide,
  after: ComparisonSide
): Promise<ChangedZones> {
  const [old, now] = [await loadZoneHashes(trx, before), await loadZoneHashes(trx, after)]
  return { zoneIds: differingZoneIds(now, old), conflicts: [], contents: [], before, after }
}

/** Finds zones that differ from the draft's base; publishing replaces them. */
export async function findDraftedZoneIds(
  trx: TransactionClientContract,
  { id: draft, baseNumber }: TariffVersion
): Promise<number[]> {
  const { zoneIds } = await findZonesChangedBetween(trx, { number: baseNumber }, { draft })
  return zoneIds
}

async function findZonesChangedByDraft(
  trx: TransactionClientContract,
  { id: draft, baseNumber }: TariffVersion,
  among: ZoneIdFilter
): Promise<ChangedZones> {
  const liveNumber = await findLatestTariffNumber(trx)
  const mine = await loadZoneHashes(trx, { draft }, among)
  const base = await loadZoneHashes(trx, { number: baseNumber }, among)
  const live =
    baseNumber === liveNumber ? base : await loadZoneHashes(trx, { number: liveNumber }, among)
  const zoneIds = differingZoneIds(mine, base).filter((id) => mine.get(id) !== live.get(id))
  const conflicts = zoneIds.filter((id) => live.get(id) !== base.get(id))
  const contents = zoneIds.map((id) => `${id} ${live.get(id) ?? '-'} ${mine.get(id) ?? '-'}`)
  return { zoneIds, conflicts, contents, before: { number: liveNumber }, after: { draft } }
}

function differingZoneIds(one: Map<number, string>, other: Map<number, string>): number[] {
  const known = [...new Set([...one.keys(), ...other.keys()])].toSorted((a, b) => a - b)
  return known.filter((id) => one.get(id) !== other.get(id))
}

async function findPublishedZoneChanges(
  trx: TransactionClientContract,
  number: number,
  among: ZoneIdFilter
): Promise<ChangedZones> {
  const rows = await queryRows<{ zoneId: number }>(
    trx,
    `select zone_id as "zoneId" from tariff_zone_states
     where number = :number and (:among::bigint[] is null or zone_id = any(:among::bigint[])) order by zone_id`,
    { number, among: among && `{${among.join()}}` }
  )
  const zoneIds = rows.map(({ zoneId }) => zoneId)
  const sides = { before: { number: number - 1 }, after: { number } }
  return { zoneIds, conflicts: [], contents: [], ...sides }
}
