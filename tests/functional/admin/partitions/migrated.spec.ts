import { test } from '@japa/runner'
import { PARTITIONED_TABLES } from '#admin/partitions/partitions'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { GROWN_ROWS, putGrownRows, putParcel } from '#tests/support/partitions/grown_rows'

/** Columns that later migrations added. */
const ADDED_SINCE: Record<string, string[]> = {
  audit_entries: ['approval_id', 'organization_id'],
  receiver_notifications: ['route', 'carrier', 'due_at'],
}

const textsOf = (texts: string[]) => texts.map((text) => `'${text}'`).join(', ')

const added = Object.entries(ADDED_SINCE).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`)
)

const told = (parcel: number, id: string) => `insert into tracking_events
    (shipment_id, source, source_id, code, text, occurred_at)
  values (${parcel}, 'dhl', '${id}', 'IN_TRANSIT', 'On its way', now())
  on conflict (shipment_id, source, source_id) do nothing`

const posted = (table: string, kobo: number) =>
  `insert into ${table} (transfer_id, account_id, amount_kobo, balance_after_kobo)
   values (1, 1, ${kobo}, ${kobo}), (1, 2, -100, -100)`

test.group('Tables that were full before they got partitions', (group) => {
  let database: EarlierDatabase
  let before: unknown[] = []
  let shape: unknown[] = []

  const contents = () =>
    Promise.all(
      [...PARTITIONED_TABLES, 'import_pushes'].map((table) =>
        database.query(`select '${table}' as of, count(*), max(id),
          md5(string_agg(md5((to_jsonb(t) - array[${textsOf(ADDED_SINCE[table] ?? [])}]::text[])::text), '' order by id))
          from ${table} as t`)
      )
    )
  /** The columns as the previous version sees them: name, type, default and nullability. */
  const shapes = () =>
    database.query(`select table_name, column_name, data_type, column_default, is_nullable
      from information_schema.columns where table_schema = 'public' and table_name = any (
        array['${PARTITIONED_TABLES.join(`', '`)}', 'import_pushes'])
        and table_name || '.' || column_name not in (${textsOf(added)}) order by 1, 2`)

  group.setup(async () => {
    database = await EarlierDatabase.before('0039')
    await putGrownRows(database)
    ;[before, shape] = [await contents(), await shapes()]
    await database.migrate()
    return () => database.drop()
  })

  test('have every row that they had, and the same columns', async ({ assert }) => {
    assert.deepEqual(await contents(), before)
    assert.deepEqual(await shapes(), shape)
    for (const table of PARTITIONED_TABLES) {
      const [found] = await database.query<{ first: number; rest: number }>(
        `select (select count(*) from months.${table}) as first, count(*) as rest from ${table}`
      )
      assert.deepEqual(found, { first: GROWN_ROWS[table], rest: GROWN_ROWS[table] })
    }
  })

  test('go on counting where they were', async ({ assert }) => {
    for (const table of PARTITIONED_TABLES) {
      const [next] = await database.query<{ free: boolean }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) > max(id) as free from ${table}`
      )
      assert.isTrue(next!.free, table)
    }
  })

  test('know an event that is told again, also by two at once, whichever month its parcel is of', async ({
    assert,
  }) => {
    await putParcel(database, 13)
    for (const parcel of [1, 13]) {
      await Promise.all([1, 2, 3, 4].map(() => database.query(told(parcel, 'again'))))
      const rows = await database.query(
        `select from tracking_events where shipment_id = ${parcel} and source_id = 'again'`
      )
      assert.lengthOf(rows, 1)
    }
    const places = await database.query(`select distinct tableoid::regclass::text as place
      from tracking_events where source_id = 'again' order by 1`)
    assert.lengthOf(places, 2)
  })

  test('take a push with the event that it wrote, and none without', async ({ assert }) => {
    const push = (event: string) => `insert into import_pushes
      (shipment_id, status_id, country_code, tracking_event_id, pushed_by) values (1, 1, 'NG', ${event}, 1)`
    const event = `(select id from tracking_events where source_id = 'again' and shipment_id = 1)`
    await database.query(push(event))
    await assert.rejects(() => database.query(push('987654321')), /foreign key/)
    await database.query(
      `delete from tracking_events where source_id = 'again' and shipment_id = 1`
    )
    assert.lengthOf(await database.query('select from import_pushes where status_id = 1'), 0)
  })

  const balanced = { ledger_entries: 'transfer_id = 1', audit_entries: 'actor_id = 1' }
  for (const [table, some] of Object.entries(balanced)) {
    test(`let nobody change a row, whichever partition of ${table} they name`, async ({
      assert,
    }) => {
      const parts = await database.query<{ part: string }>(
        `select '${table}' as part union all select part::text from partitions_of('${table}')`
      )
      assert.isAbove(parts.length, 3)
      await database.query(`insert into ${table} select copy.* from generate_series(1, 6) as month, ${table} as model,
          jsonb_populate_record(model, jsonb_build_object('id', nextval('${table}_id_seq'),
            'created_at', now() + interval '1 month' * month)) as copy
        where model.${some}`)
      for (const { part } of parts) {
        await assert.rejects(() => database.query(`truncate ${part}`), /append-only/)
        const rows = await database.query(`select from ${part}`)
        assert.isAbove(rows.length, 0, part)
        await assert.rejects(() => database.query(`delete from ${part}`), /append-only/)
        await assert.rejects(() => database.query(`update ${part} set id = id`), /append-only/)
      }
    })
  }

  test('let nobody post what does not sum to zero, whichever partition they name', async ({
    assert,
  }) => {
    await database.query(posted('ledger_entries', 100))
    for (const part of ['ledger_entries', 'months.ledger_entries'])
      await assert.rejects(() => database.query(posted(part, 99)), /does not sum to zero/)
  })
})
