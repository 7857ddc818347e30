import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

/** What goes into the archive, and the columns that name somebody: they may be blanked there still. */
export const ARCHIVED_TABLES: Record<string, string[]> = {
  audit_entries: [],
  ledger_entries: [],
  tracking_events: ['signed_by'],
}

/** What is deleted after a while never gets old enough for the archive. */
const EXPIRING_TABLES = ['receiver_notifications']

export const PARTITIONED_TABLES = [...Object.keys(ARCHIVED_TABLES), ...EXPIRING_TABLES].sort()

export interface Partition {
  table: string
  /** Its schema. */
  place: 'months' | 'archive'
  name: string
  /** Its first one, `2026-12`; null for the oldest partition. */
  month: string | null
  /** As they are written in SQL. */
  lower: string
  upper: string
}

/** The partitions of a table, the oldest first. */
export function listTablePartitions(
  client: Pick<QueryClientContract, 'rawQuery'>,
  table: string
): Promise<Partition[]> {
  return queryRows<Partition>(
    client,
    `select :table as table, place::text, name::text, to_char(month, 'YYYY-MM') as month, lower, upper
     from partitions_of(:table::regclass)`,
    { table }
  )
}

/** Makes the partitions that are due, within a moment in which nobody reads or writes the table. Safe to run twice. */
export async function createPartitions(client: QueryClientContract, table: string) {
  const due = await queryRows(client, 'select 1 from ending_partition(?::regclass)', [table])
  if (due.length > 0) {
    await client.transaction(async (trx) => {
      await trx.rawQuery('select lock_partitioned(array[?]::regclass[])', [table])
      await trx.rawQuery('select make_partitions(?::regclass)', [table])
    })
  }
  // Also those of a run that was killed before this.
  await client.rawQuery('select check_references(?::regclass)', [table])
}

/** Makes one of the oldest partitions that have nothing left in them. */
export async function mergeEmptyPartitions(client: QueryClientContract) {
  for (const table of EXPIRING_TABLES) {
    const [oldest, following] = await listTablePartitions(client, table)
    if (!oldest || !following || following.upper === 'MAXVALUE') continue
    const left = await queryRows(
      client,
      `select 1 from months."${oldest.name}" union all select 1 from months."${following.name}" limit 1`
    )
    if (left.length > 0) continue
    await client.transaction(async (trx) => {
      await trx.rawQuery('select lock_partitioned(array[?]::regclass[])', [table])
      await trx.rawQuery('select fold_partitions(?::regclass)', [table])
    })
  }
}

/** Gives an empty table other partitions than it has. */
export async function replacePartitions(
  trx: Pick<QueryClientContract, 'rawQuery'>,
  table: string,
  partitions: Pick<Partition, 'month' | 'lower' | 'upper'>[]
) {
  await trx.rawQuery('select lay_partitions(?::regclass, ?::jsonb)', [
    table,
    JSON.stringify(partitions),
  ])
}
