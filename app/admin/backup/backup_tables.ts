import type { Client } from 'pg'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Partition } from '#admin/partitions/partitions'
import { queryRows } from '#shared/database/query_rows'

export interface BackedUpTable {
  name: string
  columns: string[]
  /** The primary key, by which rows are sorted; empty if there is none. */
  key: string[]
  partitions?: Pick<Partition, 'month' | 'lower' | 'upper'>[]
}

/** Migrations fill the adonis tables; rows of the others would be outdated after a restore. */
const EXCLUDED_TABLES = [
  ...['adonis_schema', 'adonis_schema_versions', 'sessions', 'rate_limits'],
  ...['process_metrics', 'own_writes'],
  // It holds rows only while their transactions are open, and a restore could not truncate it.
  'data_changes',
]

const IS_OWN_RELATION = `relnamespace::regnamespace::text in (current_schema(), 'months', 'archive') and not exists (select from pg_depend
  where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

const SELECT_TABLES = `select relname::text as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select attname::text from pg_index cross join unnest(indkey) with ordinality as part (number, place)
      join pg_attribute on attnum = part.number
      where indisprimary and attrelid = indrelid and indrelid = coalesce(
        (select min(inhrelid::oid) from pg_inherits where inhparent = pg_class.oid), pg_class.oid)
      order by place) as key
  from pg_class where relkind in ('r', 'p') and not relispartition and ${IS_OWN_RELATION} order by relname`

/** Lists all tables to back up from the catalog, so that no new table is forgotten. */
export async function listTables(trx: TransactionClientContract): Promise<BackedUpTable[]> {
  const tables = await queryRows<BackedUpTable>(trx, SELECT_TABLES)
  return tables.filter(({ name }) => !EXCLUDED_TABLES.includes(name))
}

export async function countObjects(trx: TransactionClientContract): Promise<number> {
  const sql = `select count(*)::int as count from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${IS_OWN_RELATION}`
  const [row] = await queryRows<{ count: number }>(trx, sql)
  return row!.count
}

/** Toggles user triggers on tables and partitions; statement triggers exist on each. */
export async function setTriggers(
  trx: Pick<TransactionClientContract, 'rawQuery'>,
  names: string[],
  verb: 'disable' | 'enable'
) {
  const rows = await queryRows<{ address: string }>(
    trx,
    `select distinct relation::regclass::text as address
     from jsonb_array_elements_text(?::jsonb) as name,
       lateral (select to_regclass(quote_ident(name)) union all
         select relid from pg_partition_tree(to_regclass(quote_ident(name)))) as tree (relation)`,
    [JSON.stringify(names)]
  )
  for (const { address } of rows) await trx.rawQuery(`alter table ${address} ${verb} trigger user`)
}

export async function listMigrations(trx: TransactionClientContract): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    trx,
    'select name from adonis_schema order by name'
  )
  return rows.map(({ name }) => name)
}

export async function hasMigrations(trx: TransactionClientContract): Promise<boolean> {
  const sql = `select to_regclass('adonis_schema') is not null as has`
  const [row] = await queryRows<{ has: boolean }>(trx, sql)
  return row!.has
}

/** Quotes names, which may be SQL keywords. */
export const quoteIdentifiers = (names: string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/** Returns the driver's connection, because query builders do not support COPY streams. */
export async function getDriverConnection(trx: TransactionClientContract): Promise<Client> {
  return trx.knexClient.client.acquireConnection()
}
