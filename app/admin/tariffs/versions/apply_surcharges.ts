import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SurchargeRow } from '#shipping/pricing/surcharges/surcharge_rows'

/** `before` is null for an added surcharge, `after` for a removed one. */
export type ChangedSurcharge = {
  id: number
  before: SurchargeRow | null
  after: SurchargeRow | null
  /** True if the surcharge has also changed on the live tariff since the draft began. */
  isConflict: boolean
}

/** All contents of a surcharge, without id and version. */
export const SURCHARGE_COLUMNS = `kind, name, basis_points, amount_kobo, courier_code, shipment_kind, origin_country,
  origin_state, destination_country, destination_state, above_grams, end_grams, longer_than_cm, starts_on, ends_on`

const FROM_DRAFT_SURCHARGES = `draft_surcharges as draft where draft.tariff_version_id = :id and draft.id = any(:ids::bigint[])`

const REPLACE_SURCHARGES = [
  `delete from shipping_surcharges as live where id = any(:ids::bigint[])
     and not exists (select from ${FROM_DRAFT_SURCHARGES} and draft.id = live.id)`,
  `update shipping_surcharges as live
     set (${SURCHARGE_COLUMNS}, version) = (select ${SURCHARGE_COLUMNS}, live.version + 1 from ${FROM_DRAFT_SURCHARGES} and draft.id = live.id)
   where id = any(:ids::bigint[])`,
  `insert into shipping_surcharges (id, ${SURCHARGE_COLUMNS}) select id, ${SURCHARGE_COLUMNS} from ${FROM_DRAFT_SURCHARGES}
     and not exists (select from shipping_surcharges where id = draft.id)`,
]

/** Applies a draft's surcharges to the live tariff. They keep their ids. */
export async function applySurcharges(
  trx: TransactionClientContract,
  id: number,
  changed: readonly ChangedSurcharge[]
) {
  const ids = changed.map((surcharge) => surcharge.id)
  if (!ids.length) return
  for (const sql of REPLACE_SURCHARGES) await trx.rawQuery(sql, { id, ids })
}
