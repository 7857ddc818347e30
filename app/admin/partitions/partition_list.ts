import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  digestPartition,
  hasSameContents,
  listArchivedContents,
} from '#admin/partitions/partition_contents'
import {
  PARTITIONED_TABLES,
  type Partition,
  listTablePartitions,
} from '#admin/partitions/partitions'
import { queryRows } from '#shared/database/query_rows'

export interface PartitionDetails extends Partition {
  tablespace: string
  /** The number of rows, as PostgreSQL estimates it. */
  rows: number
  size: string
  archivedOn: string | null
}

export async function listPartitions(client: QueryClientContract): Promise<PartitionDetails[]> {
  const lines: PartitionDetails[] = []
  for (const table of PARTITIONED_TABLES) {
    for (const partition of await listTablePartitions(client, table)) {
      const [row] = await queryRows<Omit<PartitionDetails, keyof Partition>>(
        client,
        `select coalesce(spcname, 'pg_default')::text as tablespace, greatest(reltuples, 0) as rows,
           pg_size_pretty(pg_total_relation_size(pg_class.oid)) as size,
           to_char(archived_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as "archivedOn"
         from pg_class left join pg_tablespace on pg_tablespace.oid = reltablespace
           left join archived_partitions on name = relname and :place = 'archive'
         where relname = :name and relnamespace = :place::regnamespace`,
        { place: partition.place, name: partition.name }
      )
      lines.push({ ...partition, ...row! })
    }
  }
  return lines
}

/** Verifies archived partitions and returns a sentence for each one that has changed. */
export async function findArchiveFaults(client: QueryClientContract): Promise<string[]> {
  const faults: string[] = []
  const tables = await Promise.all(
    PARTITIONED_TABLES.map((table) => listTablePartitions(client, table))
  )
  const places = tables.flat()
  for (const kept of await listArchivedContents(client)) {
    const partition = places.find(({ name }) => name === kept.name)
    if (!partition) {
      faults.push(`The partition ${kept.name} is missing. It had ${kept.rows} rows.`)
      continue
    }
    const found = await digestPartition(client, partition, kept.columns)
    if (hasSameContents(kept, found)) continue
    faults.push(
      `The partition ${partition.place}.${kept.name} has ${found.rows} rows (${found.digest}), but it was archived with ${kept.rows} (${kept.digest}).`
    )
  }
  return faults
}
