import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'

const MAX_LISTED_BATCHES = 50

export interface BatchSummary {
  id: number
  name: string
  createdAt: Date
  paidAt: Date | null
  totalKobo: number | null
  rows: number
  withErrors: number
  by: string
}

const BATCH_LIST = `select batch.id, name, batch.created_at as "createdAt", batch.paid_at as "paidAt",
    total_kobo as "totalKobo", rows.count as rows, rows.wrong as "withErrors",
    concat_ws(' ', users.firstname, users.lastname) as by
  from shipment_batches as batch join users on users.id = batch.user_id
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where not is_left_out and (courier_code is null or problems <> '[]')))::int as wrong
      from shipment_batch_rows where batch_id = batch.id
    ) as rows
  where batch.organization_id = :organizationId and (:userId::bigint is null or batch.user_id = :userId)
  order by batch.id desc limit ${MAX_LISTED_BATCHES}`

export function listBatches(caller: Caller): Promise<BatchSummary[]> {
  const bindings = { organizationId: caller.organization.id, userId: caller.ownerUserId }
  return queryRows<BatchSummary>(db.connection(), BATCH_LIST, bindings)
}
