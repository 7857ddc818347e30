import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { lagosToday } from '#shared/time/lagos_time'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { maxDeclaredValueKobo } from '#shipping/pricing/pricing_settings'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { connectAssistant } from '#tests/support/developers/assistants'
import { buildLocalOrder, countTableRows, createShop } from '#tests/support/developers/shop'
import { cashInWallet } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'
import { apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const MESSAGE =
  'The items in one shipment can be worth ₦1,000,000,000 at most. Please check quantities and values.'

const REFUSAL = {
  status: 422,
  body: {
    code: 'E_VALUE_TOO_HIGH',
    message: MESSAGE,
    errors: [{ field: 'items', message: MESSAGE }],
  },
}

type Contents = [quantity: number, value: number]

/** Builds packages, each with this many pieces at this price in naira. */
async function packagesOf(...contents: Contents[]) {
  const { items } = await submission()
  const [parcel] = items
  const [item] = parcel!.itemUnits
  return contents.map(([quantity, value]) => ({
    ...parcel!,
    itemUnits: [{ ...item!, quantity, value }],
  }))
}

/** A total too large to be exact in kobo; totals just above the limit, in one or two packages. */
const TOO_MUCH: Contents[][] = [
  [[100_000, 999_999_999.99]],
  [[2, 500_000_000.01]],
  [
    [1, 999_999_999.99],
    [1, 200],
  ],
]

test.group('A stored shipment above the value limit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown in every list and page, and is booked with its courier', async ({
    client,
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'PENDING', owner: 'owner@acme.test' })
    const { id, trackingNumber, packages } = shipment
    const declaredValueKobo = Number.MAX_SAFE_INTEGER
    await shipment.merge({ declaredValueKobo }).save()
    const [item] = packages[0]!.items
    await item!.merge({ quantity: 100_000, unitValueKobo: 999_999_999_99 }).save()
    const owner = await apiClientOf(client, 'owner@acme.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const day = lagosToday()
    const days = `startDate=${day}&endDate=${day}`
    for (const path of [
      `/shipment/history?${days}`,
      `/shipment/history.csv?${days}`,

      '/shipment',
      '/shipment/history/recent',
      '/dashboard',
      `/shipment/${id}/detail`,
    ]) {
      for (const apiClient of [owner, admin]) {
        const answer = await apiClient('get', path)
        answer.assertStatus(200)
      }
    }
    const page = await client.get(`/track/${trackingNumber}`)
    page.assertStatus(200)
    await bookWithCourier(id)
    const { status } = await Shipment.findOrFail(id)
    assert.equal(status, 'BOOKED')
  })
})

test.group('The declared value', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('above the limit is not quoted, booked or paid', async ({ assert }) => {
    const { call, book, wallet } = await createShop({ naira: 100_000 })
    const before = await countTableRows()
    for (const contents of TOO_MUCH) {
      const items = await packagesOf(...contents)
      const order = await buildLocalOrder({ items, pay: undefined })
      assert.containsSubset(await call('POST', '/shipment/check_rate', order), REFUSAL)
      assert.containsSubset(await call('POST', '/shipment', order), REFUSAL)
      assert.containsSubset(await book({ items }), REFUSAL)
    }
    assert.deepEqual(await countTableRows(), before)
    assert.equal(await cashInWallet(wallet), 100_000)
  })

  test('may equal the limit, which staff set', async ({ assert }) => {
    const { book, call } = await createShop({ naira: 100_000 })
    const atLimit = await book({ items: await packagesOf([2, 500_000_000]) })
    assert.equal(atLimit.status, 201)
    await maxDeclaredValueKobo.set(50_000_00, { by: null })
    const { status, body } = await book({ items: await packagesOf([1, 50_000.01]) })
    assert.equal(status, 422)
    assert.include(body.message, '₦50,000 at most')
    const unpaid = { items: await packagesOf([1, 50_000]), pay: undefined }
    const { body: booked } = await call('POST', '/shipment', await buildLocalOrder(unpaid))
    const { id } = booked.data
    const dearer = { items: await packagesOf([2, 50_000]), pay: undefined, editShipmentId: id }
    const edited = await call('POST', '/shipment', await buildLocalOrder(dearer))
    assert.equal(edited.status, 422)
    assert.equal(edited.body.code, 'E_VALUE_TOO_HIGH')
  })

  test('is limited for each row of a batch separately', async ({ assert }) => {
    const shop = await createShop({ naira: 100_000 })
    const { price } = createBatchCalls(shop)
    const rows = await buildLocalRows(3)
    const bookings = [
      rows[0],
      { ...rows[1], items: await packagesOf([100_000, 999_999_999.99]) },
      rows[2],
    ]
    const { status, body } = await price(bookings)
    assert.equal(status, 201)
    assert.containsSubset(body.data.rows, [
      { row: 1, errors: [] },
      { row: 2, price: null, errors: [{ message: MESSAGE }] },
      { row: 3, errors: [] },
    ])
  })

  test('is limited for checkout rates and AI assistants, too', async ({ assert }) => {
    const { call, authorization } = await createShop()
    const cart = {
      origin: { country: 'NG', state: 'Lagos', city: 'Ikeja' },
      destination: { country: 'NG', state: 'FC', city: 'Wuse' },
    }
    const items = [{ weight: 0.4, quantity: 100, value: 999_999_999.99 }]
    assert.containsSubset(await call('POST', '/rate/checkout', { ...cart, items }), REFUSAL)
    const { use } = await connectAssistant(authorization.replace('Bearer ', ''))
    const shipment = await buildLocalOrder({
      items: await packagesOf([100_000, 999_999_999.99]),
      pay: undefined,
    })
    const { isError, text } = await use('create_draft', { shipment })
    assert.isTrue(isError)
    assert.include(text, MESSAGE)
  })
})
