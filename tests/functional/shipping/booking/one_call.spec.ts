import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import couriers from '#config/couriers'
import { SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import Organization from '#identity/organizations/models/organization'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { cashInWallet } from '#tests/support/money/wallet_rows'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import ExportRule from '#shipping/customs/models/export_rule'
import Quote from '#shipping/pricing/models/quote'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import Shipment from '#shipping/shipment/models/shipment'
import {
  buildLocalOrder,
  setDeliveryDays,
  countTableRows,
  createShop,
} from '#tests/support/developers/shop'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { createBusiness, createApiKey } from '#tests/support/developers/business'
import { eventually } from '#tests/support/eventually'
import { addressOfServer } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

type Days = [number, number]
type Choice = {
  wish: string
  reason: string
  fedex: Days
  ups: Days
  upsNaira?: number
  takes: string
}

/** FedEx costs 3,000 naira and UPS 3,500 unless stated otherwise. */
const WISHES: Choice[] = [
  { wish: 'cheapest', reason: 'costs less', fedex: [4, 6], ups: [3, 5], takes: 'FEDEX' },
  { wish: 'fastest', reason: 'promises less', fedex: [4, 6], ups: [3, 5], takes: 'UPS' },
  {
    wish: 'cheapest',
    reason: 'is faster, where they cost the same',
    fedex: [4, 6],
    ups: [3, 5],
    upsNaira: 3_000,
    takes: 'UPS',
  },
  {
    wish: 'fastest',
    reason: 'costs less, where they promise the same',
    fedex: [3, 5],
    ups: [3, 5],
    upsNaira: 2_500,
    takes: 'UPS',
  },
]

test.group('Booking and paying in one call', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await setDeliveryDays({ FEDEX: [4, 6], UPS: [3, 5] })
  })

  test('takes the cheapest courier, pays, and returns number, price and delivery day', async ({
    assert,
  }) => {
    const { book, wallet } = await createShop({ naira: 10_000 })
    const { status, body } = await book()
    assert.equal(status, 201)
    const { trackingNumber } = body.data
    assert.equal(body.message, `Payment received. Your tracking number is ${trackingNumber}.`)
    assert.containsSubset(body.data, {
      courier: 'FEDEX',
      paymentAmount: 3_000,
      status: 'PENDING',
      label: null,
    })
    const { estimatedDeliveryOn, isPaid } = await Shipment.findByOrFail({ trackingNumber })
    assert.isTrue(isPaid)
    assert.equal(body.data.estimatedDelivery, estimatedDeliveryOn!.toISODate())
    assert.equal(await cashInWallet(wallet), 7_000)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('the {wish} of two couriers is the one that {reason}')
    .with(WISHES)
    .run(async ({ assert }, { wish, fedex, ups, upsNaira = 3_500, takes }) => {
      await setDeliveryDays({ FEDEX: fedex, UPS: ups })
      await ShippingRate.query()
        .where('rateKobo', 3_500_00)
        .update({ rateKobo: upsNaira * 100 })
      const { book } = await createShop({ naira: 10_000 })
      const { body } = await book({ preferredCourier: wish })
      assert.equal(body.data.courier, takes)
    })

  test('skips couriers that are switched off or whose form cannot hold the address', async ({
    assert,
    cleanup,
  }) => {
    const { book } = await createShop({ naira: 10_000 })
    const form = await buildLocalOrder()
    const longMail = `${'a'.repeat(40)}@${'b'.repeat(20)}.example`
    await ShippingRate.query().where('rateKobo', 3_500_00).update({ rateKobo: 2_500_00 })
    const longEmail = await book({ destination: { ...form.destination, email: longMail } })
    assert.equal(longEmail.body.data.courier, 'FEDEX')
    const before = couriers.drivers
    cleanup(() => void (couriers.drivers = before))
    couriers.drivers = { ...before, fedex: null }
    const { body } = await book()
    assert.equal(body.data.courier, 'UPS')
  })

  test('books nothing if the balance is insufficient', async ({ assert }) => {
    const { book, wallet } = await createShop({ naira: 2_999 })
    const before = await countTableRows()
    const { status, body } = await book({}, 'order-of-somebody-poor')
    assert.deepEqual([status, body.code], [402, 'E_INSUFFICIENT_BALANCE'])
    assert.deepEqual(await countTableRows(), before)
    assert.equal(await cashInWallet(wallet), 2_999)
  })

  test('leaves an unpaid booking unchanged if the new version cannot be paid', async ({
    assert,
  }) => {
    const { book, call } = await createShop({ naira: 2_000 })
    const { body } = await book({ pay: undefined, preferredCourier: 'UPS' })
    assert.equal(body.data.status, 'AWAITING_PAYMENT_CONFIRMATION')
    const before = await countTableRows()
    const changed = await book({ editShipmentId: body.data.id })
    assert.equal(changed.status, 402)
    assert.deepEqual(await countTableRows(), before)
    const same = await call('GET', `/shipment/${body.data.id}/detail`)
    assert.deepInclude(same.body.data, { courier: 'UPS', paymentAmount: 3_500 })
  })

  test('refuses forbidden contents and wrong fields before anything is written', async ({
    assert,
  }) => {
    const { book } = await createShop({ naira: 100_000 })
    const abroad = await submission()
    const { category } = abroad.items[0]!.itemUnits[0]!
    await ExportRule.create({
      sentence: 'Great Britain lets no shirts in.',
      severity: 'block',
      categoryId: category,
      countryCode: 'GB',
      source: 'https://example.test/rules',
      checkedOn: DateTime.now(),
    })
    const dangerous = structuredClone(abroad.items)
    dangerous[0]!.itemUnits[0]!.description = 'Fireworks'
    const light = structuredClone(abroad.items)
    light[0]!.weight = 0
    const before = await countTableRows()
    for (const [changes, code, field] of [
      [{ destination: abroad.destination }, 'E_EXPORT_BLOCKED', 'items.0.itemUnits.0.category'],
      [{ items: dangerous }, 'E_VALIDATION_ERROR', 'items.0.itemUnits.0.description'],
      [{ items: light }, 'E_VALIDATION_ERROR', 'items.0.weight'],
      [{ pay: 'Bitcoin' }, 'E_VALIDATION_ERROR', 'pay'],
      [{ preferredCourier: 'ARAMEX' }, 'E_COURIER_NOT_OFFERED', 'preferredCourier'],
    ] as const) {
      const { status, body } = await book(changes)
      assert.deepEqual([status, body.code, body.errors[0].field], [422, code, field])
    }
    assert.deepEqual(await countTableRows(), before)
  })

  test('charges the quoted price, and refuses an expired quote with 409', async ({ assert }) => {
    const { book, call } = await createShop({ naira: 10_000 })
    const quoted = await call('POST', '/shipment/check_rate', await buildLocalOrder())
    const { quoteId } = quoted.body.data
    await ShippingRate.query().where('rateKobo', 3_000_00).update({ rateKobo: 4_000_00 })
    const honoured = await book({ quoteId })
    assert.deepInclude(honoured.body.data, { courier: 'FEDEX', paymentAmount: 3_000 })
    await Quote.query().where('id', quoteId).update({ expiresAt: DateTime.now().toJSDate() })
    const before = await countTableRows()
    const ended = await book({ quoteId })
    assert.deepEqual([ended.status, ended.body.code], [409, 'E_QUOTE_ENDED'])
    assert.deepEqual(await countTableRows(), before)
  })

  test('needs a key with the scopes to book and to pay', async ({ assert }) => {
    for (const [scopes, missing] of [
      [['shipments:write'], 'wallet:pay'],
      [['wallet:pay'], 'shipments:write'],
    ] as const) {
      const { book } = await createShop({ naira: 10_000, scopes: [...scopes] })
      const before = await countTableRows()
      const { status, body } = await book()
      assert.deepEqual([status, body.code], [403, 'E_SCOPE_MISSING'])
      assert.include(body.message, missing)
      assert.deepEqual(await countTableRows(), before)
    }
    const { book } = await createShop({ scopes: ['shipments:write'] })
    const unpaid = await book({ pay: undefined })
    assert.deepInclude(unpaid.body.data, {
      courier: 'FEDEX',
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      label: null,
    })
  })

  test('answers 404 for the shipment of somebody else', async ({ assert }) => {
    const stranger = await createShop()
    const { body } = await stranger.book({ pay: undefined })
    const { book, wallet } = await createShop({ naira: 10_000 })
    const before = await countTableRows()
    for (const name of ['id', 'editShipmentId']) {
      const refused = await book({ [name]: body.data.id })
      assert.equal(refused.status, 404)
    }
    assert.deepEqual(await countTableRows(), before)
    assert.equal(await cashInWallet(wallet), 10_000)
  })

  test('books in test mode with a test key; a live key does not see the booking', async ({
    assert,
  }) => {
    const { book, owner, call } = await createShop({ naira: 10_000, mode: 'test' })
    const { status, body } = await book()
    assert.equal(status, 201)
    const { trackingNumber } = body.data
    const { organizationId } = await Shipment.findByOrFail({ trackingNumber })
    assert.equal(organizationId, -2)
    const { text } = await createUserApiKey(owner)
    const live = withKey(text)
    for (const path of [
      `/shipment/${body.data.id}/detail`,
      `/files/label/${trackingNumber}`,
      `/files/token/waybill/${trackingNumber}`,
    ]) {
      const foreign = await live('GET', path)
      assert.equal(foreign.status, 404)
    }
    const own = await call('GET', `/shipment/${body.data.id}/detail`)
    assert.equal(own.status, 200)
  })

  test('repeats its answer under the same idempotency key, even once the courier has booked', async ({
    assert,
  }) => {
    const { book, wallet } = await createShop({ naira: 10_000 })
    const first = await book({}, 'order-1001')
    await bookWithCourier(first.body.data.id)
    const second = await book({}, 'order-1001')
    assert.equal(second.status, 201)
    assert.deepEqual(second.body, first.body)
    const other = await book({ pickup: false }, 'order-1001')
    assert.deepEqual([other.status, other.body.code], [409, 'E_IDEMPOTENCY_CONFLICT'])
    assert.equal(await cashInWallet(wallet), 7_000)
  })

  test('books and pays once, even if the first answer was never stored', async ({ assert }) => {
    const { book, wallet } = await createShop({ naira: 10_000 })
    const first = await book({}, 'order-1002')
    await db.from('idempotency_keys').update({ reply: db.raw(`reply - 'body'`) })
    const again = await book({}, 'order-1002')
    assert.equal(again.status, 201)
    assert.deepEqual(again.body, first.body)
    assert.equal(await cashInWallet(wallet), 7_000)
  })

  test('is not repeated under its idempotency key after a colleague rolls the API key', async ({
    assert,
  }) => {
    const { asOwner, asMember } = await createBusiness()
    const old = await createApiKey(asMember, { scopes: SCOPE_NAMES })
    const { body } = await asOwner('PUT', `/api_key/${old.id}/roll`, {})
    const order = await buildLocalOrder()
    const book = (text: string) =>
      withKey(text)('POST', '/shipment', order, { 'Idempotency-Key': 'order-1003' })
    const first = await book(old.key)
    assert.equal(first.status, 201)
    const again = await book(body.data.key)
    assert.deepEqual(again.body, first.body)
  })

  test('books separately for two businesses of one person under the same idempotency key', async ({
    assert,
  }) => {
    const { member } = await createBusiness()
    const order = await buildLocalOrder()
    const booked = []
    for (const name of ['Zuma Shoes', 'Zuma Bags']) {
      const business = await Organization.create({ name })
      const { text } = await createUserApiKey(member, { mode: 'test' }, business)
      const answer = await withKey(text)('POST', '/shipment', order, {
        'Idempotency-Key': 'order-1004',
      })
      assert.equal(answer.status, 201)
      booked.push(answer.body.data.id)
    }
    assert.lengthOf(new Set(booked), 2)
  })
})

