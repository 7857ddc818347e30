import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ARCHIVED, type Partition } from '#admin/partitions/partitions'
import { quoted } from '#admin/backup/tables'
import { rowsOf } from '#shared/database/rows'

export interface Contents {
  /** What was looked at, in this order: a column that is added later does not change what was. */
  columns: string[]
  rows: number
  /** Of all rows together, in whatever order they lie. */
  digest: string
}

export const addressOf = ({ place, name }: Pick<Partition, 'place' | 'name'>) =>
  `${quoted([place])}.${quoted([name])}`

/** What is in a partition: as many rows with the same digest are the same rows. */
export async function contentsOf(
  client: QueryClientContract,
  { table, ...partition }: Pick<Partition, 'table' | 'place' | 'name'>,
  given?: string[]
): Promise<Contents> {
  const columns = given ?? (await columnsOf(client, table))
  return client.transaction(async (trx) => {
    // A row is hashed as text: moments in one zone and one style, whatever the server's own are.
    await trx.rawQuery(`set local timezone = 'UTC'`)
    await trx.rawQuery(`set local datestyle = 'ISO, YMD'`)
    await trx.rawQuery('set local statement_timeout = 0')
    const [row] = await rowsOf<Omit<Contents, 'columns'>>(
      trx,
      `select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(
         row(${quoted(columns)})::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text as digest
       from ${addressOf(partition)}`
    )
    return { columns, ...row! }
  })
}

/** Those of the table that nobody may change in the archive. */
async function columnsOf(client: QueryClientContract, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    client,
    `select attname::text as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table]
  )
  return rows.map(({ name }) => name).filter((name) => !ARCHIVED[table]!.includes(name))
}

export interface Kept extends Contents {
  name: string
}

/** What was in each partition when it was moved. */
export function keptContents(client: QueryClientContract): Promise<Kept[]> {
  return rowsOf<Kept>(
    client,
    'select name, columns, rows, digest from archived_partitions order by name'
  )
}

export function isSame(one: Contents, other: Contents): boolean {
  return one.rows === other.rows && one.digest === other.digest
}
