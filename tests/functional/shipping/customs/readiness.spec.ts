import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import ExportRule from '#shipping/customs/models/export_rule'
import ItemCategory from '#shipping/pricing/models/item_category'
import Shipment from '#shipping/shipment/models/shipment'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { verifyPayment } from '#wallet/funding/verify_payment'
import { setCardOutcome, cashOf } from '#tests/support/money/payments'
import { apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

type Rule = Partial<Pick<ExportRule, 'severity' | 'countryCode' | 'categoryId' | 'archivedAt'>>

const SENTENCE = 'Great Britain lets no shirts in.'

async function addRule(draft: Rule) {
  await ExportRule.create({
    sentence: SENTENCE,
    severity: 'warn',
    countryCode: null,
    categoryId: null,
    source: 'https://example.test/rules',
    checkedOn: DateTime.fromISO('2026-11-20'),
    ...draft,
  })
}

test.group('Export readiness', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await ExportRule.query().delete()
  })

  test('is shown with the quote, and again with the booking before payment', async ({
    client,
    assert,
  }) => {
    await addRule({ severity: 'paper', countryCode: 'GB' })
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredCourier: 'UPS' })
    const finding = {
      severity: 'paper',
      message: SENTENCE,
      field: null,
      source: 'https://example.test/rules',
      checkedOn: '2026-11-20',
    }
    const quoted = await apiClient('post', '/shipment/check_rate', form)
    assert.deepEqual(quoted.body().data.readiness, [finding])
    const booked = await apiClient('post', '/shipment', form)
    const { id, readiness } = booked.body().data
    assert.deepEqual(readiness, [finding])
    const resumed = await apiClient('get', `/shipment/${id}/incomplete/detail`)
    assert.deepEqual(resumed.body().data.readiness, [finding])
  })

  test('refuses a blocked booking with the sentence of the rule', async ({ client, assert }) => {
    const form = await submission({ preferredCourier: 'UPS' })
    const { category } = form.items[0]!.itemUnits[0]!
    await addRule({ severity: 'block', categoryId: category })
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const quoted = await apiClient('post', '/shipment/check_rate', form)
    quoted.assertStatus(200)
    assert.equal(quoted.body().data.readiness[0].severity, 'block')
    const refused = await apiClient('post', '/shipment', form)
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'E_EXPORT_BLOCKED')
    assert.deepEqual(refused.body().errors, [
      { field: 'items.0.itemUnits.0.category', message: SENTENCE },
    ])
    assert.lengthOf(await Shipment.all(), 0)
  })

  test('refuses payment of goods blocked since the booking, but accepts a card already paid', async ({
    client,
    assert,
  }) => {
    await seedDemoWallets()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredCourier: 'UPS' })
    const { category } = form.items[0]!.itemUnits[0]!
    const bookedShipment = async () => {
      const response = await apiClient('post', '/shipment', form)
      return Shipment.findOrFail(response.body().data.id)
    }
    const payCalls = ({ id, transactionReference }: Shipment) => [
      () => apiClient('post', `/shipment/${transactionReference}/make_payment/Wallet`),
      () => apiClient('post', `/shipment/${id}/card_checkout`, {}),
    ]
    const [shipment, byCard] = [await bookedShipment(), await bookedShipment()]
    const checkout = await apiClient('post', `/shipment/${byCard.id}/card_checkout`, {})
    const { reference } = checkout.body().data
    await addRule({ severity: 'block', countryCode: 'GH' })
    await addRule({ severity: 'warn', countryCode: 'GB' })
    const open = await apiClient('post', `/shipment/${shipment.id}/card_checkout`, {})
    open.assertStatus(200)

    await addRule({ severity: 'block', countryCode: 'GB', categoryId: category })
    const before = await cashOf(apiClient)
    for (const call of payCalls(shipment)) {
      const refused = await call()
      refused.assertStatus(422)
      assert.containsSubset(refused.body(), { code: 'E_EXPORT_BLOCKED', message: SENTENCE })
    }
    await setCardOutcome(reference)
    await verifyPayment(reference)
    await byCard.refresh()
    assert.equal(byCard.status, 'PENDING')
    await shipment.refresh()
    assert.equal(shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
    assert.equal(await cashOf(apiClient), before)

    await ItemCategory.query().where('id', category).update({ contents: 'documents' })
    const paid = await payCalls(shipment)[0]!()
    paid.assertStatus(200)
  })

  test('ignores archived rules and rules for other countries or categories', async ({
    client,
    assert,
  }) => {
    const other = await ItemCategory.create({ name: 'Zobo' })
    await addRule({ severity: 'block', countryCode: 'GH' })
    await addRule({ severity: 'block', categoryId: other.id })
    await addRule({ severity: 'block', archivedAt: DateTime.now() })
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredCourier: 'UPS' })
    const quoted = await apiClient('post', '/shipment/check_rate', form)
    assert.deepEqual(quoted.body().data.readiness, [])
    const booked = await apiClient('post', '/shipment', form)
    booked.assertStatus(201)
  })

  test('does not apply to documents or domestic parcels', async ({ client }) => {
    await addRule({ severity: 'block' })
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredCourier: 'UPS' })
    const home = { country: 'NG', state: 'NG_FC', city: 'GARKI', postalCode: '000000' }
    const domestic = { ...form, destination: { ...form.destination, ...home } }
    const atHome = await apiClient('post', '/shipment', domestic)
    atHome.assertStatus(201)
    await ItemCategory.query().update({ contents: 'documents' })
    const papers = await apiClient('post', '/shipment', form)
    papers.assertStatus(201)
  })

  test('warns of a vague description without refusing it', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredCourier: 'UPS' })
    form.items[0]!.itemUnits[0]!.description = 'Gift'
    const response = await apiClient('post', '/shipment', form)
    response.assertStatus(201)
    assert.containsSubset(response.body().data.readiness, [
      { severity: 'warn', field: 'items.0.itemUnits.0.description' },
    ])
  })

  test('warns that a courier cannot take a field, and refuses to book with that courier', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    const destination = { ...form.destination, cityName: 'Stratford on the Upper Avon River' }
    const quoted = await apiClient('post', '/shipment/check_rate', { ...form, destination })
    const message =
      'UPS takes at most 30 characters for the city, and this has 33. Please shorten it, or choose another courier.'
    assert.containsSubset(quoted.body().data.readiness, [
      { severity: 'warn', message, field: 'destination.cityName' },
    ])
    const book = (preferredCourier: string) =>
      apiClient('post', '/shipment', { ...form, destination, preferredCourier })
    const refused = await book('UPS')
    refused.assertStatus(422)
    assert.containsSubset(refused.body().errors, [{ field: 'destination.cityName', message }])
    const booked = await book('DHL')
    booked.assertStatus(201)
    assert.equal(booked.body().data.destination.cityName, destination.cityName)
  })
})
