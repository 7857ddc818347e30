import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import type { Geography, ZoneKind } from '#shipping/places/zone'
import type { PricedBand } from '#admin/tariffs/sheets/rules/rate_bands'
import { inDraft } from '#admin/tariffs/versions/in_tariff'

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
  bands: PricedBand[]
}

/** A side of a comparison: the live tariff under a number, or a draft. */
export type Side = { number: number } | { draft: number }

/** As `tariff_zone_contents` packs them: a number of eight bytes, kobo of eight, two weights of four. */
const ROW_BYTES = 24

const COLUMNS = `zone_id::float8 as "zoneId", kind, courier_code as "courierCode", description,
  country_code as "countryCode", state_code as "stateCode", geography,
  billing_group_id::float8 as "billingGroupId", origins, destinations, rates`

/** The hash of each zone in use, by its id. */
export async function hashesOf(
  trx: TransactionClientContract,
  side: Side
): Promise<Map<number, string>> {
  const rows = await fromSide<{ zoneId: number; hash: string }>(trx, side, {
    columns: `zone_id::float8 as "zoneId", encode(content_hash, 'hex') as hash`,
    zoneIds: null,
  })
  return new Map(rows.map(({ zoneId, hash }) => [zoneId, hash]))
}

/** These zones as one side has them; those that it does not have are not in the answer. */
export async function contentsOf(
  trx: TransactionClientContract,
  side: Side,
  zoneIds: readonly number[]
): Promise<Map<number, ZoneContents>> {
  const rows = await fromSide<Omit<ZoneContents, 'bands'> & { rates: Buffer }>(trx, side, {
    columns: COLUMNS,
    zoneIds,
  })
  return new Map(
    rows.map(({ rates, ...zone }) => [zone.zoneId, { ...zone, bands: bandsIn(rates) }])
  )
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

function bandsIn(rates: Buffer): PricedBand[] {
  return Array.from({ length: rates.length / ROW_BYTES }, (_, row) => ({
    rateKobo: Number(rates.readBigInt64BE(row * ROW_BYTES + 8)),
    aboveGrams: rates.readInt32BE(row * ROW_BYTES + 16),
    endGrams: rates.readInt32BE(row * ROW_BYTES + 20),
  }))
}
