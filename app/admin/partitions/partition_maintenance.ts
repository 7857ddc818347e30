import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import config from '#config/archive'
import { archivePartitions, type ArchiveOptions } from '#admin/partitions/archive_partitions'
import {
  mergeEmptyPartitions,
  createPartitions,
  PARTITIONED_TABLES,
} from '#admin/partitions/partitions'
import { withLockTransaction } from '#shared/database/lock_transaction'
import { queryRows } from '#shared/database/query_rows'

/** Creates future partitions and archives old ones. Returns false if another process does. */
export function maintainPartitions(
  options: ArchiveOptions = config,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  return withLockTransaction(client, async (guard) => {
    const [lock] = await queryRows<{ free: boolean }>(
      guard,
      `select pg_try_advisory_xact_lock(hashtextextended('admin.partitions', 0)) as free`
    )
    if (!lock!.free) return false
    for (const table of PARTITIONED_TABLES) await createPartitions(client, table)
    await mergeEmptyPartitions(client)
    await archivePartitions(client, options)
    return true
  })
}
