import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { saveSheetVersions } from '#admin/tariffs/sheets/sheet_versions'

const ZONE_FIELD_COLUMNS =
  'kind, courier_code, description, country_code, state_code, geography, billing_group_id'

const FROM_DRAFT_ZONES = `draft_zones as draft where draft.tariff_version_id = :id and draft.id = any(:zoneIds::bigint[])`

/** Archives zones that the draft lacks. They keep their rates, as every archived zone does. */
const ARCHIVE_ZONES = `update shipping_zones as zone set archived_at = now()
  where id = any(:zoneIds::bigint[]) and archived_at is null
    and not exists (select from ${FROM_DRAFT_ZONES} and draft.id = zone.id and draft.archived_at is null)`

/** Clears the names first, so that two zones can swap theirs. */
const CLEAR_ZONE_NAMES = `update shipping_zones as zone set description = '#' || zone.id
  from ${FROM_DRAFT_ZONES} and draft.id = zone.id and draft.archived_at is null and zone.archived_at is null`

const UPDATE_ZONES = `update shipping_zones as zone set (${ZONE_FIELD_COLUMNS}) = (select ${ZONE_FIELD_COLUMNS.split(
  ', '
)
  .map((column) => `draft.${column}`)
  .join(', ')}), version = zone.version + 1, archived_at = null
  from ${FROM_DRAFT_ZONES} and draft.id = zone.id and draft.archived_at is null`

const INSERT_ZONES = `insert into shipping_zones (id, ${ZONE_FIELD_COLUMNS})
  select id, ${ZONE_FIELD_COLUMNS} from ${FROM_DRAFT_ZONES} and archived_at is null
    and not exists (select from shipping_zones where id = draft.id) order by id`

const REPLACE_MEMBERS = [
  `delete from shipping_zone_members as member where zone_id = any(:inUse::bigint[])
     and not exists (select from draft_zone_members as draft where tariff_version_id = :id
       and (draft.zone_id, draft.side, draft.code) = (member.zone_id, member.side, member.code))`,
  `insert into shipping_zone_members (zone_id, side, code)
   select zone_id, side, code from draft_zone_members
   where tariff_version_id = :id and zone_id = any(:inUse::bigint[]) on conflict do nothing`,
]

const IS_SAME_BAND = `(draft.zone_id, draft.above_grams, draft.end_grams) = (rate.zone_id, rate.above_grams, rate.end_grams)`

const FIND_REPRICED_ZONES = `select zone_id as id from (
    select zone_id, above_grams, end_grams, rate_kobo from shipping_rates where zone_id = any(:inUse::bigint[])
    union all
    select zone_id, above_grams, end_grams, rate_kobo from draft_rates
      where tariff_version_id = :id and zone_id = any(:inUse::bigint[])
  ) as both_sides group by zone_id, above_grams, end_grams, rate_kobo having count(*) = 1`

/** Deletes rows first, because new ones may not overlap them. */
const REPLACE_RATES = [
  `delete from shipping_rates as rate where zone_id = any(:repriced::bigint[])
     and not exists (select from draft_rates as draft where tariff_version_id = :id and ${IS_SAME_BAND})`,
  `update shipping_rates as rate set rate_kobo = draft.rate_kobo from draft_rates as draft
   where draft.tariff_version_id = :id and draft.zone_id = any(:repriced::bigint[]) and ${IS_SAME_BAND}
     and draft.rate_kobo <> rate.rate_kobo`,
  `insert into shipping_rates (zone_id, above_grams, end_grams, rate_kobo)
   select zone_id, above_grams, end_grams, rate_kobo from draft_rates as draft
   where tariff_version_id = :id and zone_id = any(:repriced::bigint[])
     and not exists (select from shipping_rates as rate where ${IS_SAME_BAND})
   order by zone_id, above_grams`,
]

/**
 * Applies a draft's zones to the live tariff in a dozen statements. Zones keep the ids that quotes
 * refer to, and each replaced sheet is saved.
 */
export async function applyDraft(
  trx: TransactionClientContract,
  id: number,
  { zoneIds, savedBy }: { zoneIds: readonly number[]; savedBy: number | null }
) {
  const bindings = { id, zoneIds: [...zoneIds] }
  for (const sql of [ARCHIVE_ZONES, CLEAR_ZONE_NAMES, UPDATE_ZONES, INSERT_ZONES])
    await trx.rawQuery(sql, bindings)
  const drafted = await queryRows<{ id: number }>(
    trx,
    `select id from ${FROM_DRAFT_ZONES} and archived_at is null`,
    bindings
  )
  const inUse = drafted.map((zone) => zone.id)
  for (const sql of REPLACE_MEMBERS) await trx.rawQuery(sql, { id, inUse })
  const repricedRows = await queryRows<{ id: number }>(trx, FIND_REPRICED_ZONES, { id, inUse })
  const repriced = [...new Set(repricedRows.map((zone) => zone.id))]
  await saveSheetVersions(repriced, savedBy, trx)
  for (const sql of REPLACE_RATES) await trx.rawQuery(sql, { id, repriced })
}
