import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type DataVersions, readDataVersions } from '#shared/database/data_versions'
import { queryRows } from '#shared/database/query_rows'
import { preloadSnapshots, readSnapshots } from '#shared/database/snapshot'
import { storedSettings } from '#shared/settings/setting'
import { dangerousGoods } from '#shipping/booking/booking_facts'
import { catalogue } from '#shipping/pricing/catalogue'
import { loadQuoteMinutes } from '#shipping/pricing/pricing_settings'
import { eventually } from '#tests/support/eventually'
import { collectStatements } from '#tests/support/database/query_count'
import { seedReference } from '#tests/support/reference'

const add = (term: string, client: QueryClientContract = db.connection()) =>
  client.table('dangerous_goods').insert({ term })

const knows = async (term: string, client?: QueryClientContract) => {
  const terms = await dangerousGoods.current(client)
  return terms.includes(term)
}

/** Commits for real, so that other connections see the changes. */
test.group('Snapshots in memory', (group) => {
  group.setup(() => seedReference())
  group.each.teardown(async () => {
    await db.from('dangerous_goods').where('term', 'like', 'SPEC %').delete()
    await db.from('couriers').where('code', 'DHL').update({ days_max: 4 })
  })

  test('show a change as soon as it is saved', async ({ assert }) => {
    const numberOf = ({ goods }: DataVersions) => Number(goods.split('.').at(-1))
    const before = await readDataVersions()
    assert.isFalse(await knows('SPEC ONE'))
    await add('SPEC ONE')
    assert.isTrue(await knows('SPEC ONE'))
    const raised = await readDataVersions()
    assert.equal(numberOf(raised), numberOf(before) + 1)
    await db.from('dangerous_goods').where('term', 'SPEC ONE').delete()
    assert.isFalse(await knows('SPEC ONE'))
  })

  test('have versions that a failover never gives again', async ({ assert }) => {
    const [{ timeline } = { timeline: 0 }] = await queryRows<{ timeline: number }>(
      db.connection(),
      'select timeline_id as timeline from pg_control_checkpoint()'
    )
    const versions = Object.values(await readDataVersions())
    for (const version of versions) assert.match(version, new RegExp(`^${timeline}\\.\\d+$`))
  })

  test('show uncommitted changes only to their own transaction', async ({ assert }) => {
    const before = await readDataVersions()
    const trx = await db.transaction()
    await add('SPEC MINE', trx)
    assert.isTrue(await knows('SPEC MINE', trx))
    assert.isFalse(await knows('SPEC MINE'))
    await trx.rollback()
    assert.isFalse(await knows('SPEC MINE'))
    assert.deepEqual(await readDataVersions(), before)
  })

  test('drop a change that was rolled back', async ({ assert }) => {
    await db.beginGlobalTransaction()
    try {
      await assert.rejects(() =>
        db.transaction(async (trx) => {
          await add('SPEC FIRST', trx)
          assert.isTrue(await knows('SPEC FIRST'))
          throw new Error('undone')
        })
      )
      await add('SPEC SECOND')
      assert.isTrue(await knows('SPEC SECOND'))
      assert.isFalse(await knows('SPEC FIRST'))
    } finally {
      await db.rollbackGlobalTransaction()
    }
    assert.isFalse(await knows('SPEC SECOND'))
  })

  test('follow a truncation and its roll-back', async ({ assert }) => {
    await db.beginGlobalTransaction()
    try {
      await db.rawQuery('truncate dangerous_goods')
      assert.deepEqual(await dangerousGoods.current(), [])
    } finally {
      await db.rollbackGlobalTransaction()
    }
    assert.isNotEmpty(await dangerousGoods.current())
  })

  test('let two transactions save in opposite order without a deadlock', async ({ assert }) => {
    const [first, second] = [await db.transaction(), await db.transaction()]
    await add('SPEC A', first)
    await second.from('couriers').where('code', 'DHL').update({ name: 'DHL' })
    await first.from('couriers').where('code', 'UPS').update({ name: 'UPS' })
    await add('SPEC B', second)
    await Promise.all([first.commit(), second.commit()])
    assert.isTrue(await knows('SPEC A'))
    assert.isTrue(await knows('SPEC B'))
  })

  test('are read once for concurrent readers, with at most two version checks', async ({
    assert,
  }) => {
    await loadQuoteMinutes()
    await add('SPEC MANY')
    const statements = await collectStatements(async () => {
      const found = await Promise.all(Array.from({ length: 500 }, () => knows('SPEC MANY')))
      assert.notInclude(found, false)
    })
    const ofVersions = statements.filter((statement) => !statement.includes('dangerous_goods'))
    assert.lengthOf(statements, ofVersions.length + 1)
    assert.isAtMost(ofVersions.length, 2)
  })

  test('that are read together show the data of one moment', async ({ assert }) => {
    const save = (days: number) =>
      db.transaction(async (trx) => {
        await trx.from('couriers').where('code', 'DHL').update({ days_max: days })
        await trx.from('dangerous_goods').where('term', 'like', 'SPEC %').delete()
        await add(`SPEC ${days}`, trx)
      })
    await save(40)
    const readers = Array.from({ length: 10 }, async () => {
      for (let read = 0; read < 30; read++) {
        const facts = await readSnapshots({ catalogue, dangerousGoods, storedSettings })
        const [term] = facts.dangerousGoods.filter((known) => known.startsWith('SPEC '))
        assert.equal(term, `SPEC ${facts.catalogue.courier('DHL').daysMax}`)
      }
    })
    for (let days = 41; days < 60; days++) await save(days)
    await Promise.all(readers)
  })

  test('are reloaded before the next use when a change is announced', async ({ assert }) => {
    await dangerousGoods.current()
    await preloadSnapshots()
    await add('SPEC AHEAD')
    const { goods } = await readDataVersions()
    await eventually(() => dangerousGoods.findVersion(goods) !== null)
    const statements = await collectStatements(async () => assert.isTrue(await knows('SPEC AHEAD')))
    assert.lengthOf(statements, 1)
  })
})
