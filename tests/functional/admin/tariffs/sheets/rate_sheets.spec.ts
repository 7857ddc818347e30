import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import { importRates } from '#admin/tariffs/files/import_rates'
import { apiClientOf } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { addRivalBeforeEachSave, addZone, smallTariff, type Band } from '#tests/support/tariff'
import { collectProblems as problemsOfLoad, rateFile } from '#tests/support/files/tariff_file'
import { auditOf } from '#tests/support/zone_calls'

const ADMIN = 'admin@sendam.test'

const rate = (aboveWeight: unknown, endWeight: unknown, naira: unknown) => ({
  aboveWeight,
  endWeight,
  rate: naira,
})

const SHEET = [rate(0, 0.5, 5000), rate(0.5, 1, 7000.5), rate(1, 30, 90_000)]

async function namibia(bands: Band[] = []): Promise<ShippingZone> {
  return addZone({
    kind: 'export',
    courierCode: 'ARAMEX',
    description: 'Namibia',
    geography: 'country',
    destinations: ['NA'],
    bands,
  })
}

async function saverOf(client: ApiClient, { id }: ShippingZone, username = ADMIN) {
  const apiClient = await apiClientOf(client, username)
  return {
    apiClient,
    save: (rates: unknown, more: object = {}): Promise<any> =>
      apiClient('post', '/rate', { shippingZoneId: id, rates, ...more }),
    multiply: (more: object = {}): Promise<any> =>
      apiClient('post', '/rate/multiplier', {
        shippingZoneId: id,
        startWeight: 0,
        endWeight: 2,
        increment: 0.5,
        ratePerIncrement: 1000,
        ...more,
      }),
    read: async () => {
      const response: any = await apiClient('get', `/rate/${id}`)
      return response.body()
    },
  }
}

const problemsOf = (response: any) =>
  response
    .body()
    .errors.map(({ field, message }: any) => (field ? `${field}: ${message}` : message))