test.group('The label of a booking in one call', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('comes with the answer if the courier is quick', async ({ assert, cleanup }) => {
    const before = couriers.waiting
    cleanup(() => void (couriers.waiting = before))
    couriers.waiting = { patienceMs: 10_000, pauseMs: 10 }
    const { book, call, authorization } = await createShop({ naira: 10_000 })
    const booking = book()
    await bookWithCourier(await waitForPaidShipment())
    const { body } = await booking
    const { trackingNumber, label, waybillNumber } = body.data
    assert.isNotNull(waybillNumber)
    assert.equal(label, `${addressOfServer()}/api/v1/files/label/${trackingNumber}`)
    const { message: token } = await call('GET', `/files/token/waybill/${trackingNumber}`)
    const papers = [label, `${addressOfServer()}/api/v1/files/download?token=${token}`]
    for (const address of papers) assert.equal(await readFileSignature(address, authorization), PDF)
  })

  test('is available later if the courier is slow, and not before', async ({ assert }) => {
    const { book, call, authorization } = await createShop({ naira: 10_000 })
    const { body } = await book()
    const { id, trackingNumber } = body.data
    assert.isNull(body.data.label)
    const early = await call('GET', `/files/label/${trackingNumber}`)
    assert.deepEqual([early.status, early.body.code], [422, 'E_DOCUMENT_NOT_READY'])
    await bookWithCourier(id)
    const detail = await call('GET', `/shipment/${id}/detail`)
    assert.equal(await readFileSignature(detail.body.data.label, authorization), PDF)
  })
})

const PDF = '%PDF'

async function readFileSignature(address: string, authorization: string) {
  const response = await fetch(address, { headers: { authorization } })
  return Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)
}

/** Waits for a paid shipment and returns its id. */
async function waitForPaidShipment(): Promise<number> {
  await eventually(async () => Boolean(await Shipment.query().whereNotNull('paidAt').first()))
  const { id } = await Shipment.query().whereNotNull('paidAt').firstOrFail()
  return id
}
