import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneColumns } from '#admin/tariffs/files/zone_name'
import { withDraftTariff } from '#admin/tariffs/versions/tariff_scope'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

export type ZoneContents = ZoneColumns & {
  zoneId: number
  origins: string[]
  destinations: string[]
  /** All rates, packed and sorted by weight for `compareRateCells`. */
  rates: Buffer
}

/** A published version by number, or a draft by id. */
export type ComparisonSide = { number: number } | { draft: number }

export function toComparisonSide({
  id,
  number,
}: Pick<TariffVersion, 'id' | 'number'>): ComparisonSide {
  return number === null ? { draft: id } : { number }
}

const COLUMNS = `zone_id as "zoneId", kind, courier_code as "courierCode", description,
  country_code as "countryCode", state_code as "stateCode", geography,
  billing_group_id as "billingGroupId", origins, destinations, rates`

/** Returns content hashes of active zones by id. */
export async function loadZoneHashes(
  trx: TransactionClientContract,
  side: ComparisonSide,
  zoneIds: readonly number[] | null = null
): Promise<Map<number, string>> {
  const rows = await querySide<{ zoneId: number; hash: string }>(trx, side, {
    columns: `zone_id as "zoneId", encode(content_hash, 'hex') as hash`,
    zoneIds,
  })
  return new Map(rows.map(({ zoneId, hash }) => [zoneId, hash]))
}

/** Returns the zones by id, without those that do not exist in the version. */
export async function loadZoneContents(
  trx: TransactionClientContract,
  side: ComparisonSide,
  zoneIds: readonly number[]
): Promise<Map<number, ZoneContents>> {
  const zones = await querySide<ZoneContents>(trx, side, { columns: COLUMNS, zoneIds })
  return new Map(zones.map((zone) => [zone.zoneId, zone]))
}

type SideQuery = { columns: string; zoneIds: readonly number[] | null }

function querySide<Row extends object>(
  trx: TransactionClientContract,
  side: ComparisonSide,
  { columns, zoneIds }: SideQuery
): Promise<Row[]> {
  const ids = zoneIds && `{${zoneIds.join()}}`
  if ('draft' in side) {
    const sql = `select ${columns} from tariff_zone_contents(:ids::bigint[]) where not is_archived`
    return withDraftTariff(trx, side.draft, () => queryRows<Row>(trx, sql, { ids }))
  }
  const sql = `select ${columns} from tariff_states_at(:number, :ids::bigint[]) where not is_archived`
  return queryRows<Row>(trx, sql, { ids, number: side.number })
}
