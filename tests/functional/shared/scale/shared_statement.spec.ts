import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SharedStatement } from '#shared/scale/shared_statement'
import { isUniqueViolation } from '#shared/database/violations'
import { collectStatements } from '#tests/support/database/query_count'

type Row = { id: number; said: string }

const names = { nameOf: String, nameOfRow: ({ id }: Row) => String(id) }
const READ = 'select id, said from said_by where id = any(:ids::int[])'
const WRITE = "insert into said_by (id, said) select unnest(:ids::int[]), 'new' returning id, said"

const statement = (name: string, sql: string) =>
  new SharedStatement<number, Row>({
    statement: { name, sql },
    bindings: (ids) => ({ ids }),
    ...names,
  })

test.group('A shared statement', (group) => {
  group.each.setup(async () => {
    await db.rawQuery('create table said_by (id int primary key, said text not null)')
    await db.rawQuery("insert into said_by values (1, 'one'), (2, 'two')")
    return async () => {
      await db.rawQuery('drop table said_by')
    }
  })

  test('runs once for concurrent callers, and gives each their own rows', async ({ assert }) => {
    const reading = statement('said_once', READ)
    let answers: Row[][] = []
    const statements = await collectStatements(async () => {
      answers = await Promise.all([1, 2, 3, 1].map((id) => reading.rowsOf(id)))
    })
    assert.lengthOf(statements, 1)
    assert.deepEqual(
      answers.map((rows) => rows.map(({ said }) => said)),
      [['one'], ['two'], [], ['one']]
    )
  })

  test('returns everything saved before the call, even if an earlier run has not finished', async ({
    assert,
  }) => {
    const reading = statement('said_now', READ)
    await db.rawQuery('select 1')
    const lock = await db.transaction()
    await lock.rawQuery('lock table said_by in access exclusive mode')
    const early = [reading.rowsOf(1)]
    await waitForLocks(1)
    early.push(reading.rowsOf(1))
    await waitForLocks(2)
    const late = reading.rowsOf(2)
    await lock.rawQuery("update said_by set said = 'changed'")
    await lock.commit()
    await Promise.all(early)
    assert.deepEqual(await late, [{ id: 2, said: 'changed' }])
    await db.rawQuery("update said_by set said = 'again'")
    assert.deepEqual(await reading.rowsOf(1), [{ id: 1, said: 'again' }])
  })

  test('runs for each caller alone if one of them is refused', async ({ assert }) => {
    const writing = statement('said_new', WRITE)
    const [three, two, four] = await Promise.allSettled([3, 2, 4].map((id) => writing.rowsOf(id)))
    assert.deepInclude(three, { status: 'fulfilled', value: [{ id: 3, said: 'new' }] })
    assert.deepInclude(four, { status: 'fulfilled', value: [{ id: 4, said: 'new' }] })
    assert.isTrue(two!.status === 'rejected' && isUniqueViolation(two.reason))
  })

  test('fails for all callers if it fails as a whole', async ({ assert }) => {
    const writing = statement('said_null', WRITE.replace("'new'", 'null'))
    const reading = statement('said_later', READ.replace('said_by', 'said_by_nobody'))
    const failed = await Promise.allSettled([1, 2].map((id) => reading.rowsOf(id)))
    assert.deepEqual(
      failed.map(({ status }) => status),
      ['rejected', 'rejected']
    )
    await db.rawQuery('alter table said_by alter column said drop not null')
    assert.lengthOf(await writing.rowsOf(9), 1)
  })
})

async function waitForLocks(count: number) {
  for (let waits = -1; waits < count;) {
    const { rows } = await db.rawQuery(
      "select count(*)::int as waits from pg_locks where not granted and relation = 'said_by'::regclass"
    )
    waits = rows[0].waits
  }
}
