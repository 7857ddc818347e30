import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

/** Archived tables, with their columns of personal data, which may still be blanked. */
export const ARCHIVED_TABLES: Record<string, string[]> = {
  audit_entries: [],
  ledger_entries: [],
  tracking_events: ['signed_by'],
}

/** Rows of these tables are deleted before they are old enough to archive. */
const EXPIRING_TABLES = ['receiver_notifications']

export const PARTITIONED_TABLES = [...Object.keys(ARCHIVED_TABLES), ...EXPIRING_TABLES].sort()

export interface Partition {
  table: string
  place: 'months' | 'archive'
  name: string
  /** The first month, `2026-12`; null for the oldest partition. */
  month: string | null
  /** SQL literals of the bounds. */
  lower: string
  upper: string
}

/** Lists the oldest first. */
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

/** Creates due partitions under a brief exclusive lock. Safe to run twice. */
export async function createPartitions(client: QueryClientContract, table: string) {
  const due = await queryRows(client, 'select 1 from ending_partition(?::regclass)', [table])
  if (due.length > 0) {
    await client.transaction(async (trx) => {
      await trx.rawQuery('select lock_partitioned(array[?]::regclass[])', [table])
      await trx.rawQuery('select make_partitions(?::regclass)', [table])
    })
  }
  // Runs even if no partition was due, because a killed run may have left unchecked foreign keys.
  await client.rawQuery('select check_references(?::regclass)', [table])
}

/** Merges the two oldest partitions once both are empty. */
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
