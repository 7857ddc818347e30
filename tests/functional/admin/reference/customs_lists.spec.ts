import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import HsCode from '#shipping/customs/models/hs_code'
import ItemCategory from '#shipping/pricing/models/item_category'
import { dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

async function verbsOf(kind: string): Promise<string[]> {
  const trail = await db.from('audit_entries').where('subject_kind', kind).orderBy('id')
  return trail.map(({ action }) => action.split('.')[1])
}

test.group('Customs lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  test('an HS code is added, corrected, archived and restored', async ({ client, assert }) => {
    const call = await staff(client)
    const hibiscus = { code: '990001', description: 'Zobo leaves, dried' }
    await expectStatus(200, call('post', '/reference/hs_code', hibiscus))
    await expectStatus(422, call('post', '/reference/hs_code', hibiscus))
    await expectStatus(422, call('post', '/reference/hs_code', { ...hibiscus, code: '99.01' }))
    const better = { ...hibiscus, description: 'Zobo (hibiscus) leaves, dried' }
    await expectStatus(200, call('put', '/reference/hs_code/990001', better))
    assert.containsSubset(await dataOf(call('get', '/hs_code?q=hibiscus')), [{ code: '990001' }])
    const deletion = await call('delete', '/reference/hs_code/990001')
    assert.equal(deletion.body().message, '990001 is archived: nobody can choose it any more.')
    assert.isEmpty(await dataOf(call('get', '/hs_code?q=990001')))
    await expectStatus(200, call('put', '/reference/hs_code/990001/restore'))
    const back = await HsCode.findOrFail('990001')
    assert.isNull(back.archivedAt)
    assert.deepEqual(await verbsOf('hs_code'), ['create', 'update', 'archive', 'restore'])
  })

  test('a search of HS codes returns a hundred at most', async ({ client, assert }) => {
    const call = await staff(client)
    assert.lengthOf(await dataOf(call('get', '/reference/hs_code')), 100)
    const found = await dataOf(call('get', '/reference/hs_code?q=6205'))
    assert.sameMembers(
      found.map(({ id }: { id: string }) => id),
      ['620520', '620530', '620590']
    )
    assert.isEmpty(await dataOf(call('get', '/reference/hs_code?q=620_20')))
  })

  test('an export rule is added for a country and a category, and archived', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const { id: category } = await ItemCategory.findByOrFail('name', 'Medicines')
    const rule = {
      sentence: 'Great Britain asks for a prescription.',
      severity: 'paper',
      country: 'GB',
      category: String(category),
      source: 'https://example.test/rules',
      checkedOn: '2026-11-20',
    }
    await expectStatus(200, call('post', '/reference/export_rule', rule))
    const rows = await dataOf(call('get', '/reference/export_rule'))
    const added = rows.find(({ values }: any) => values.country === 'GB')
    assert.deepEqual(added.values, rule)
    for (const wrong of [{ severity: 'grave' }, { checkedOn: '20/11/2026' }, { source: '' }]) {
      await expectStatus(422, call('post', '/reference/export_rule', { ...rule, ...wrong }))
    }
    await expectStatus(200, call('delete', `/reference/export_rule/${added.id}`))
    assert.deepEqual(await verbsOf('export_rule'), ['create', 'archive'])
  })

  test('a category may only have an HS code that is on the list', async ({ client, assert }) => {
    const call = await staff(client)
    const refused = await call('post', '/reference/item_category', { name: 'X', hsCode: '000000' })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, [
      { field: 'hsCode', message: 'There is no such HS code on the list. Add it there first.' },
    ])
  })

  test('a new deployment has export rules, each with a source and a date', async ({ assert }) => {
    const rules = await db.from('export_rules')
    assert.isNotEmpty(rules)
    assert.isTrue(rules.every(({ source, checked_on: day }) => source && day))
  })
})
