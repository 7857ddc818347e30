import { test } from '@japa/runner'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { saveClassifications } from '#shipping/customs/classify_items'
import ClassifiedGood from '#shipping/customs/models/classified_good'
import { waitUntilBlocked } from '#tests/support/blocked_statements'

test.group('Concurrent customs classifications', (group) => {
  group.each.teardown(async () => {
    await ClassifiedGood.query().delete()
  })

  test('both succeed for the same new goods, and the later one is proposed next', async ({
    assert,
  }) => {
    const caller = await createHomeCaller(await User.findByOrFail('email', 'franchise@sendam.test'))
    const remember = (
      trx: TransactionClientContract,
      countryOfOrigin: string,
      descriptions: string[]
    ) => {
      const units = descriptions.map((description) => ({
        description,
        category: 1,
        hsCode: '620520',
      }))
      const classified = units.map(({ hsCode }) => ({ hsCode, originCountry: countryOfOrigin }))
      return saveClassifications(trx, caller, units, classified)
    }
    const first = await db.transaction()
    await remember(first, 'GH', ['Shirts', 'Caps'])
    const second = db.transaction((trx) => remember(trx, 'NG', ['Caps', 'Shirts']))
    await waitUntilBlocked('classified_goods')
    await first.commit()
    await second
    const goods = await ClassifiedGood.query().orderBy('description')
    const known = goods.map(({ description, originCountry }) => [description, originCountry])
    assert.deepEqual(known, [
      ['caps', 'NG'],
      ['shirts', 'NG'],
    ])
  })
})
