import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { contentsOf, isSame, keptContents } from '#admin/partitions/contents'
import { PARTITIONED, type Partition, partitionsOf } from '#admin/partitions/partitions'
import { rowsOf } from '#shared/database/rows'

export interface PartitionLine extends Partition {
  tablespace: string
  /** About as many: as the server last counted them. */
  rows: number
  size: string
  /** As a day of Lagos. */
  archivedOn: string | null
}

/** What lies where. */
export async function partitionLines(client: QueryClientContract): Promise<PartitionLine[]> {
  const lines: PartitionLine[] = []
  for (const table of PARTITIONED) {
    for (const partition of await partitionsOf(client, table)) {
      const [row] = await rowsOf<Omit<PartitionLine, keyof Partition>>(
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

/** Reads what lies in the archive, and answers a sentence for each partition that is not what was put there. */
export async function findArchiveFaults(client: QueryClientContract): Promise<string[]> {
  const faults: string[] = []
  const tables = await Promise.all(PARTITIONED.map((table) => partitionsOf(client, table)))
  const places = tables.flat()
  for (const kept of await keptContents(client)) {
    const partition = places.find(({ name }) => name === kept.name)
    if (!partition) {
      faults.push(`The partition ${kept.name} is gone: it had ${kept.rows} rows.`)
      continue
    }
    const found = await contentsOf(client, partition, kept.columns)
    if (isSame(kept, found)) continue
    faults.push(
      `The partition ${partition.place}.${kept.name} has ${found.rows} rows (${found.digest}) and had ${kept.rows} (${kept.digest}).`
    )
  }
  return faults
}
