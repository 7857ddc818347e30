import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import SettingRow from '#shared/settings/setting_row'
import { seedReference } from '#admin/reference/seed_reference_lists'
import { recipientCountryCodes } from '#shipping/booking/booking_settings'
import {
  loadChargeSettings,
  loadInsuranceList,
  loadPlatformNotes,
  loadQuoteMinutes,
  signatureFeeKobo,
} from '#shipping/pricing/pricing_settings'
import { SHIPPING_SETTINGS } from '#shipping/settings'

function settingOf(key: string) {
  return SHIPPING_SETTINGS.find((setting) => setting.key === key)!
}

test.group('Shipping settings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('have defaults that pass their own validation', async ({ assert }) => {
    for (const setting of SHIPPING_SETTINGS) {
      assert.deepEqual(await setting.parse(setting.default), setting.default, setting.key)
    }
  })

  test('are all written by the seed', async ({ assert }) => {
    const rows = await SettingRow.query().where('key', 'like', 'shipping.%')
    assert.sameMembers(
      rows.map(({ key }) => key),
      SHIPPING_SETTINGS.map(({ key }) => key)
    )
  })

  test('load everything that a bill needs with one query', async ({ assert }) => {
    const queries: string[] = []
    const knex = db.connection().getWriteClient()
    const recordQuery = ({ sql }: { sql: string }) => queries.push(sql)
    // Fills the cache first.
    await loadChargeSettings()
    knex.on('query', recordQuery)
    const settings = await loadChargeSettings()
    knex.removeListener('query', recordQuery)
    assert.deepEqual(settings, {
      premiumInsurance: { basisPoints: 200, minimumKobo: 1_000_00 },
      signatureFeeKobo: 1_500_00,
      documentFeesKobo: { food: 5_000_00, medication: 7_500_00 },
      dropOffFeesKobo: { local: 500_00, international: 1_000_00 },
    })
    assert.lengthOf(queries, 1)
  })

  test('record who set them, apply at once and survive the next seed', async ({ assert }) => {
    const admin = await User.findByOrFail('email', 'admin@sendam.test')
    await signatureFeeKobo.set(-1, { by: admin.id })
    await seedReference()
    const settings = await loadChargeSettings()
    assert.equal(settings.signatureFeeKobo, -1)
    const row = await SettingRow.findOrFail(signatureFeeKobo.key)
    assert.equal(row.updatedBy, admin.id)
  })

  test('refuse an invalid value and keep the old one')
    .with([
      { key: 'shipping.signature_fee_kobo', value: '1500' },
      { key: 'shipping.signature_fee_kobo', value: 10.5 },
      { key: 'shipping.premium_insurance', value: { basisPoints: 10_001, minimumKobo: 0 } },
      { key: 'shipping.document_fees_kobo', value: { food: 1 } },
      { key: 'shipping.drop_off_fees_kobo', value: { local: -1, international: 0 } },
      { key: 'shipping.quote_minutes', value: 0 },
      { key: 'shipping.insurance_list', value: [] },
      { key: 'shipping.recipient_countries', value: ['gb'] },
      { key: 'shipping.platform_information', value: [''] },
      { key: 'shipping.quote_minutes', value: null },
    ])
    .run(async ({ assert }, { key, value }) => {
      const setting = settingOf(key)
      await assert.rejects(() => setting.set(value, { by: null }))
      assert.deepEqual(await setting.get(), setting.default)
    })

  test('have their default without a row', async ({ assert }) => {
    await SettingRow.query().delete()
    assert.equal(await loadQuoteMinutes(), 30)
    const { dropOffFeesKobo } = await loadChargeSettings()
    assert.equal(dropOffFeesKobo.local, 500_00)
  })

  test('fail on an invalid row instead of guessing a price', async ({ assert }) => {
    await SettingRow.query()
      .where('key', signatureFeeKobo.key)
      .update({ value: JSON.stringify('free') })
    await assert.rejects(() => loadChargeSettings())
  })

  test('list Nigeria first among all recipient countries or those that staff allow', async ({
    assert,
  }) => {
    const everywhere = await recipientCountryCodes()
    assert.equal(everywhere[0], 'NG')
    assert.lengthOf(new Set(everywhere), 250)
    await settingOf('shipping.recipient_countries').set(['GB', 'NG', 'US'], { by: null })
    assert.deepEqual(await recipientCountryCodes(), ['NG', 'GB', 'US'])
  })

  test('provide the insurances and notes of the form', async ({ assert }) => {
    const insurances = await loadInsuranceList()
    assert.deepEqual(
      insurances.map(({ code }) => code),
      ['Premium', 'Standard']
    )
    assert.isNotEmpty(await loadPlatformNotes())
  })
})
