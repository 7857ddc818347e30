import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import config from '#config/archive'
import { archivePartitions, type ArchiveOptions } from '#admin/partitions/archiving'
import { foldPartitions, makePartitions, PARTITIONED } from '#admin/partitions/partitions'
import { underGuard } from '#shared/database/guard'
import { rowsOf } from '#shared/database/rows'

/**
 * Makes the partitions of the months ahead, and moves what is old into the archive. One at a time does it: a twin answers
 * false at once.
 */
export function keepPartitions(
  options: ArchiveOptions = config,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  return underGuard(client, async (guard) => {
    const [lock] = await rowsOf<{ free: boolean }>(
      guard,
      `select pg_try_advisory_xact_lock(hashtextextended('admin.partitions', 0)) as free`
    )
    if (!lock!.free) return false
    for (const table of PARTITIONED) await makePartitions(client, table)
    await foldPartitions(client)
    await archivePartitions(client, options)
    return true
  })
}
