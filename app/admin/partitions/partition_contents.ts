import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ARCHIVED_TABLES, type Partition } from '#admin/partitions/partitions'
import { quoteIdentifiers } from '#admin/backup/backup_tables'
import { queryRows } from '#shared/database/query_rows'

export interface PartitionContents {
  /** The digested columns in order; columns added later do not change the digest. */
  columns: string[]
  rows: number
  /** A digest of all rows, independent of their order. */
  digest: string
}

export const partitionIdentifier = ({ place, name }: Pick<Partition, 'place' | 'name'>) =>
  `${quoteIdentifiers([place])}.${quoteIdentifiers([name])}`

/** Equal row counts and digests mean equal contents. */
export async function digestPartition(
  client: QueryClientContract,
  { table, ...partition }: Pick<Partition, 'table' | 'place' | 'name'>,
  given?: string[]
): Promise<PartitionContents> {
  const columns = given ?? (await listDigestedColumns(client, table))
  return client.transaction(async (trx) => {
    // Rows are hashed as text, so time zone and date style must be fixed.
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

/** Omits columns that may still be blanked in the archive. */
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

export function listArchivedContents(client: QueryClientContract): Promise<ArchivedContents[]> {
  return queryRows<ArchivedContents>(
    client,
    'select name, columns, rows, digest from archived_partitions order by name'
  )
}

export function hasSameContents(one: PartitionContents, other: PartitionContents): boolean {
  return one.rows === other.rows && one.digest === other.digest
}
