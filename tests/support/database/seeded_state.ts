import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DATA_CHANNEL } from '#shared/database/data_versions'
import { prepared } from '#shared/database/prepared'
import { queryRows } from '#shared/database/query_rows'

type Kept = { name: string; sign: string; size: number }

/** Tables that are not saved: tests do not change migrations, and data versions must only rise. */
const UNKEPT = ['adonis_schema', 'adonis_schema_versions', 'data_versions']

/** Bytes by which dead rows may enlarge a table until they slow down lookups too much. */
const MOST_ROOM = 4 * 1024 * 1024

let kept = new Map<string, Kept>()

/** Saves the rows of all tables, to restore them after tests that really commit. */
export async function keepSeededState() {
  await db.rawQuery('drop schema if exists seeded cascade')
  await db.rawQuery('create schema seeded')
  const names = await tableNames()
  for (const name of names) {
    await db.rawQuery(`create table seeded.${name} as table public.${name}`)
  }
  kept = await stateOf(names)
  await mayHaveChanged()
}

/** Returns the tables whose rows differ from the saved ones, or that rolled-back rows enlarged. */
export async function findChangedTables(): Promise<string[]> {
  if (!(await mayHaveChanged())) return []
  const sql = statesOf([...kept.keys()])
  const now = await prepared<Kept>(db.connection(), { name: 'state_of_all_tables', sql }, {})
  const isChanged = ({ name, sign, size }: Kept) =>
    sign !== kept.get(name)?.sign || size > sizeOf(name) + MOST_ROOM
  return now.filter(isChanged).map(({ name }) => name)
}

/** The next transaction ID and the size of all tables in bytes, when they were last checked. */
let last = { next: '3', size: 0 }

/**
 * Returns whether a transaction has committed in this cluster since the last check, or tables have
 * grown. Most groups roll everything back, and checking each table takes longer than many tests.
 */
async function mayHaveChanged(): Promise<boolean> {
  const [now] = await queryRows<{ next: string; size: number; isCommitted: boolean }>(
    db,
    `select next, (
       select sum(pg_relation_size(oid)) from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r') as size, exists (
       select from generate_series(?::bigint, next::bigint - 1) as number
       where pg_xact_status(number::text::xid8) = 'committed') as "isCommitted"
     from (select pg_snapshot_xmax(pg_current_snapshot())::text as next) as snapshot`,
    [last.next]
  )
  const isLarger = now!.size > last.size + MOST_ROOM
  last = now!
  return now!.isCommitted || isLarger
}

/** Restores the saved rows of the changed tables, and of tables that reference an emptied one. */
export async function restoreSeededState(changed: string[]) {
  const now = await stateOf(changed)
  const grown = [...now.values()].filter(({ name, size }) => size > sizeOf(name) + MOST_ROOM)
  // Truncating is slow and also empties the tables that reference this one, so only large ones are.
  const emptied = grown.length > 0 ? await withReferring(grown.map(({ name }) => name)) : []
  const others = changed.filter((name) => !emptied.includes(name))
  const tables = [...emptied, ...others]
  await db.transaction(async (trx) => {
    // Disables triggers and foreign keys, which would react to these writes or reject them.
    await trx.rawQuery('set local session_replication_role = replica')
    if (emptied.length > 0) await trx.rawQuery(`truncate ${emptied.join(', ')}`)
    for (const table of others) await trx.rawQuery(`delete from public.${table}`)
    for (const table of tables) await putBack(table, trx)
    await trx.rawQuery('update data_versions set version = version + 1')
    await trx.rawQuery('select pg_notify(?, name) from data_versions', [DATA_CHANNEL])
  })
  kept = new Map([...kept, ...(await stateOf(tables))])
  await mayHaveChanged()
}

function sizeOf(table: string): number {
  return kept.get(table)?.size ?? 0
}

/** Column names by table, read once: columns do not change while tests run. */
const columns = new Map<string, string>()

async function putBack(table: string, trx: TransactionClientContract) {
  const names = columns.get(table) ?? (await columnsOf(table, trx))
  columns.set(table, names)
  await trx.rawQuery(`insert into public.${table} (${names}) overriding system value
    select ${names} from seeded.${table}`)
}

async function columnsOf(table: string, trx: TransactionClientContract): Promise<string> {
  const found = await queryRows<{ name: string }>(
    trx,
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`]
  )
  return found.map(({ name }) => name).join(', ')
}

/** Returns the names of all tables without their partitions. */
async function tableNames(): Promise<string[]> {
  const found = await queryRows<{ name: string }>(
    db,
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all(:unkept::text[])
     order by relname`,
    { unkept: UNKEPT }
  )
  return found.map(({ name }) => name)
}

/** Returns SQL for a signature of each table: the number of its rows and their last transaction. */
function statesOf(names: string[]): string {
  const states = names.map(
    (name) => `select '${name}' as name, pg_relation_size('${name}') as size,
      (select count(*) || ' up to ' || coalesce(max(xmin::text::bigint), 0) from ${name}) as sign`
  )
  return states.join(' union all ')
}

async function stateOf(names: string[]): Promise<Map<string, Kept>> {
  const states = await queryRows<Kept>(db, statesOf(names))
  return new Map(states.map((state) => [state.name, state]))
}

async function withReferring(tables: string[]): Promise<string[]> {
  const found = await queryRows<{ name: string }>(
    db,
    `with recursive referring (id) as (
       select unnest(:tables::text[])::regclass::oid
       union select conrelid from referring join pg_constraint on confrelid = id and contype = 'f'
     )
     select relname as name from referring join pg_class on oid = id where not relispartition`,
    { tables }
  )
  return found.map(({ name }) => name)
}
