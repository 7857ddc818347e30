import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { BY_ORGANIZATION, GLOBAL_KEYS, ON_ONE_SERVER } from '#tests/support/database/table_places'

const tables = Object.keys(BY_ORGANIZATION)

test.group('Tables', () => {
  test('are each declared in exactly one place', async ({ assert }) => {
    const found = await queryRows<{ name: string }>(
      db.connection(),
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'p') and not relispartition order by 1`
    )
    assert.deepEqual(
      [...tables, ...Object.values(ON_ONE_SERVER).flat()].toSorted(),
      found.map(({ name }) => name).toSorted()
    )
  })

  test('that grow with parcels declare each key that is unique across organizations', async ({
    assert,
  }) => {
    const found = await queryRows<{ key: string }>(
      db.connection(),
      `select name || '(' || string_agg(coalesce(attname, 'expression'), ',' order by place) || ')' as key
       from unnest(:tables::text[]) as name join pg_index on indrelid = name::regclass and indisunique
         cross join lateral
         unnest(indkey) with ordinality as part(number, place)
         left join pg_attribute on attrelid = name::regclass and attnum = number and number > 0
       group by name, indexrelid
       having not bool_or(coalesce(attname in ('shipment_id', 'package_id'), false))
         and not (count(*) = 1 and bool_and(attname = 'id' and atttypid = 'bigint'::regtype))`,
      { tables }
    )
    assert.deepEqual(found.map(({ key }) => key).toSorted(), Object.keys(GLOBAL_KEYS).toSorted())
  })
})
