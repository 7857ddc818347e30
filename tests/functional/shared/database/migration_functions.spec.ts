import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Migration } from '#database/migration'
import { queryRows } from '#shared/database/query_rows'

class UsesFold extends Migration {
  async up() {
    this.load('fold')
    this.schema.raw(`create table words (folded text generated always as (fold('Ìbàdàn')) stored)`)
  }
}

const migrate = () =>
  db.transaction((trx) => new UsesFold(trx, 'database/migrations/9001').execUp())

async function foldedWord() {
  const [word] = await queryRows<{ folded: string }>(
    db.connection(),
    'insert into words default values returning folded'
  )
  return word!.folded
}

test.group('A migration that uses a function', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keeps the text that the previous version serves with', async ({ assert }) => {
    await db.rawQuery(
      `create or replace function fold(words text) returns text language sql immutable as $$ select 'as before' $$`
    )
    await migrate()
    assert.equal(await foldedWord(), 'as before')
  })

  test('loads the file if the database does not have it', async ({ assert }) => {
    await db.rawQuery('drop function fold cascade')
    await migrate()
    assert.equal(await foldedWord(), 'ibadan')
  })
})
