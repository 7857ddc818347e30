import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

const MAX_LOOKS = 50
const BETWEEN_LOOKS_MS = 200

/**
 * Returns for each table the id up to which no further row can appear. Waits up to ten seconds for
 * all transactions that may have drawn an id: an insert locks its table in ROW EXCLUSIVE mode
 * first, so `pg_locks` shows every writer. Null if one of them stays open.
 */
export async function readCommittedHighWatermarks<Table extends string>(
  tables: readonly Table[],
  looks = MAX_LOOKS
): Promise<Record<Table, number> | null> {
  const latest = tables.map((table) => `(select coalesce(max(id), 0) from ${table}) as "${table}"`)
  const [mark] = await queryRows<Record<Table, number> & { writers: string[] }>(
    db,
    `select ${latest.join(', ')}, array(${selectWriters(tables)}) as writers`
  )
  const { writers, ...numbers } = mark!
  for (let look = 0; look < looks; look++) {
    const [open] = await queryRows<object>(
      db,
      `select from pg_locks where virtualtransaction = any(?) limit 1`,
      [writers]
    )
    if (!open) return numbers as unknown as Record<Table, number>
    if (look < looks - 1) await wait(BETWEEN_LOOKS_MS)
  }
  return null
}

function selectWriters(tables: readonly string[]): string {
  const relations = tables.map(
    (table) => `select '${table}'::regclass union select relid from pg_partition_tree('${table}')`
  )
  return `select distinct virtualtransaction from pg_locks
    where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
      and pid is distinct from pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
      and relation in (${relations.join(' union ')})`
}
