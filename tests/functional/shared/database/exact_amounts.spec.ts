import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { toErrorEnvelope } from '#shared/errors/exception_handler'
import { makeShipment } from '#tests/support/shipment_rows'

const LARGEST = '9007199254740991'

const amountColumns = `select relname as table, attname as column from pg_attribute
  join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind in ('r', 'p') and not relispartition and not attisdropped
    and atttypid = 'bigint'::regtype and attname ~ '(kobo|minor)$'`

const broken = `select conrelid::regclass::text as table, conname as name, convalidated as valid from pg_constraint
  where conname like '%\\_exact' and not convalidated`

test.group('Stored amounts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('all have a constraint that limits them to what JavaScript reads exactly', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery<{ rows: { table: string; column: string }[] }>(amountColumns)
    const checks = await db.from('pg_constraint').select('conname').where('contype', 'c')
    const names = checks.map(({ conname }) => conname)
    const unchecked = rows.filter(
      ({ table, column }) => !names.includes(`${table}_${column}_exact`)
    )
    assert.isAbove(rows.length, 90)
    assert.deepEqual(unchecked, [], 'keep_amounts_exact() must run after each migration')
  })

  test('are refused with E_AMOUNT_TOO_LARGE beyond the limit', async ({ assert }) => {
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

  test('are refused if their sum in a figure is beyond the limit', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'DELIVERED' })
    const largest = { payment_amount_kobo: LARGEST, reweighed_kobo: LARGEST }
    const adding = () =>
      db.transaction((trx) => trx.from('shipments').where({ id }).update(largest))
    await assert.rejects(adding, /figure_changes_kobo_exact/)
  })

  test('are limited when they change, even if an older row is beyond the limit', async ({
    assert,
  }) => {
    const { id } = await makeShipment()
    const change = (kobo: string) =>
      db.transaction((trx) => trx.from('shipments').where({ id }).update({ discount_kobo: kobo }))
    await db.rawQuery('alter table shipments drop constraint shipments_discount_kobo_exact')
    await change('9999999999900000')
    await db.rawQuery('select keep_amounts_exact()')
    const { rows } = await db.rawQuery(broken)
    assert.deepEqual(rows, [
      { table: 'shipments', name: 'shipments_discount_kobo_exact', valid: false },
    ])
    await change(LARGEST)
    await assert.rejects(
      () => change(String(BigInt(LARGEST) + 1n)),
      /shipments_discount_kobo_exact/
    )
  })
})
