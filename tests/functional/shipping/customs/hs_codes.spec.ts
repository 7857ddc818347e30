import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import HsCode from '#shipping/customs/models/hs_code'
import ItemCategory from '#shipping/pricing/models/item_category'
import { seedReference as seedAgain } from '#admin/reference/seed_reference_lists'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'

async function codesFor(client: ApiClient, search: string): Promise<string[]> {
  const apiClient = await apiClientOf(client, 'member@sendam.test')
  const response = await apiClient('get', `/hs_code?q=${encodeURIComponent(search)}`)
  response.assertStatus(200)
  return response.body().data.map(({ code }: { code: string }) => code)
}

test.group('HS codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  test('are the whole list of six-digit codes', async ({ assert }) => {
    assert.lengthOf(await HsCode.all(), 5612)
    const book = await HsCode.findOrFail('490199')
    assert.match(book.description, /^Printed matter; books/)
    assert.equal(book.section, 'X')
  })

  test('are found by the name of the goods, the goods themselves first', async ({
    client,
    assert,
  }) => {
    const shirts = await codesFor(client, "men's cotton shirts")
    assert.includeMembers(shirts, ['620520', '610510'])
    assert.isTrue(shirts.slice(0, 6).every((code) => /^6(105|109|205|206)/.test(code)))
  })

  for (const [called, code] of [
    ['shirt', '620520'],
    ['phones', '851713'],
    ['laptop', '847130'],
    ['egusi', '120770'],
    ['sneakers', '640411'],
    ['human hair wig', '670420'],
  ] as const) {
    test(`are found by everyday words: ${called}`, async ({ client, assert }) => {
      assert.include(await codesFor(client, called), code)
    })
  }

  test('are found by their digits, with or without points', async ({ client, assert }) => {
    assert.deepEqual(await codesFor(client, '6205'), ['620520', '620530', '620590'])
    assert.deepEqual(await codesFor(client, '6205.20'), ['620520'])
    assert.deepEqual(await codesFor(client, '6205.20.1000'), ['620520'])
  })

  test('are at most 20, and none for an empty search', async ({ client, assert }) => {
    assert.lengthOf(await codesFor(client, 'cotton'), 20)
    assert.deepEqual(await codesFor(client, ' '), [])
    assert.deepEqual(await codesFor(client, "!'&|:*"), [])
  })

  test('are not found by the name of a JavaScript property', async ({ client, assert }) => {
    assert.deepEqual(await codesFor(client, 'constructor'), [])
  })

  test('are not found once archived', async ({ client, assert }) => {
    await HsCode.query().where('code', '620520').update({ archivedAt: new Date() })
    assert.deepEqual(await codesFor(client, '6205'), ['620530', '620590'])
    assert.notInclude(await codesFor(client, 'cotton shirts'), '620520')
  })

  test('keep the changes of staff when seeded again, as categories do', async ({ assert }) => {
    const wigs = await ItemCategory.findByOrFail('name', 'Hair and Wigs')
    assert.equal(wigs.hsCode, '670420')
    await wigs.merge({ hsCode: null }).save()
    await HsCode.query().where('code', '620520').update({ description: 'Shirts of ours' })
    await seedAgain()
    await wigs.refresh()
    assert.isNull(wigs.hsCode)
    const shirts = await HsCode.findOrFail('620520')
    assert.equal(shirts.description, 'Shirts of ours')
  })
})
