import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { Geography, ZoneKind } from '#shipping/places/zone'
import { inDraft } from '#admin/tariffs/versions/in_tariff'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'

/** All that a zone says and charges, at some moment of the live tariff or in a draft. */
export type ZoneContents = {
  zoneId: number
  kind: ZoneKind
  courierCode: string
  description: string
  countryCode: string
  stateCode: string | null
  geography: Geography | null
  billingGroupId: number | null
  origins: string[]
  destinations: string[]
  /** Packed, and sorted by weight: `changedCells` reads them. */
  rates: Buffer
}

/** A side of a comparison: the live tariff under a number, or a draft. */
export type Side = { number: number } | { draft: number }

export function sideOf({ id, number }: Pick<TariffVersion, 'id' | 'number'>): Side {
  return number === null ? { draft: id } : { number }
}

const COLUMNS = `zone_id as "zoneId", kind, courier_code as "courierCode", description,
  country_code as "countryCode", state_code as "stateCode", geography,
  billing_group_id as "billingGroupId", origins, destinations, rates`

/** The hash of each zone in use, by its id: of all, or of those that are named. */
export async function hashesOf(
  trx: TransactionClientContract,
  side: Side,
  zoneIds: readonly number[] | null = null
): Promise<Map<number, string>> {
  const rows = await fromSide<{ zoneId: number; hash: string }>(trx, side, {
    columns: `zone_id as "zoneId", encode(content_hash, 'hex') as hash`,
    zoneIds,
  })
  return new Map(rows.map(({ zoneId, hash }) => [zoneId, hash]))
}

/** These zones as one side has them; those that it does not have are not in the answer. */
export async function contentsOf(
  trx: TransactionClientContract,
  side: Side,
  zoneIds: readonly number[]
): Promise<Map<number, ZoneContents>> {
  const zones = await fromSide<ZoneContents>(trx, side, { columns: COLUMNS, zoneIds })
  return new Map(zones.map((zone) => [zone.zoneId, zone]))
}

type Asked = { columns: string; zoneIds: readonly number[] | null }

function fromSide<Row extends object>(
  trx: TransactionClientContract,
  side: Side,
  { columns, zoneIds }: Asked
): Promise<Row[]> {
  const ids = zoneIds && `{${zoneIds.join()}}`
  if ('draft' in side) {
    const sql = `select ${columns} from tariff_zone_contents(:ids::bigint[]) where not is_archived`
    return inDraft(trx, side.draft, () => rowsOf<Row>(trx, sql, { ids }))
  }
  const sql = `select ${columns} from tariff_states_at(:number, :ids::bigint[]) where not is_archived`
  return rowsOf<Row>(trx, sql, { ids, number: side.number })
}
