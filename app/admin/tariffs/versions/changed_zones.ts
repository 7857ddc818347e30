import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { latestNumber } from '#admin/tariffs/versions/drafting'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { hashesOf, type Side } from '#admin/tariffs/versions/zone_contents'

/** The zones that a version changes, and from what to what. */
export type ChangedZones = {
  zoneIds: number[]
  /** Of these, those that the live tariff has changed as well since the draft was begun. */
  conflicts: number[]
  before: Side
  after: Side
}

/**
 * A version that was live changed what it wrote down. A draft changes what is not as it was when the draft was begun,
 * and not as it is now: what others have changed since, and it has not, stays theirs.
 */
export function changedZones(
  trx: TransactionClientContract,
  version: TariffVersion
): Promise<ChangedZones> {
  const { id, number } = version
  return number === null ? inDraftChanged(trx, id, version.baseNumber) : written(trx, number)
}

async function inDraftChanged(
  trx: TransactionClientContract,
  draft: number,
  baseNumber: number
): Promise<ChangedZones> {
  const liveNumber = await latestNumber(trx)
  const mine = await hashesOf(trx, { draft })
  const base = await hashesOf(trx, { number: baseNumber })
  const live = baseNumber === liveNumber ? base : await hashesOf(trx, { number: liveNumber })
  const known = [...new Set([...mine.keys(), ...base.keys()])].toSorted((a, b) => a - b)
  const zoneIds = known.filter(
    (id) => mine.get(id) !== base.get(id) && mine.get(id) !== live.get(id)
  )
  const conflicts = zoneIds.filter((id) => live.get(id) !== base.get(id))
  return { zoneIds, conflicts, before: { number: liveNumber }, after: { draft } }
}

async function written(trx: TransactionClientContract, number: number): Promise<ChangedZones> {
  const rows = await rowsOf<{ zoneId: number }>(
    trx,
    `select zone_id::float8 as "zoneId" from tariff_zone_states where number = :number order by zone_id`,
    { number }
  )
  const zoneIds = rows.map(({ zoneId }) => zoneId)
  return { zoneIds, conflicts: [], before: { number: number - 1 }, after: { number } }
}
