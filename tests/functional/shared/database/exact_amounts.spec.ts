import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { toErrorEnvelope } from '#shared/errors/exception_handler'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { makeShipment } from '#tests/support/shipment_rows'
import { putGrownRows } from '#tests/support/partitions/grown_rows'

const LARGEST = '9007199254740991'

const amountColumns = `select relname as table, attname as column from pg_attribute
  join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind in ('r', 'p') and not relispartition and not attisdropped
    and atttypid = 'bigint'::regtype and attname ~ '(kobo|minor)$'`

const broken = `select conrelid::regclass::text as table, conname as name, convalidated as valid from pg_constraint
  where conname like '%\\_exact' and not convalidated`

test.group('Amounts that are stored', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are all held to what can be read exactly', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { table: string; column: string }[] }>(amountColumns)
    const checks = await db.from('pg_constraint').select('conname').where('contype', 'c')
    const names = checks.map(({ conname }) => conname)
    const unchecked = rows.filter(
      ({ table, column }) => !names.includes(`${table}_${column}_exact`)
    )
    assert.isAbove(rows.length, 90)
    assert.deepEqual(unchecked, [], 'A migration that adds one runs keep_amounts_exact() again')
  })

  test('are refused in words where they are larger', async ({ assert }) => {
    const { id } = await makeShipment()
    const change = { declared_value_kobo: String(BigInt(LARGEST) + 1n) }
    const refused = await db
      .transaction((trx) => trx.from('shipments').where({ id }).update(change))
      .then(
        () => null,
        (error: unknown) => error
      )
    assert.containsSubset(toErrorEnvelope(refused), {
      status: 422,
      body: { code: 'E_AMOUNT_TOO_LARGE' },
    })
  })

  test('and that a list adds up are refused where they come to more together', async ({
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'DELIVERED' })
    const largest = { payment_amount_kobo: LARGEST, reweighed_kobo: LARGEST }
    const adding = () =>
      db.transaction((trx) => trx.from('shipments').where({ id }).update(largest))
    await assert.rejects(adding, /figure_changes_kobo_exact/)
  })
})

test.group('Amounts that were stored before', (group) => {
  let database: EarlierDatabase

  group.setup(async () => {
    database = await EarlierDatabase.before('0071')
    await putGrownRows(database)
    await database.query(`update shipments set declared_value_kobo = 9999999999900000 where id = 1`)
    await database.query(`update shipments set discount_kobo = 9999999999900000 where id = 2`)
    await database.migrate()
    return () => database.drop()
  })

  test('stay, and their shipments can be changed where only the declared value was too large', async ({
    assert,
  }) => {
    const shipments = `select id, declared_value_kobo::text as declared, discount_kobo::text as discount from shipments
      where id < 3 order by id`
    const [first, second] = await database.query<{ declared: string; discount: string }>(shipments)
    assert.equal(first!.declared, LARGEST)
    assert.equal(second!.discount, '9999999999900000')
    assert.deepEqual(await database.query(broken), [
      { table: 'shipments', name: 'shipments_discount_kobo_exact', valid: false },
    ])
    await database.query(`update shipments set status = 'VOIDED' where id = 1`)
  })

  test('hold nobody up who writes what can be read', async ({ assert }) => {
    const changing = database.query(`update shipments set discount_kobo = ${LARGEST}::bigint + 1`)
    await assert.rejects(() => changing, /shipments_discount_kobo_exact/)
    await database.query(`update shipments set discount_kobo = ${LARGEST} where id > 2`)
  })
})
