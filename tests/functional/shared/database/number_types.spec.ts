import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

test.group('Numbers from the database', () => {
  test('arrive as JavaScript numbers, whatever their SQL type', async ({ assert }) => {
    const sql = `select 9007199254740991::bigint as id, null::bigint as nothing, count(*) as count,
      sum(-250::bigint) as kobo, 12.50::numeric(7, 2) as centimetres, array[1, null, 0]::bigint[] as ids,
      array[0.5, 3]::numeric[] as shares`
    assert.deepEqual(await queryRows(db, sql), [
      {
        id: Number.MAX_SAFE_INTEGER,
        nothing: null,
        count: 1,
        kobo: -250,
        centimetres: 12.5,
        ids: [1, null, 0],
        shares: [0.5, 3],
      },
    ])
  })

  for (const value of ['9007199254740992::bigint', 'sum(9007199254740992::bigint)']) {
    test(`are refused if they would be rounded: ${value}`, async ({ assert }) => {
      for (const sql of [`select ${value}`, `select -${value}`, `select array[${value}]`]) {
        await assert.rejects(() => queryRows(db, sql), /does not fit a safe integer/)
      }
    })
  }
})
