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
  /** Of a draft, a line for each zone: what it is and what it becomes, as hashes. */
  contents: string[]
  before: Side
  after: Side
}

/** Zones that are looked at alone; null for all. */
type Among = readonly number[] | null

/**
 * A version that was live changed what it wrote down. A draft changes what is not as it was when the draft was begun,
 * and not as it is now: what others have changed since, and it has not, stays theirs.
 */
export function changedZones(
  trx: TransactionClientContract,
  version: TariffVersion,
  among: Among = null
): Promise<ChangedZones> {
  const { number } = version
  return number === null ? inDraftChanged(trx, version, among) : written(trx, number, among)
}

/** What becomes of the live tariff of one moment where that of another takes its place. */
export async function zonesBetween(
  trx: TransactionClientContract,
  before: { number: number },
  after: { number: number }
): Promise<ChangedZones> {
  const [old, now] = [await hashesOf(trx, before), await hashesOf(trx, after)]
  return { zoneIds: different(now, old), conflicts: [], contents: [], before, after }
}

/** Those in which a draft is not as the tariff that it was begun on: it takes their place when it starts. */
export async function redraftedZones(
  trx: TransactionClientContract,
  { id: draft, baseNumber }: TariffVersion
): Promise<number[]> {
  return different(await hashesOf(trx, { draft }), await hashesOf(trx, { number: baseNumber }))
}

async function inDraftChanged(
  trx: TransactionClientContract,
  { id: draft, baseNumber }: TariffVersion,
  among: Among
): Promise<ChangedZones> {
  const liveNumber = await latestNumber(trx)
  const mine = await hashesOf(trx, { draft }, among)
  const base = await hashesOf(trx, { number: baseNumber }, among)
  const live = baseNumber === liveNumber ? base : await hashesOf(trx, { number: liveNumber }, among)
  const zoneIds = different(mine, base).filter((id) => mine.get(id) !== live.get(id))
  const conflicts = zoneIds.filter((id) => live.get(id) !== base.get(id))
  const contents = zoneIds.map((id) => `${id} ${live.get(id) ?? '-'} ${mine.get(id) ?? '-'}`)
  return { zoneIds, conflicts, contents, before: { number: liveNumber }, after: { draft } }
}

function different(one: Map<number, string>, other: Map<number, string>): number[] {
  const known = [...new Set([...one.keys(), ...other.keys()])].toSorted((a, b) => a - b)
  return known.filter((id) => one.get(id) !== other.get(id))
}

async function written(
  trx: TransactionClientContract,
  number: number,
  among: Among
): Promise<ChangedZones> {
  const rows = await rowsOf<{ zoneId: number }>(
    trx,
    `select zone_id as "zoneId" from tariff_zone_states
     where number = :number and (:among::bigint[] is null or zone_id = any(:among::bigint[])) order by zone_id`,
    { number, among: among && `{${among.join()}}` }
  )
  const zoneIds = rows.map(({ zoneId }) => zoneId)
  const sides = { before: { number: number - 1 }, after: { number } }
  return { zoneIds, conflicts: [], contents: [], ...sides }
}
