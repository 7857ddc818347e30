import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertRows, type JsonRow } from '#shared/database/insert_rows'

type Target = { table: string; key: string[] }

/** Inserts missing rows and updates differing ones in one statement. Other rows stay. */
export async function upsert(trx: TransactionClientContract, target: Target, rows: JsonRow[]) {
  const changing = columnsOf(rows).filter((column) => !target.key.includes(column))
  const list = (prefix: string) => changing.map((column) => `${prefix}.${column}`).join(', ')
  const assignments = changing.map((column) => `${column} = excluded.${column}`).join(', ')
  const onConflict = changing.length
    ? `do update set ${assignments} where (${list(target.table)}) is distinct from (${list('excluded')})`
    : 'do nothing'
  await insert(trx, target, rows, onConflict)
}

/** Inserts missing rows and leaves existing ones: staff may have changed them. */
export async function insertMissing(
  trx: TransactionClientContract,
  target: Target,
  rows: JsonRow[]
) {
  await insert(trx, target, rows, 'do nothing')
}

/**
 * Inserts each row once in the lifetime of the database, so that a row which staff deleted stays
 * gone. A setting (`reference.offered.…`) records the keys.
 */
export async function insertOnce(trx: TransactionClientContract, target: Target, rows: JsonRow[]) {
  const [key = ''] = target.key
  const memory = `reference.offered.${target.table}`
  const row = await trx.from('settings').where('key', memory).first()
  const offered = new Set<unknown>(row?.value)
  const fresh = rows.filter((candidate) => !offered.has(candidate[key]))
  if (fresh.length === 0) return
  await insertMissing(trx, target, fresh)
  const value = [...offered, ...fresh.map((candidate) => candidate[key])]
  await upsert(trx, { table: 'settings', key: ['key'] }, [{ key: memory, value }])
}

async function insert(
  trx: TransactionClientContract,
  { table, key }: Target,
  rows: JsonRow[],
  onConflict: string
) {
  await insertRows(trx, table, rows, `on conflict (${key.join(', ')}) ${onConflict}`)
}

function columnsOf(rows: JsonRow[]): string[] {
  return Object.keys(rows[0] ?? {})
}
