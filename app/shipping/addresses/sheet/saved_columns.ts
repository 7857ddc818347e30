import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import { upsert } from '#shared/database/upsert'
import { type MappedColumn, type KnownColumns, normalizeHeader } from '#shared/sheets/columns'

/** Batches (`parcels`) and the address book save separate column mappings. */
export type SheetUse = 'parcels' | 'addresses'

const ownerColumns = ({ organization, ownerUserId }: Caller) => ({
  organization_id: organization.id,
  user_id: ownerUserId ?? 0,
})

/** The key includes all headings, because one heading can mean different fields in two sheets. */
function columnKey(use: SheetUse, headers: readonly string[]): (header: string) => string {
  const plain = [...new Set(headers.map(normalizeHeader))].toSorted()
  return (header) =>
    createHash('sha256')
      .update([use, header, ...plain].join('\n'))
      .digest('hex')
}

export async function loadSavedColumns<Field extends string>(
  caller: Caller,
  use: SheetUse,
  headers: readonly string[]
): Promise<KnownColumns<Field>> {
  const keyOf = columnKey(use, headers)
  const byKey = new Map(headers.map((header) => [keyOf(header), header]))
  const rows = await queryRows<{ header: string; field: Field | null }>(
    db.connection(),
    `select header, field from sheet_columns
     where organization_id = :organization_id and user_id = :user_id and header = any(:keys)`,
    { ...ownerColumns(caller), keys: [...byKey.keys()] }
  )
  return new Map(rows.map(({ header, field }) => [byKey.get(header)!, field]))
}

export async function saveColumns(
  caller: Caller,
  {
    use,
    headers,
    chosen,
  }: { use: SheetUse; headers: readonly string[]; chosen: MappedColumn<string>[] }
) {
  if (chosen.length === 0) return
  const keyOf = columnKey(use, headers)
  const fields = new Map(chosen.map(({ header, field }) => [keyOf(header), field]))
  // Locks rows in a fixed order, so that concurrent saves cannot deadlock.
  const rows = [...fields]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([header, field]) => ({ ...ownerColumns(caller), header, field, used_at: DateTime.now() }))
  const key = ['organization_id', 'user_id', 'header']
  await db.transaction((trx) => upsert(trx, { table: 'sheet_columns', key }, rows))
}
