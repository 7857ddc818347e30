import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { rowsOf } from '#shared/database/rows'

const MOST = 50

/** A batch in the list of all. */
export interface ListedBatch {
  id: number
  name: string
  createdAt: Date
  paidAt: Date | null
  totalKobo: number | null
  rows: number
  withErrors: number
  by: string
}

const LIST = `select batch.id, name, batch.created_at as "createdAt", batch.paid_at as "paidAt",
    total_kobo as "totalKobo", rows.count as rows, rows.wrong as "withErrors",
    concat_ws(' ', users.firstname, users.lastname) as by
  from shipment_batches as batch join users on users.id = batch.user_id
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where courier_code is null or problems <> '[]'))::int as wrong
      from shipment_batch_rows where batch_id = batch.id
    ) as rows
  where batch.organization_id = :organizationId and (:userId::bigint is null or batch.user_id = :userId)
  order by batch.id desc limit ${MOST}`

/** The latest first. */
export function batchesOf(caller: Caller): Promise<ListedBatch[]> {
  const bindings = { organizationId: caller.organization.id, userId: caller.ownerUserId }
  return rowsOf<ListedBatch>(db.connection(), LIST, bindings)
}
