import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

/**
 * Runs `work` without the foreign keys of these tables, whose checks per row take most of the time.
 * Adding the keys again checks all rows at once and fails for a dangling reference.
 */
export async function runWithoutReferences(
  client: QueryClientContract,
  tables: readonly string[],
  work: () => Promise<void>
) {
  const keys = await queryRows<{ from: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as from, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any(:tables::regclass[])`,
    { tables: `{${tables.join()}}` }
  )
  const change = (changeOf: (key: (typeof keys)[number]) => string) =>
    client.rawQuery(keys.map((key) => `alter table ${key.from} ${changeOf(key)}`).join('; '))
  await change(({ name }) => `drop constraint ${name}`)
  await work()
  await change(({ name, definition }) => `add constraint ${name} ${definition}`)
}
