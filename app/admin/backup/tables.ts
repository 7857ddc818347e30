import type { Client } from 'pg'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Partition } from '#admin/partitions/partitions'
import { rowsOf } from '#shared/database/rows'

export interface BackedUpTable {
  name: string
  columns: string[]
  /** Those that its rows are written in the order of; none where it has no primary key. */
  key: string[]
  /** Where it has any. */
  partitions?: Pick<Partition, 'month' | 'lower' | 'upper'>[]
}

/** The migrations write the first two anew. Nobody stays signed in over a restore, or barred, and no process runs on. */
const LEFT_OUT = [
  ...['adonis_schema', 'adonis_schema_versions', 'sessions', 'rate_limits'],
  ...['process_metrics', 'own_writes'],
  // Only of transactions under way, and it could not be emptied in one that has changed something.
  'data_changes',
]

const OURS = `relnamespace::regnamespace::text in (current_schema(), 'months', 'archive') and not exists (select from pg_depend
  where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

const TABLES = `select relname::text as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select attname::text from pg_index cross join unnest(indkey) with ordinality as part (number, place)
      join pg_attribute on attnum = part.number
      where indisprimary and attrelid = indrelid and indrelid = coalesce(
        (select min(inhrelid::oid) from pg_inherits where inhparent = pg_class.oid), pg_class.oid)
      order by place) as key
  from pg_class where relkind in ('r', 'p') and not relispartition and ${OURS} order by relname`

/** Every table whose rows a backup holds, found in the database itself: a new one is never forgotten. */
export async function tablesOf(trx: TransactionClientContract): Promise<BackedUpTable[]> {
  const tables = await rowsOf<BackedUpTable>(trx, TABLES)
  return tables.filter(({ name }) => !LEFT_OUT.includes(name))
}

/** How many tables, views and sequences there are of any kind. */
export async function countObjects(trx: TransactionClientContract): Promise<number> {
  const sql = `select count(*)::int as count from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${OURS}`
  const [row] = await rowsOf<{ count: number }>(trx, sql)
  return row!.count
}

/** The user's own, of tables with their partitions: what guards whole statements stands on each by itself. */
export async function switchTriggers(
  trx: Pick<TransactionClientContract, 'rawQuery'>,
  names: string[],
  verb: 'disable' | 'enable'
) {
  const rows = await rowsOf<{ address: string }>(
    trx,
    `select distinct relation::regclass::text as address
     from jsonb_array_elements_text(?::jsonb) as name,
       lateral (select to_regclass(quote_ident(name)) union all
         select relid from pg_partition_tree(to_regclass(quote_ident(name)))) as tree (relation)`,
    [JSON.stringify(names)]
  )
  for (const { address } of rows) await trx.rawQuery(`alter table ${address} ${verb} trigger user`)
}

export async function migrationsOf(trx: TransactionClientContract): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(trx, 'select name from adonis_schema order by name')
  return rows.map(({ name }) => name)
}

export async function hasMigrations(trx: TransactionClientContract): Promise<boolean> {
  const sql = `select to_regclass('adonis_schema') is not null as has`
  const [row] = await rowsOf<{ has: boolean }>(trx, sql)
  return row!.has
}

/** For a statement: names come from the database or from a signed archive, but may be words of SQL. */
export const quoted = (names: string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/** The driver's own connection below a transaction: COPY is a stream, which no query builder knows. */
export async function connectionOf(trx: TransactionClientContract): Promise<Client> {
  return trx.knexClient.client.acquireConnection()
}