test.group('A rate sheet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('is saved, read again and replaces the one before', async ({ client, assert }) => {
    const zone = await namibia()
    const { save, read } = await saverOf(client, zone)
    assert.deepEqual(await read(), {
      data: [],
      version: 0,
      savedBy: null,
      savedAt: null,
      warnings: [],
    })
    const saved = await save([rate(' 0 ', '0.5', ' 5 000 '), ...SHEET.slice(1)], { version: 0 })
    saved.assertStatus(200)
    assert.equal(saved.body().message, '3 rates are saved.')
    assert.deepEqual(saved.body().data, SHEET)
    const sheet = await read()
    assert.containsSubset(sheet, { data: SHEET, version: 1, warnings: [] })
    assert.isString(sheet.savedBy)
    await save([rate(0, 30, 6000)])
    const dataNow = await read()
    assert.deepEqual(dataNow.data, [rate(0, 30, 6000)])
    const [second, first] = await auditOf(zone.id)
    assert.deepEqual(first, {
      action: 'rates.save',
      byAdmin: true,
      before: { version: 0, rows: 0 },
      after: { version: 1, rows: 3, added: 3, changed: 0, removed: 0 },
    })
    assert.deepEqual(second!.after, { version: 2, rows: 1, added: 1, changed: 0, removed: 3 })
  })

  test('makes no new version when it is saved unchanged', async ({ client, assert }) => {
    const { save, read } = await saverOf(client, await namibia())
    await save(SHEET)
    const again = await save(SHEET, { version: 1 })
    again.assertStatus(200)
    const versionNow = await read()
    assert.equal(versionNow.version, 1)
  })

  test('is refused, naming the rows that overlap, and nothing is saved', async ({
    client,
    assert,
  }) => {
    const { save, read } = await saverOf(client, await namibia())
    const refused = await save([rate(0, 10, 5000), rate(9.999, 11, 6000), rate(5, 6, 5500)])
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'E_SHEET_REFUSED')
    assert.deepEqual(problemsOf(refused), [
      'rates.2.aboveWeight: Row 3 overlaps row 1: both cover weights above 5 and up to 6 kg',
      'rates.1.aboveWeight: Row 2 overlaps row 1: both cover weights above 9.999 and up to 10 kg',
    ])
    const dataNow = await read()
    assert.deepEqual(dataNow.data, [])
  })

  test('is refused by the database if it overlaps a row written after the checks', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    await addRivalBeforeEachSave(zone, [200, 400])
    const { save, read } = await saverOf(client, zone)
    const refused = await save([rate(0.5, 1, 7000), rate(0, 0.5, 5000)])
    refused.assertStatus(422)
    assert.deepEqual(problemsOf(refused), [
      'rates.1.aboveWeight: Row 2 overlaps a rate that was saved in the meantime: both cover weights above 0.2 and up to 0.4 kg',
    ])
    const sheet = await read()
    assert.deepEqual([sheet.version, sheet.data], [0, []])
    const lines = rateFile('0,0.5,5000', '0.5,1,7000').text.replaceAll('Ghana', 'Namibia')
    const problems = await problemsOfLoad(() => importRates([{ name: 'rates.csv', text: lines }]))
    assert.deepEqual(problems, [
      'rates.csv row 2: overlaps a rate that was saved in the meantime: both cover weights above 0.2 and up to 0.4 kg',
    ])
  })

  test('warns of gaps and of falling prices', async ({ client, assert }) => {
    const { save, read } = await saverOf(client, await namibia())
    const saved = await save([rate(0.5, 1, 7000), rate(1, 2, 6000), rate(3, 4, 8000)])
    const warnings = [
      'There is no price for weights above 0 and up to 0.5 kg, before row 1',
      'There is no price for weights above 2 and up to 3 kg, before row 3',
      'Row 2 costs less than row 1 although it is for more weight',
    ]
    assert.deepEqual(saved.body().warnings, warnings)
    const warningsNow = await read()
    assert.deepEqual(warningsNow.warnings, warnings)
  })

  test('accepts the smallest and largest values, and refuses values beyond', async ({
    client,
    assert,
  }) => {
    const { save } = await saverOf(client, await namibia())
    for (const rates of [
      [rate(0, 0.5, 500)],
      [rate(999, 1000, 999_999_999_999)],
      [rate(0, 1000, 500.01)],
    ]) {
      const saved = await save(rates)
      saved.assertStatus(200)
    }
    for (const [rates, problem] of [
      [[rate(-0.1, 1, 500)], 'rates.0.aboveWeight: "Above Weight" must be at least 0'],
      [[rate(1000.1, 1, 500)], 'rates.0.aboveWeight: "Above Weight" must be at most 1,000'],
      [[rate(0, 0.499, 500)], 'rates.0.endWeight: "End Weight" must be at least 0.5'],
      [[rate(0, 1000.5, 500)], 'rates.0.endWeight: "End Weight" must be at most 1,000'],
      [[rate(0, 1, 499.99)], 'rates.0.rate: "Rate" must be at least 500'],
      [[rate(0, 1, 1_000_000_000_000)], 'rates.0.rate: "Rate" must be at most 999,999,999,999'],
      [[rate(0, 1, 500.001)], 'rates.0.rate: "Rate" can have at most 2 decimals'],
      [[rate(null, 1, 500)], 'rates.0.aboveWeight: "Above Weight" should not be empty'],
      [[rate(0, '', 500)], 'rates.0.endWeight: "End Weight" should not be empty'],
      [[rate(0, 1, 'much')], 'rates.0.rate: "Rate" must be a number'],
      [[rate(1, 1, 500)], 'rates.0.endWeight: "End Weight" must be more than "Above Weight"'],
      [[], 'rates: Add at least one rate'],
      ['all', 'rates: "Rates" must be a list'],
      [
        Array.from({ length: 10_001 }, () => rate(0, 1, 500)),
        'rates: There are more than 10000 rates. Please import them as a file.',
      ],
    ] as const) {
      const refused = await save(rates)
      refused.assertStatus(422)
      assert.deepEqual(problemsOf(refused), [problem])
    }
  })

  test('is saved only for a zone that is not archived, and only with the zone’s billing group', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    const { save, apiClient } = await saverOf(client, zone)
    const preferred = await db.from('billing_groups').where('name', 'Preferred Businesses').first()
    const other = await save(SHEET, { billingGroupId: Number(preferred.id) })
    other.assertStatus(422)
    assert.deepEqual(problemsOf(other), [
      'billingGroupId: "Billing Group" must be the billing group of the zone',
    ])
    zone.billingGroupId = Number(preferred.id)
    await zone.save()
    const own = await save(SHEET, { billingGroupId: Number(preferred.id) })
    own.assertStatus(200)
    await zone.archive()
    for (const shippingZoneId of [zone.id, 987654321]) {
      const gone: any = await apiClient('post', '/rate', { shippingZoneId, rates: SHEET })
      gone.assertStatus(404)
      const read: any = await apiClient('get', `/rate/${shippingZoneId}`)
      read.assertStatus(404)
    }
  })

  test('refuses the second of two concurrent saves and says what the first changed', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    const first = await saverOf(client, zone)
    await first.save(SHEET)
    const second = await saverOf(client, zone, 'root@sendam.test')
    const { version } = await second.read()
    const changed = [rate(0, 0.5, 6000), SHEET[1], rate(1, 20, 80_000)]
    const saved = await first.save(changed, { version })
    saved.assertStatus(200)
    const outdated = await second.save([rate(0, 30, 9000)], { version })
    outdated.assertStatus(409)
    const [who, ...changes] = problemsOf(outdated)
    assert.match(
      who,
      /^\S.* saved these rates at \d\d:\d\d [AP]M on \w{3}, \d\d \w{3} \d{4}, after you opened them\.$/
    )
    assert.deepEqual(changes, [
      'Added: 1 to 20 kg at ₦80,000.00',
      'Changed: 0 to 0.5 kg at ₦5,000.00 becomes ₦6,000.00',
      'Removed: 1 to 30 kg at ₦90,000.00',
    ])
    const dataNow = await first.read()
    assert.deepEqual(dataNow.data, changed)
    const both = await Promise.all([
      first.save(SHEET, { version: 2 }),
      second.save([rate(0, 30, 9000)], { version: 2 }),
    ])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [200, 409]
    )
  })

  test('is multiplied up to a weight, each row a fixed amount dearer than the row before', async ({
    client,
    assert,
  }) => {
    const zone = await namibia()
    const { save, multiply, read } = await saverOf(client, zone)
    await save([rate(0, 1, 4000)])
    const multiplied = await multiply({ startWeight: 1, endWeight: 2.25 })
    multiplied.assertStatus(200)
    const rows = [rate(0, 1, 4000), rate(1, 1.5, 5000), rate(1.5, 2, 6000), rate(2, 2.25, 7000)]
    assert.deepEqual(multiplied.body().data, rows)
    const dataNow = await read()
    assert.deepEqual(dataNow.data, rows)
    const again = await multiply({ startWeight: 1, endWeight: 2, ratePerIncrement: 2000 })
    assert.deepEqual(again.body().data, [
      rate(0, 1, 4000),
      rate(1, 1.5, 6000),
      rate(1.5, 2, 8000),
      rate(2, 2.25, 7000),
    ])
    assert.deepEqual(again.body().warnings, [
      'Row 4 costs less than row 3 although it is for more weight',
    ])
    const across = await multiply({ startWeight: 0.5, endWeight: 2.25 })
    across.assertStatus(422)
    assert.deepEqual(problemsOf(across), [
      'startWeight: The row above 0 and up to 1 kg begins below and ends above "Start Weight"',
    ])
    const [entry] = await auditOf(zone.id)
    assert.equal(entry!.action, 'rates.multiply')
  })

  test('accepts the smallest and largest multipliers, and refuses those beyond', async ({
    client,
    assert,
  }) => {
    const { multiply } = await saverOf(client, await namibia())
    for (const good of [
      { startWeight: 0, endWeight: 1000, increment: 100, ratePerIncrement: 50_000 },
      { startWeight: 0, endWeight: 1000, increment: 0.5, ratePerIncrement: 1 },
    ]) {
      const multiplied = await multiply(good)
      multiplied.assertStatus(200)
    }
    for (const [wrong, problem] of [
      [{ startWeight: -1 }, 'startWeight: "Start Weight" must be at least 0'],
      [{ startWeight: 1001 }, 'startWeight: "Start Weight" must be at most 1,000'],
      [{ endWeight: -1 }, 'endWeight: "End Weight" must be at least 0'],
      [{ endWeight: 1001 }, 'endWeight: "End Weight" must be at most 1,000'],
      [{ endWeight: 0 }, 'endWeight: "End Weight" must be more than "Start Weight"'],
      [{ increment: 0.4 }, 'increment: "Increment" must be at least 0.5'],
      [{ increment: 100.5 }, 'increment: "Increment" must be at most 100'],
      [{ ratePerIncrement: 0.5 }, 'ratePerIncrement: "Rate/Increment" must be at least 1'],
      [{ ratePerIncrement: 50_001 }, 'ratePerIncrement: "Rate/Increment" must be at most 50,000'],
      [{ ratePerIncrement: null }, 'ratePerIncrement: "Rate/Increment" should not be empty'],
    ] as const) {
      const refused = await multiply(wrong)
      refused.assertStatus(422)
      assert.deepEqual(problemsOf(refused), [problem])
    }
  })

  test('keeps every replaced sheet to be viewed and restored', async ({ client, assert }) => {
    const zone = await namibia([[0, 1, 3000]])
    const { save, apiClient, read } = await saverOf(client, zone)
    await save(SHEET)
    await save([rate(0, 30, 6000)])
    const list = await apiClient('get', `/rate/${zone.id}/sheets`)
    const entries = list.body().data
    assert.deepEqual(
      entries.map(({ version, rowCount, isCurrent }: any) => [version, rowCount, isCurrent]),
      [
        [2, 1, true],
        [1, 3, false],
        [0, 1, false],
      ]
    )
    assert.isString(entries[1].savedBy)
    assert.isString(entries[1].savedAt)
    assert.isNull(entries[2].savedBy)
    const old = await apiClient('get', `/rate/${zone.id}/sheets/1`)
    assert.deepEqual(old.body().data, SHEET)
    assert.include(old.body().changes, 'Removed: 0 to 30 kg at ₦6,000.00')
    const outdated = await apiClient('post', `/rate/${zone.id}/sheets/1/restore`, { version: 1 })
    outdated.assertStatus(409)
    const restored = await apiClient('post', `/rate/${zone.id}/sheets/1/restore`, { version: 2 })
    restored.assertStatus(200)
    assert.equal(restored.body().message, 'Version 1 of the rates has been restored.')
    assert.containsSubset(await read(), { data: SHEET, version: 3 })
    for (const version of [7, 99999999999]) {
      const none: any = await apiClient('get', `/rate/${zone.id}/sheets/${version}`)
      none.assertStatus(404)
      const nothing: any = await apiClient('post', `/rate/${zone.id}/sheets/${version}/restore`, {})
      nothing.assertStatus(404)
    }
    const [entry] = await auditOf(zone.id)
    assert.equal(entry!.action, 'rates.restore')
  })

  test('is emptied, and filled again from its history', async ({ client, assert }) => {
    const zone = await namibia()
    const { save, apiClient, read } = await saverOf(client, zone)
    const nothing: any = await save([])
    nothing.assertStatus(422)
    await save(SHEET)
    const outdated = await apiClient('delete', `/rate/${zone.id}`, { version: 0 })
    outdated.assertStatus(409)
    const { data: kept } = await read()
    assert.lengthOf(kept, 3)
    const emptied = await apiClient('delete', `/rate/${zone.id}`, { version: 1 })
    emptied.assertStatus(200)
    assert.equal(
      emptied.body().message,
      'This sheet is now empty. Its earlier rates are under Earlier Versions.'
    )
    assert.containsSubset(await read(), { data: [], version: 2 })
    const [entry] = await auditOf(zone.id)
    assert.equal(entry!.action, 'rates.delete')
    assert.containsSubset(entry!.after, { rows: 0, removed: 3 })
    const restored = await apiClient('post', `/rate/${zone.id}/sheets/1/restore`, { version: 2 })
    restored.assertStatus(200)
    assert.containsSubset(await read(), { data: SHEET, version: 3 })
    const unknown = await apiClient('delete', '/rate/999999999')
    unknown.assertStatus(404)
  })

  test('of five thousand rows takes as many queries as one of five', async ({ client, assert }) => {
    const zone = await namibia()
    const { save, read } = await saverOf(client, zone)
    const sheet = (count: number, naira: number) =>
      Array.from({ length: count }, (_, index) =>
        rate(index / 10 + 0.5, (index + 1) / 10 + 0.5, naira + index)
      )
    await save(sheet(5, 500))
    const few = await countQueries(() => save(sheet(5, 700)))
    await save(sheet(5000, 500))
    const many = await countQueries(() => save(sheet(5000, 700)))
    assert.equal(many, few)
    const dataNow = await read()
    assert.lengthOf(dataNow.data, 5000)
  })

  test('is refused with 403 for a manager', async ({ client }) => {
    const zone = await namibia()
    const { save, multiply, apiClient } = await saverOf(client, zone, 'manager@sendam.test')
    for (const answer of [
      await save(SHEET),
      await multiply(),
      await apiClient('get', `/rate/${zone.id}`),
      await apiClient('get', `/rate/${zone.id}/sheets`),
      await apiClient('post', `/rate/${zone.id}/sheets/1/restore`, {}),
      await apiClient('get', `/rate/file/zone/${zone.id}`),
    ]) {
      answer.assertStatus(403)
    }
  })
})
