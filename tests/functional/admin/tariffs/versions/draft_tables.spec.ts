import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { SURCHARGE_COLUMNS } from '#admin/tariffs/versions/apply_surcharges'

const DRAFTED = [
  ['shipping_zones', 'draft_zones'],
  ['shipping_zone_members', 'draft_zone_members'],
  ['shipping_rates', 'draft_rates'],
  ['rate_sheets', 'draft_rate_sheets'],
  ['shipping_surcharges', 'draft_surcharges'],
] as const

async function columnsOf(relation: string): Promise<string[]> {
  const rows = await queryRows<{ column: string }>(
    db,
    `select attname || ' ' || format_type(atttypid, atttypmod) as column from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped order by attname`,
    [relation]
  )
  return rows.map(({ column }) => column)
}

test.group('The tables of a draft', () => {
  for (const [live, draft] of DRAFTED) {
    test(`${draft} and its view have the columns of ${live}`, async ({ assert }) => {
      const columns = await columnsOf(live)
      assert.deepEqual(await columnsOf(`drafts.${live}`), columns)
      const draftColumns = await columnsOf(draft)
      assert.deepEqual(
        draftColumns.filter((column) => column !== 'tariff_version_id bigint'),
        columns
      )
    })
  }

  test('past surcharges have the columns of current ones, and a draft copies them all', async ({
    assert,
  }) => {
    const columns = await columnsOf('shipping_surcharges')
    assert.deepEqual(await columnsOf('past.shipping_surcharges'), columns)
    const copied = SURCHARGE_COLUMNS.split(',').map((column) => column.trim())
    assert.sameMembers(
      columns.map((column) => column.split(' ')[0]),
      ['id', 'version', 'created_at', ...copied]
    )
  })
})
