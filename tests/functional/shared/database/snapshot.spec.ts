import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readDataVersions } from '#shared/database/data_versions'
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

/** Committed for real, as other processes would see it. */
test.group('What is kept in memory', (group) => {
  group.setup(() => seedReference())
  group.each.teardown(async () => {
    await db.from('dangerous_goods').where('term', 'like', 'SPEC %').delete()
    await db.from('couriers').where('code', 'DHL').update({ days_max: 4 })
  })

  test('is as it was saved, as soon as that is answered', async ({ assert }) => {
    const { goods } = await readDataVersions()
    assert.isFalse(await knows('SPEC ONE'))
    await add('SPEC ONE')
    assert.isTrue(await knows('SPEC ONE'))
    const raised = await readDataVersions()
    assert.equal(Number(raised.goods), Number(goods) + 1)
    await db.from('dangerous_goods').where('term', 'SPEC ONE').delete()
    assert.isFalse(await knows('SPEC ONE'))
  })

  test('has for a transaction what it has changed, and for nobody else', async ({ assert }) => {
    const before = await readDataVersions()
    const trx = await db.transaction()
    await add('SPEC MINE', trx)
    assert.isTrue(await knows('SPEC MINE', trx))
    assert.isFalse(await knows('SPEC MINE'))
    await trx.rollback()
    assert.isFalse(await knows('SPEC MINE'))
    assert.deepEqual(await readDataVersions(), before)
  })

  test('is not mistaken for what was rolled back', async ({ assert }) => {
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

  test('is of one version after a truncation, too', async ({ assert }) => {
    await db.beginGlobalTransaction()
    try {
      await db.rawQuery('truncate dangerous_goods')
      assert.deepEqual(await dangerousGoods.current(), [])
    } finally {
      await db.rollbackGlobalTransaction()
    }
    assert.isNotEmpty(await dangerousGoods.current())
  })

  test('two transactions that save in opposite order do not wait for each other', async ({
    assert,
  }) => {
    const [one, other] = [await db.transaction(), await db.transaction()]
    await add('SPEC A', one)
    await other.from('couriers').where('code', 'DHL').update({ name: 'DHL' })
    await one.from('couriers').where('code', 'UPS').update({ name: 'UPS' })
    await add('SPEC B', other)
    await Promise.all([one.commit(), other.commit()])
    assert.isTrue(await knows('SPEC A'))
    assert.isTrue(await knows('SPEC B'))
  })

  test('is read once for all who wait, and asked for once by those who ask together', async ({
    assert,
  }) => {
    await loadQuoteMinutes()
    await add('SPEC MANY')
    const asked = await collectStatements(async () => {
      const found = await Promise.all(Array.from({ length: 500 }, () => knows('SPEC MANY')))
      assert.notInclude(found, false)
    })
    const ofVersions = asked.filter((statement) => !statement.includes('dangerous_goods'))
    assert.lengthOf(asked, ofVersions.length + 1)
    assert.isAtMost(ofVersions.length, 2)
  })

  test('several things are of one moment', async ({ assert }) => {
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

  test('is read ahead where a change is heard of', async ({ assert }) => {
    await dangerousGoods.current()
    await preloadSnapshots()
    await add('SPEC AHEAD')
    const { goods } = await readDataVersions()
    await eventually(() => dangerousGoods.findVersion(goods) !== null)
    const asked = await collectStatements(async () => assert.isTrue(await knows('SPEC AHEAD')))
    assert.lengthOf(asked, 1)
  })
})
