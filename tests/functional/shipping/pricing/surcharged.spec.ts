import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { renderDocument } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import { connectAssistant } from '#tests/support/developers/assistants'
import { buildLocalOrder, setDeliveryDays, createShop } from '#tests/support/developers/shop'
import { cashOf } from '#tests/support/money/payments'
import { setCash } from '#tests/support/money/payouts'
import { setDollarRate, deleteMargins } from '#tests/support/money/costs'
import { apiClientOf } from '#tests/support/api_client'
import { reportWeight } from '#tests/support/reweighs'
import { submission } from '#tests/support/submission'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'

/** DHL to London with 0.9 kg, whose rate is 70,000 naira. */
const LINES = [
  { name: 'Fuel', kind: 'fuel', amount: 8_750 },
  { name: 'Remote area', kind: 'remote_area', amount: 2_500 },
]
const TOTAL = 81_250

/** Adds two surcharges that apply to these tests' parcel and two that do not. */
async function addSurcharges(client: ApiClient) {
  const surcharges = await createSurchargeCalls(client)
  const ids = [
    await surcharges.create({ ...FUEL, courier: 'DHL' }),
    await surcharges.create({
      name: 'Remote area',
      kind: 'remote_area',
      amount: 2_500,
      destination: 'GB',
    }),
    await surcharges.create({ name: 'Heavy', kind: 'other', percent: 10, aboveWeight: 1 }),
    await surcharges.create({ name: 'Long', kind: 'oversize', amount: 9_000, longerThan: 10 }),
  ]
  return { ...surcharges, ids }
}

async function requestQuote(client: ApiClient, packageDimension?: object) {
  const member = await apiClientOf(client, MEMBER)
  const form = await submission({ preferredCourier: 'DHL' })
  if (packageDimension) Object.assign(form.items[0]!, { packageDimension })
  const response = await member('post', '/shipment/check_rate', form)
  response.assertStatus(200)
  const { quoteId, courierRates } = response.body().data
  const offer = courierRates.find(({ courier }: any) => courier === 'DHL')
  return { member, form: { ...form, quoteId }, offer }
}

async function bookParcel(client: ApiClient) {
  const { member, form } = await requestQuote(client)
  await setCash(MEMBER, 500_000)
  const answer = await member('post', '/shipment', form)
  answer.assertStatus(201)
  const { id, transactionReference } = answer.body().data
  const paid = await member('post', `/shipment/${transactionReference}/make_payment/Wallet`)
  paid.assertStatus(200)
  await bookWithCourier(id)
  return { member, shipment: await Shipment.findOrFail(id) }
}

test.group('Price with surcharges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })

  test('lists each surcharge beside the rate of the tariff', async ({ client, assert }) => {
    await addSurcharges(client)
    const { offer } = await requestQuote(client)
    assert.containsSubset(offer, { shippingRate: 70_000, paymentAmount: TOTAL })
    assert.deepEqual(offer.surcharges, LINES)
    assert.deepEqual(offer.charges, [
      { kind: 'shipping', label: 'Shipping Rate', amount: 70_000 },
      { kind: 'surcharge', label: 'Fuel', amount: 8_750 },
      { kind: 'surcharge', label: 'Remote area', amount: 2_500 },
    ])
    const { offer: long } = await requestQuote(client, { length: 10.5, width: 5, height: 5 })
    assert.deepEqual(long.surcharges, [...LINES, { name: 'Long', kind: 'oversize', amount: 9_000 }])
  })

  test('stays as quoted on bill, invoice, margin and refund', async ({ client, assert }) => {
    const { ids, remove } = await addSurcharges(client)
    const { member, form } = await requestQuote(client)
    await setCash(MEMBER, 500_000)
    for (const id of ids) await remove(id)
    const answer = await member('post', '/shipment', form)
    answer.assertStatus(201)
    assert.containsSubset(answer.body().data, { requoted: false, paymentAmount: TOTAL })
    const { id, transactionReference } = answer.body().data
    const before = await cashOf(member)
    const paid = await member('post', `/shipment/${transactionReference}/make_payment/Wallet`)
    paid.assertStatus(200)
    assert.equal(before - (await cashOf(member)), TOTAL)
    await bookWithCourier(id)

    const opened = await member('get', `/shipment/${id}/detail`)
    const { shippingRate, surcharges, paymentAmount } = opened.body().data
    assert.deepEqual(
      { shippingRate, surcharges, paymentAmount },
      {
        shippingRate: 70_000,
        surcharges: LINES,
        paymentAmount: TOTAL,
      }
    )
    // Rendering fails if the lines do not add up to the total.
    await renderDocument(await Shipment.findWithDetails(id), 'invoice')
    await setDollarRate(2350)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const margins = await admin('get', '/margin/all?show=all')
    assert.containsSubset(margins.body().data, [{ chargedText: '₦81,250.00' }])

    const voided = await admin('delete', `/shipment/void/${id}`)
    voided.assertStatus(200)
    assert.include(voided.body().message, '₦81,250.00 went back')
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is recalculated with the surcharges of its day if the courier measures more weight', async ({
    client,
    assert,
  }) => {
    const { ids, remove } = await addSurcharges(client)
    const { shipment } = await bookParcel(client)
    for (const id of ids) await remove(id)
    const reweigh = await reportWeight(shipment, 1.4)
    // 250,000 up to 30 kg, 12.5% of it for fuel, 2,500 for the area, and now 10% for the weight.
    assert.equal(reweigh.differenceKobo, (250_000 + 31_250 + 2_500 + 25_000 - TOTAL) * 100)
  })

  test('is explained to an assistant line by line', async ({ client, assert }) => {
    await addSurcharges(client)
    const user = await User.findByOrFail('email', MEMBER)
    const { text } = await createUserApiKey(user, { mode: 'test' })
    const { use } = await connectAssistant(text)
    const { data } = await use('quote', {
      origin: { country: 'NG', state: 'NG_LA', city: 'IKEJA' },
      destination: { country: 'GB', state: 'GB_ENG' },
      packages: [{ weight: 0.9, length: 10, width: 10, height: 10 }],
    })
    const offer = data.courierRates.find(({ courier }: any) => courier === 'DHL')
    assert.containsSubset(offer, { paymentAmount: TOTAL, surcharges: LINES })
    const explained = await use('explain_price', { quote_id: data.quoteId })
    assert.include(
      explained.text,
      'Shipping Rate ₦70,000.00; Fuel ₦8,750.00; Remote area ₦2,500.00.'
    )
  })

  test('is the same at the checkout of a shop and when booked and paid in one call', async ({
    client,
    assert,
  }) => {
    await setDeliveryDays({ FEDEX: [4, 6], UPS: [3, 5] })
    const { create } = await createSurchargeCalls(client)
    await create({ ...FUEL, lane: 'domestic' })
    const { call, book } = await createShop({ naira: 10_000 })
    const cart = {
      origin: { country: 'NG', state: 'Lagos', city: 'Ikeja' },
      destination: { country: 'NG', state: 'FC', city: 'Wuse' },
      items: [{ weight: 0.4, quantity: 2 }],
    }
    const checkout = await call('POST', '/rate/checkout', cart)
    assert.containsSubset(checkout.body.data.rates, [{ courier: 'FEDEX', price: 3_375 }])
    const { status, body } = await book(await buildLocalOrder())
    assert.equal(status, 201)
    assert.equal(body.data.paymentAmount, 3_375)
  })
})
