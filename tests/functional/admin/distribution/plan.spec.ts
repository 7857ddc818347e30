import { test } from '@japa/runner'
import { distribute } from '#admin/distribution/distributing'
import { COLUMN, DISTRIBUTED, GLOBAL_KEYS, LOCAL, TRIGGERS } from '#admin/distribution/plan'
import { distributionSteps, keysOf } from '#admin/distribution/steps'
import { rowsOf } from '#shared/database/rows'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { putGrownRows } from '#tests/support/partitions/grown_rows'

const tables = Object.keys(DISTRIBUTED)

/** PostgreSQL cuts a table by hash only if all its unique keys hold the column: Citus has the same rule. */
const cut = (table: string) =>
  `create table cut_${table} (like ${table} including indexes) partition by hash (${COLUMN})`

test.group('The plan of a distributed database', (group) => {
  let database: EarlierDatabase

  group.setup(async () => {
    database = await EarlierDatabase.before('0041')
    await database.migrate()
    await putGrownRows(database)
    return () => database.drop()
  })

  test('has one place for every table', async ({ assert }) => {
    const found = await database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'p') and not relispartition order by 1`
    )
    assert.deepEqual(
      [...tables, ...Object.values(LOCAL).flat()].toSorted(),
      found.map(({ name }) => name).toSorted()
    )
  })

  test('says of each key over all organizations what keeps it unique', async ({ assert }) => {
    const found = await rowsOf<{ key: string }>(
      database.client,
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

  test('says of each trigger what has to do its work', async ({ assert }) => {
    const found = await rowsOf<{ name: string }>(
      database.client,
      `select distinct tgfoid::regproc::text as name from pg_trigger
       where not tgisinternal and tgrelid = any(:tables::text[]::regclass[])`,
      { tables }
    )
    assert.deepEqual(found.map(({ name }) => name).toSorted(), Object.keys(TRIGGERS).toSorted())
  })

  test('can be cut by the organization, once its steps are made', async ({ assert }) => {
    const trx = await database.client.transaction()
    try {
      const steps = await distributionSteps(trx)
      for (const { says, sql } of steps) if (says !== 'distribute') await trx.rawQuery(sql)
      assert.deepEqual(await keysOf(trx), [])
      for (const table of tables) await trx.rawQuery(cut(table))
      const astray = await rowsOf(
        trx,
        `select conname from pg_constraint where contype = 'f' and conparentid = 0
           and (conrelid = any(:tables::text[]::regclass[]) or confrelid = any(:tables::text[]::regclass[]))
           and not (conrelid = any(:tables::text[]::regclass[]) and confrelid = any(:tables::text[]::regclass[])
             and exists (select from pg_attribute where attrelid = conrelid and attnum = conkey[1] and attname = '${COLUMN}'))`,
        { tables }
      )
      assert.deepEqual(astray, [])
      const [parcel] = await rowsOf<{ rows: number; same: boolean }>(
        trx,
        `select count(*)::int as rows, bool_and(events.${COLUMN} = shipments.${COLUMN}) as same
         from shipments join tracking_events as events on events.shipment_id = shipments.id`
      )
      assert.equal(parcel!.rows, 24)
      assert.isTrue(parcel!.same)
    } finally {
      await trx.rollback()
    }
  })

  test('is refused in words where there is no Citus, and nothing is done', async ({ assert }) => {
    await assert.rejects(
      () => distribute(database.client, () => {}),
      'This database has no Citus: nothing was done. Install it, preload it and run "create extension citus" first.'
    )
    const [row] = await rowsOf<{ keys: number }>(
      database.client,
      `select count(*)::int as keys from pg_attribute where attrelid = 'tracking_events'::regclass and attname = '${COLUMN}'`
    )
    assert.equal(row!.keys, 0)
  })
})
