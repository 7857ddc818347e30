import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { rowsOf } from '#shared/database/rows'
import { upsert } from '#shared/database/upsert'
import type { SheetColumn, SheetField } from '#shipping/batches/rules/sheet_fields'
import { type KnownColumns, plainHeader } from '#shared/sheets/columns'

const whose = ({ organization, ownerUserId }: Caller) => ({
  organization_id: organization.id,
  user_id: ownerUserId ?? 0,
})

/** What they chose for the headers of their sheets before. */
export async function knownColumns(caller: Caller): Promise<KnownColumns<SheetField>> {
  const rows = await rowsOf<{ header: string; field: SheetField | null }>(
    db.connection(),
    `select header, field from sheet_columns
     where organization_id = :organization_id and user_id = :user_id`,
    whose(caller)
  )
  return new Map(rows.map(({ header, field }) => [header, field]))
}

/** From now on their sheets are read so. */
export async function rememberColumns(caller: Caller, columns: readonly SheetColumn[]) {
  const fields = new Map(columns.map(({ header, field }) => [plainHeader(header), field]))
  // In one order, so that two who save at once never wait for each other in a ring.
  const rows = [...fields]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([header, field]) => ({ ...whose(caller), header, field, used_at: DateTime.now() }))
  const key = ['organization_id', 'user_id', 'header']
  await db.transaction((trx) => upsert(trx, { table: 'sheet_columns', key }, rows))
}
