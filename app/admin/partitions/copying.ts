import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addressOf } from '#admin/partitions/contents'
import type { Partition } from '#admin/partitions/partitions'
import { quoted } from '#admin/backup/tables'
import { rowsOf } from '#shared/database/rows'

interface Target {
  address: string
  tablespace: string
}

interface Reference {
  name: string
  definition: string
  target: string
}

/**
 * Copies a closed partition beside itself, with its indexes and references, and with its bounds as a check, so that it
 * can take its place without being read once more. What an earlier run left half done goes first.
 */
export async function copyPartition(
  client: QueryClientContract,
  partition: Partition,
  { address, tablespace }: Target
) {
  const own = addressOf(partition)
  const column = await columnCutBy(client, partition.table)
  await client.transaction(async (trx) => {
    await trx.rawQuery('set local statement_timeout = 0')
    await trx.rawQuery(`drop table if exists ${address}`)
    await trx.rawQuery(`select set_config('default_tablespace', ?, true)`, [tablespace])
    await trx.rawQuery(`create table ${address} (like ${own} including all)`)
    await trx.rawQuery(`insert into ${address} select * from ${own}`)
    await trx.rawQuery(`alter table ${address} add constraint bounds
      check (${boundsOf(column, partition)})`)
  })
  const references = await referencesOf(client, own)
  await client.transaction(async (trx) => {
    const targets = [...new Set(references.map(({ target }) => target))].join(', ')
    await trx.rawQuery('select lock_briefly(?)', [
      `lock table ${targets} in share row exclusive mode`,
    ])
    for (const { name, definition } of references)
      await trx.rawQuery(
        `alter table ${address} add constraint ${quoted([name])} ${definition} not valid`
      )
  })
  for (const { name } of references)
    await client.rawQuery(`alter table ${address} validate constraint ${quoted([name])}`)
}

async function columnCutBy(client: QueryClientContract, table: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    client,
    `select attname::text as name from pg_partitioned_table
       join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
     where partrelid = ?::regclass`,
    [table]
  )
  return row!.name
}

function boundsOf(column: string, { lower, upper }: Partition): string {
  const above = lower === 'MINVALUE' ? '' : ` and ${column} >= ${lower}`
  return `${column} is not null and ${column} < ${upper}${above}`
}

function referencesOf(client: QueryClientContract, own: string): Promise<Reference[]> {
  return rowsOf<Reference>(
    client,
    `select conname::text as name, pg_get_constraintdef(oid) as definition, confrelid::regclass::text as target
     from pg_constraint where conrelid = ?::regclass and contype = 'f'`,
    [own]
  )
}
