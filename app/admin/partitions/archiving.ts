import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import {
  addressOf,
  type Contents,
  contentsOf,
  isSame,
  keptContents,
} from '#admin/partitions/contents'
import { quoted } from '#admin/backup/tables'
import { ARCHIVED, type Partition, partitionsOf } from '#admin/partitions/partitions'
import { rowsOf } from '#shared/database/rows'
import { LAGOS } from '#shared/time/lagos_time'

export interface ArchiveOptions {
  afterMonths: number
  tablespace: string | null
}

/** What a partition holds is not what it held: nothing of it was moved. */
class ArchiveDiffers extends Error {}

/** Moves what is old into the archive, one partition after the other. Safe to run twice, and to be killed at any moment. */
export async function archivePartitions(
  client: QueryClientContract,
  { afterMonths, tablespace }: ArchiveOptions
) {
  const since = DateTime.now().setZone(LAGOS).minus({ months: afterMonths }).toFormat('yyyy-MM')
  for (const table of Object.keys(ARCHIVED)) {
    const partitions = await partitionsOf(client, table)
    const old = partitions.filter(({ place }, at) => {
      const end = partitions[at + 1]?.month
      return place === 'months' && !!end && end <= since
    })
    for (const partition of old) await archive(client, partition, tablespace)
  }
  await freeze(client)
}

/** Read before, moved, and read again. Nobody writes to it from the first on, and everybody reads it all the while. */
async function archive(
  client: QueryClientContract,
  partition: Partition,
  tablespace: string | null
) {
  await client.transaction((trx) => close(trx, partition))
  const kept = await keptContents(client)
  const known = kept.find(({ name }) => name === partition.name)
  const before = await contentsOf(client, partition, known?.columns)
  // It was archived once, and came back with a restore.
  if (known) requireSame(partition, known, before)
  await move(client, partition, before, tablespace)
  const moved = { ...partition, place: 'archive' } as const
  requireSame(moved, before, await contentsOf(client, moved, before.columns))
}

function requireSame({ place, name }: Partition, known: Contents, found: Contents) {
  if (isSame(known, found)) return
  throw new ArchiveDiffers(
    `The partition ${place}.${name} has ${found.rows} rows (${found.digest}) and had ${known.rows} (${known.digest}).`
  )
}

async function close(
  trx: TransactionClientContract,
  partition: Pick<Partition, 'table' | 'place' | 'name'>
) {
  const address = addressOf(partition)
  const nameable = ARCHIVED[partition.table]!.map((column) => `'${column}'`).join(', ')
  await lockBriefly(trx, `lock table ${address} in share row exclusive mode`)
  await trx.rawQuery(`create or replace trigger archive_is_closed
    after insert or update or delete on ${address}
    for each row execute function archive_is_closed(${nameable})`)
  await trx.rawQuery(`create or replace trigger archive_no_truncate before truncate on ${address}
    for each statement execute function archive_is_closed()`)
}

/** To another tablespace PostgreSQL copies the files under the lock: statements about all months wait for that. */
async function move(
  client: QueryClientContract,
  partition: Partition,
  contents: Contents,
  tablespace: string | null
) {
  const address = addressOf(partition)
  await client.transaction(async (trx) => {
    await lockBriefly(trx, `lock table ${address} in access exclusive mode`)
    await trx.rawQuery(`alter table ${address} set schema archive`)
    if (tablespace)
      await setTablespace(trx, addressOf({ ...partition, place: 'archive' }), tablespace)
    await remember(trx, partition, contents)
  })
}

async function setTablespace(trx: TransactionClientContract, address: string, tablespace: string) {
  await trx.rawQuery('set local statement_timeout = 0')
  const indexes = await rowsOf<{ name: string }>(
    trx,
    'select indexrelid::regclass::text as name from pg_index where indrelid = ?::regclass',
    [address]
  )
  await trx.rawQuery(`alter table ${address} set tablespace ${quoted([tablespace])}`)
  for (const { name } of indexes)
    await trx.rawQuery(`alter index ${name} set tablespace ${quoted([tablespace])}`)
}

function lockBriefly(trx: TransactionClientContract, locks: string) {
  return trx.rawQuery('select lock_briefly(?)', [locks])
}

async function remember(
  trx: TransactionClientContract,
  { table, name }: Partition,
  { columns, rows, digest }: Contents
) {
  await trx.rawQuery(
    `insert into archived_partitions (name, table_name, columns, rows, digest)
     values (:name, :table, :columns::jsonb, :rows, :digest)
     on conflict (name) do update set archived_at = now(), frozen_at = null`,
    { name, table, columns: JSON.stringify(columns), rows, digest }
  )
}

/** Nothing in it will change: the server need never look through it again to keep its numbers of transactions apart. */
async function freeze(client: QueryClientContract) {
  const rows = await rowsOf<{ name: string }>(
    client,
    `select name from archived_partitions where frozen_at is null
       and exists (select from pg_class where relname = name and relnamespace = 'archive'::regnamespace)`
  )
  for (const { name } of rows) {
    await client.rawQuery(`vacuum (freeze, analyze) ${addressOf({ place: 'archive', name })}`)
    await client.from('archived_partitions').where('name', name).update({ frozen_at: new Date() })
  }
}
