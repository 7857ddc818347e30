import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import {
  partitionIdentifier,
  type PartitionContents,
  digestPartition,
  hasSameContents,
  listArchivedContents,
} from '#admin/partitions/partition_contents'
import { quoteIdentifiers } from '#admin/backup/backup_tables'
import { ARCHIVED_TABLES, type Partition, listTablePartitions } from '#admin/partitions/partitions'
import { queryRows } from '#shared/database/query_rows'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

export interface ArchiveOptions {
  afterMonths: number
  tablespace: string | null
}

/** A partition changed while it was moved, or since it was archived before. */
class ArchiveMismatch extends Error {}

/** Archives old partitions one by one. Safe to run twice and to be killed at any time. */
export async function archivePartitions(
  client: QueryClientContract,
  { afterMonths, tablespace }: ArchiveOptions
) {
  const since = DateTime.now()
    .setZone(LAGOS_ZONE)
    .minus({ months: afterMonths })
    .toFormat('yyyy-MM')
  for (const table of Object.keys(ARCHIVED_TABLES)) {
    const partitions = await listTablePartitions(client, table)
    const old = partitions.filter(({ place }, at) => {
      const end = partitions[at + 1]?.month
      return place === 'months' && !!end && end <= since
    })
    for (const partition of old) await archivePartition(client, partition, tablespace)
  }
  await freezeArchived(client)
}

/** Closes the partition to writes and compares its digest around the move; reads continue. */
async function archivePartition(
  client: QueryClientContract,
  partition: Partition,
  tablespace: string | null
) {
  await client.transaction((trx) => closePartition(trx, partition))
  const kept = await listArchivedContents(client)
  const known = kept.find(({ name }) => name === partition.name)
  const before = await digestPartition(client, partition, known?.columns)
  // The partition was archived before, and a restore brought it back.
  if (known) requireSameContents(partition, known, before)
  await moveToArchive(client, partition, before, tablespace)
  const moved = { ...partition, place: 'archive' } as const
  requireSameContents(moved, before, await digestPartition(client, moved, before.columns))
}

function requireSameContents(
  { place, name }: Partition,
  known: PartitionContents,
  found: PartitionContents
) {
  if (hasSameContents(known, found)) return
  throw new ArchiveMismatch(
    `The partition ${place}.${name} has ${found.rows} rows (${found.digest}), but it should have ${known.rows} (${known.digest}).`
  )
}

async function closePartition(
  trx: TransactionClientContract,
  partition: Pick<Partition, 'table' | 'place' | 'name'>
) {
  const address = partitionIdentifier(partition)
  const nameable = ARCHIVED_TABLES[partition.table]!.map((column) => `'${column}'`).join(', ')
  await lockBriefly(trx, `lock table ${address} in share row exclusive mode`)
  await trx.rawQuery(`create or replace trigger archive_is_closed
    after insert or update or delete on ${address}
    for each row execute function archive_is_closed(${nameable})`)
  await trx.rawQuery(`create or replace trigger archive_no_truncate before truncate on ${address}
    for each statement execute function archive_is_closed()`)
}

/** With a `tablespace`, copies files under a lock that blocks queries on all months. */
async function moveToArchive(
  client: QueryClientContract,
  partition: Partition,
  contents: PartitionContents,
  tablespace: string | null
) {
  const address = partitionIdentifier(partition)
  await client.transaction(async (trx) => {
    await lockBriefly(trx, `lock table ${address} in access exclusive mode`)
    await trx.rawQuery(`alter table ${address} set schema archive`)
    if (tablespace)
      await setTablespace(trx, partitionIdentifier({ ...partition, place: 'archive' }), tablespace)
    await recordArchivedPartition(trx, partition, contents)
  })
}

async function setTablespace(trx: TransactionClientContract, address: string, tablespace: string) {
  await trx.rawQuery('set local statement_timeout = 0')
  const indexes = await queryRows<{ name: string }>(
    trx,
    'select indexrelid::regclass::text as name from pg_index where indrelid = ?::regclass',
    [address]
  )
  await trx.rawQuery(`alter table ${address} set tablespace ${quoteIdentifiers([tablespace])}`)
  for (const { name } of indexes)
    await trx.rawQuery(`alter index ${name} set tablespace ${quoteIdentifiers([tablespace])}`)
}

function lockBriefly(trx: TransactionClientContract, locks: string) {
  return trx.rawQuery('select lock_briefly(?)', [locks])
}

async function recordArchivedPartition(
  trx: TransactionClientContract,
  { table, name }: Partition,
  { columns, rows, digest }: PartitionContents
) {
  await trx.rawQuery(
    `insert into archived_partitions (name, table_name, columns, rows, digest)
     values (:name, :table, :columns::jsonb, :rows, :digest)
     on conflict (name) do update set archived_at = now(), frozen_at = null`,
    { name, table, columns: JSON.stringify(columns), rows, digest }
  )
}

/** Freezes rows, so that vacuum against transaction id wraparound skips them. */
async function freezeArchived(client: QueryClientContract) {
  const rows = await queryRows<{ name: string }>(
    client,
    `select name from archived_partitions where frozen_at is null
       and exists (select from pg_class where relname = name and relnamespace = 'archive'::regnamespace)`
  )
  for (const { name } of rows) {
    await client.rawQuery(
      `vacuum (freeze, analyze) ${partitionIdentifier({ place: 'archive', name })}`
    )
    await client.from('archived_partitions').where('name', name).update({ frozen_at: new Date() })
  }
}
