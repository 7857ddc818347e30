import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { ALL_SETTINGS, findSettingForm } from '#admin/settings/setting_catalogue'
import { recipientCountryCodes } from '#shipping/booking/booking_settings'
import {
  loadChargeSettings,
  importDutyThresholdKobo,
  loadInsuranceList,
} from '#shipping/pricing/pricing_settings'
import { dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

test.group('Settings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  test('have a form and a group each, and can be saved unchanged', async ({ client, assert }) => {
    const call = await staff(client)
    const settings = await dataOf(call('get', '/setting/all'))
    assert.lengthOf(settings, ALL_SETTINGS.length)
    for (const { key, group: place, value, version } of settings) {
      assert.notEqual(place, 'Others', key)
      await expectStatus(200, call('put', `/setting/${key}`, { value, version }))
    }
    for (const setting of ALL_SETTINGS) {
      assert.deepEqual(await setting.get(), setting.default, setting.key)
      assert.isNotEmpty(findSettingForm(setting).parts)
    }
  })

  test('of money and shares are naira and percent in calls, kobo and basis points in storage', async ({
    client,
    assert,
  }) => {
    const call = await staff(client)
    const put = (key: string, value: unknown) => call('put', `/setting/shipping.${key}`, { value })
    await expectStatus(200, put('premium_insurance', { basisPoints: 2.5, minimumKobo: 1500.5 }))
    await expectStatus(200, put('signature_fee_kobo', -1))
    await expectStatus(200, put('drop_off_fees_kobo', { local: 0, international: 10 }))
    await expectStatus(200, put('import_duty_threshold_kobo', 200_000))
    await expectStatus(200, put('recipient_countries', ['GB', 'US']))
    const settings = await loadChargeSettings()
    assert.deepEqual(settings.premiumInsurance, { basisPoints: 250, minimumKobo: 1500_50 })
    assert.equal(settings.signatureFeeKobo, -100)
    assert.deepEqual(settings.dropOffFeesKobo, { local: 0, international: 10_00 })
    assert.equal(await importDutyThresholdKobo.get(), 200_000_00)
    assert.deepEqual(await recipientCountryCodes(), ['NG', 'GB', 'US'])
  })

  test('keep the order of lists', async ({ client, assert }) => {
    const call = await staff(client)
    const value = [
      { code: 'Standard', label: 'Plain', description: 'Free.' },
      { code: 'Premium', label: 'Full', description: 'Paid.' },
    ]
    await expectStatus(200, call('put', '/setting/shipping.insurance_list', { value }))
    assert.deepEqual(await loadInsuranceList(), value as any)
  })

  const refusals: [string, unknown, string, string][] = [
    ['wallet.transaction_fee_kobo', -0.01, 'value', '"Transaction Fee" must be at least 0'],
    ['wallet.transaction_fee_kobo', '50', 'value', '"Transaction Fee" must be a number'],
    [
      'wallet.transaction_fee_kobo',
      1.005,
      'value',
      '"Transaction Fee" must have at most two decimals',
    ],
    [
      'wallet.transaction_fee_kobo',
      1e11,
      'value',
      '"Transaction Fee" must be at most 10,000,000,000',
    ],
    ['wallet.asks_for_bvn', 'yes', 'value', '"Ask for the BVN" must be true or false'],
    [
      'shipping.premium_insurance',
      { basisPoints: 100.01, minimumKobo: 0 },
      'basisPoints',
      '"Share of the value" must be at most 100',
    ],
    ['shipping.premium_insurance', { basisPoints: 1 }, 'minimumKobo', '"Minimum" must be a number'],
    ['shipping.quote_minutes', null, 'value', '"Minutes" must be a number'],
    ['shipping.recipient_countries', null, 'value', '"Countries" must be a list'],
    ['shipping.quote_minutes', 0, 'value', '"Minutes" must be at least 1'],
    ['shipping.quote_minutes', 1441, 'value', '"Minutes" must be at most 1,440'],
    ['shipping.quote_minutes', 1.5, 'value', '"Minutes" must be a whole number'],
    ['shipping.insurance_list', [], 'value', '"Insurance options" is invalid'],
    [
      'shipping.insurance_list',
      [{ code: 'Gold', label: 'x', description: 'x' }],
      'code',
      '"Code" is not one of the choices',
    ],
    [
      'shipping.insurance_list',
      [{ code: 'Premium', label: '', description: 'x' }],
      'label',
      '"Label" should not be empty',
    ],
    ['shipping.recipient_countries', ['Ghana'], 'value', '"Recipient countries" is invalid'],
    ['shipping.days_without_pickup', ['25 December'], 'value', '"Days without pickup" is invalid'],
    [
      'shipping.announced_holidays',
      [{ day: '9 March', name: 'Eid al-Fitr' }],
      'day',
      '"Day" must be a date such as 2026-11-20',
    ],
    [
      'shipping.announced_holidays',
      [{ day: '2027-03-09', name: 'Payday' }],
      'name',
      '"Holiday" is not one of the choices',
    ],
    ['shipping.recipient_countries', 'GH', 'value', '"Countries" must be a list'],
    [
      'shipping.additional_payment_types',
      ['A', 'A'],
      'value',
      '"Additional payments" has the same entry twice',
    ],
    [
      'shipping.platform_information',
      ['x'.repeat(301)],
      'value',
      '"Notes" must have at most 300 characters',
    ],
    [
      'identity.referral_kobo',
      10_000_000.01,
      'value',
      '"Referral Amount" must be at most 10,000,000',
    ],
  ]
  for (const [key, value, field, message] of refusals) {
    test(`refuse a wrong ${key}: ${message}`, async ({ client, assert }) => {
      const call = await staff(client)
      const response = await call('put', `/setting/${key}`, { value })
      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field, message }])
      const setting = ALL_SETTINGS.find((candidate) => candidate.key === key)!
      assert.deepEqual(await setting.get(), setting.default)
    })
  }

  test('have a history with the person, the old and the new value', async ({ client, assert }) => {
    const call = await staff(client)
    const path = '/setting/wallet.transaction_fee_kobo'
    assert.deepEqual(await dataOf(call('get', path)), [])
    await call('put', path, { value: 60 })
    await call('put', path, { value: 60 })
    const root = await apiClientOf(client, 'root@sendam.test')
    await root('put', path, { value: 75.5 })
    const history = await dataOf(call('get', path))
    assert.lengthOf(history, 2)
    assert.containsSubset(history, [
      { by: 'Ngozi Okafor', from: '₦60.00', to: '₦75.50' },
      { by: 'Tunde Bakare', from: '₦50.00', to: '₦60.00' },
    ])
    const settings = await dataOf(call('get', '/setting/all'))
    const fee = settings.find(({ key }: any) => path.endsWith(key))
    assert.containsSubset(fee, { value: 75.5, text: '₦75.50', changedBy: 'Ngozi Okafor' })
  })

  test('refuse the second of two concurrent changes with 409', async ({ client }) => {
    const call = await staff(client)
    const put = (version: number) =>
      call('put', '/setting/identity.referral_kobo', { value: 1500, version })
    const settings = await dataOf(call('get', '/setting/all'))
    const { version } = settings.find(({ key }: any) => key === 'identity.referral_kobo')
    await expectStatus(200, put(version))
    await expectStatus(409, put(version))
  })

  test('answer 404 for an unknown key, and 403 to members and managers', async ({ client }) => {
    const call = await staff(client)
    await expectStatus(404, call('put', '/setting/nothing.at_all', { value: 1 }))
    await expectStatus(404, call('get', '/setting/__proto__'))
    for (const email of ['member@sendam.test', 'manager@sendam.test']) {
      const customer = await apiClientOf(client, email)
      await expectStatus(403, customer('get', '/setting/all'))
      const path = '/setting/wallet.transaction_fee_kobo'
      await expectStatus(403, customer('put', path, { value: 0 }))
    }
  })
})
