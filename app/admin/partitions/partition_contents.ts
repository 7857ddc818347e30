import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ARCHIVED_TABLES, type Partition } from '#admin/partitions/partitions'
import { quoteIdentifiers } from '#admin/backup/backup_tables'
import { queryRows } from '#shared/database/query_rows'

export interface PartitionContents {
  /** What was looked at, in this order: a column that is added later does not change what was. */
  columns: string[]
  rows: number
  /** Of all rows together, in whatever order they lie. */
  digest: string
}

export const partitionIdentifier = ({ place, name }: Pick<Partition, 'place' | 'name'>) =>
  `${quoteIdentifiers([place])}.${quoteIdentifiers([name])}`

/** What is in a partition: as many rows with the same digest are the same rows. */
export async function digestPartition(
  client: QueryClientContract,
  { table, ...partition }: Pick<Partition, 'table' | 'place' | 'name'>,
  given?: string[]
): Promise<PartitionContents> {
  const columns = given ?? (await listDigestedColumns(client, table))
  return client.transaction(async (trx) => {
    // A row is hashed as text: moments in one zone and one style, whatever the server's own are.
    await trx.rawQuery(`set local timezone = 'UTC'`)
    await trx.rawQuery(`set local datestyle = 'ISO, YMD'`)
    await trx.rawQuery('set local statement_timeout = 0')
    const [row] = await queryRows<Omit<PartitionContents, 'columns'>>(
      trx,
      `select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(
         row(${quoteIdentifiers(columns)})::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text as digest
       from ${partitionIdentifier(partition)}`
    )
    return { columns, ...row! }
  })
}

/** Those of the table that nobody may change in the archive. */
async function listDigestedColumns(client: QueryClientContract, table: string): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    client,
    `select attname::text as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table]
  )
  return rows.map(({ name }) => name).filter((name) => !ARCHIVED_TABLES[table]!.includes(name))
}

export interface ArchivedContents extends PartitionContents {
  name: string
}

/** What was in each partition when it was moved. */
export function listArchivedContents(client: QueryClientContract): Promise<ArchivedContents[]> {
  return queryRows<ArchivedContents>(
    client,
    'select name, columns, rows, digest from archived_partitions order by name'
  )
}

export function hasSameContents(one: PartitionContents, other: PartitionContents): boolean {
  return one.rows === other.rows && one.digest === other.digest
}
