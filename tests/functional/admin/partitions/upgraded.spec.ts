import { test } from '@japa/runner'
import { PARTITIONED_TABLES, replacePartitions } from '#admin/partitions/partitions'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { GROWN_ROWS, insertGrownRows, insertParcel } from '#tests/support/partitions/grown_rows'

const insertEvent = (parcel: number, id: string) => `insert into tracking_events
    (shipment_id, source, source_id, code, text, occurred_at)
  values (${parcel}, 'dhl', '${id}', 'IN_TRANSIT', 'On its way', now())
  on conflict (shipment_id, source, source_id) do nothing`

const insertEntries = (table: string, kobo: number) =>
  `insert into ${table} (transfer_id, account_id, amount_kobo, balance_after_kobo)
   values (1, 1, ${kobo}, ${kobo}), (1, 2, -100, -100)`

/** Parcel 13 is the first of January 2026. */
const MONTHS = [
  { month: null, lower: 'MINVALUE', upper: '13' },
  { month: '2026-01', lower: '13', upper: 'MAXVALUE' },
]

type Contents = { of: string; count: number; md5: string }

test.group('A database upgraded from 1.0.0 with rows', (group) => {
  let database: EarlierDatabase
  let before: Contents[] = []
  let after: Contents[] = []

  async function columnsOf(table: string): Promise<string> {
    const [found] = await database.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`
    )
    return found!.columns
  }

  const contents = (columns: [string, string][]) =>
    Promise.all(
      columns.map(async ([table, names]) => {
        const [found] = await database.query<Contents>(`select '${table}' as of, count(*),
          md5(string_agg(to_jsonb(t)::text, '' order by id)) from (select ${names} from ${table}) as t`)
        return found!
      })
    )

  group.setup(async () => {
    database = await EarlierDatabase.of('1.0.0')
    await replacePartitions(database.client, 'tracking_events', MONTHS)
    await insertGrownRows(database)
    const tables = [...PARTITIONED_TABLES, 'shipments', 'import_pushes', 'ledger_accounts']
    const columns = await Promise.all(
      tables.map(async (table): Promise<[string, string]> => [table, await columnsOf(table)])
    )
    before = await contents(columns)
    await database.upgrade()
    after = await contents(columns)
    return () => database.drop()
  })

  test('keeps every row', ({ assert }) => {
    assert.deepEqual(after, before)
    const counts = after.map(({ of, count }) => [of, count] as const)
    assert.containsSubset(Object.fromEntries(counts), GROWN_ROWS)
  })

  test('continues its id sequences', async ({ assert }) => {
    for (const table of PARTITIONED_TABLES) {
      const [next] = await database.query<{ free: boolean }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) > max(id) as free from ${table}`
      )
      assert.isTrue(next!.free, table)
    }
  })

  test('ignores a repeated event in every month’s partition, even from concurrent inserts', async ({
    assert,
  }) => {
    await insertParcel(database, 13)
    for (const parcel of [1, 13]) {
      await Promise.all([1, 2, 3, 4].map(() => database.query(insertEvent(parcel, 'again'))))
      const rows = await database.query(
        `select from tracking_events where shipment_id = ${parcel} and source_id = 'again'`
      )
      assert.lengthOf(rows, 1)
    }
    const places = await database.query(`select distinct tableoid::regclass::text as place
      from tracking_events where source_id = 'again' order by 1`)
    assert.lengthOf(places, 2)
  })

  test('accepts an import push only with its event, and deletes it with the event', async ({
    assert,
  }) => {
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
    test(`refuses to change or delete rows in every partition of ${table}`, async ({ assert }) => {
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

  test('refuses a posting that does not sum to zero in every partition', async ({ assert }) => {
    await database.query(insertEntries('ledger_entries', 100))
    for (const part of ['ledger_entries', 'months.ledger_entries'])
      await assert.rejects(() => database.query(insertEntries(part, 99)), /does not sum to zero/)
  })
})
