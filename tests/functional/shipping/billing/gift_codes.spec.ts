import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type { SystemAccount } from '#wallet/ledger/ledger'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { deactivateGiftCode } from '#shipping/billing/gift_code_admin'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { Caller } from '#identity/sessions/caller'
import User from '#identity/accounts/models/user'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'

function makeUnpaidShipment(shippingNaira = 45_000, owner = MEMBER) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner })
}

function apply(apiClient: ApiClientCall, { id }: { id: number }, discountCode: unknown) {
  return apiClient('post', '/shipment/applyDiscount', { discountCode, shipmentId: id })
}

function pay(apiClient: ApiClientCall, { transactionReference }: Shipment, balance = 'Wallet') {
  return apiClient('post', `/shipment/${transactionReference}/make_payment/${balance}`)
}

async function billOf(apiClient: ApiClientCall, { id }: { id: number }) {
  const response = await apiClient('get', `/shipment/${id}/detail`)
  const { discountAmount, paymentAmount, charges } = response.body().data
  const sum = charges.reduce((total: number, { amount }: any) => total + amount * 100, 0) / 100
  return { discountAmount, paymentAmount, sum }
}

async function readBillField(
  field: 'sum' | 'paymentAmount',
  apiClient: ApiClientCall,
  shipment: { id: number }
) {
  const bill = await billOf(apiClient, shipment)
  return bill[field]
}

async function balances(apiClient: ApiClientCall) {
  const wallet = await apiClient('get', '/wallet')
  const { cashBalance, cashBackBalance } = wallet.body().data
  return { cash: cashBalance, cashBack: cashBackBalance }
}

async function systemKobo(kind: SystemAccount) {
  const rows = await LedgerAccount.query().where({ kind })
  return rows.reduce((sum, { balanceKobo }) => sum + balanceKobo, 0)
}

function removeCode(apiClient: ApiClientCall, { id }: { id: number }) {
  return apiClient('delete', `/shipment/${id}/discount`)
}

async function staff() {
  const user = await User.findByOrFail('email', 'admin@sendam.test')
  const { organization } = await user.homeMembership()
  return new Caller(user, organization)
}

async function createCode() {
  const { code } = await makeGiftCode()
  return code
}

async function countUses({ id }: GiftCode) {
  const code = await GiftCode.findOrFail(id)
  return code.usedCount
}

test.group('A gift code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('replaces the total with the discounted amount', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(45_000)
    const code = await makeGiftCode({ basisPoints: 1250 })
    const response = await apply(member, shipment, ` ${code.code.toLowerCase()} `)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      message: `Gift code ${code.code} takes ₦5,625.00 off.`,
      data: { discountRate: 12.5, discountAmount: 5625, discountedPaymentAmount: 39_375 },
    })
    assert.deepEqual(await billOf(member, shipment), {
      discountAmount: 5625,
      paymentAmount: 39_375,
      sum: 39_375,
    })
  })

  test('can be removed from an unpaid bill, which restores the total and releases the use', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(45_000)
    const code = await makeGiftCode({ totalLimit: 1 })
    await apply(member, shipment, code.code)
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const hidden = await removeCode(stranger, shipment)
    hidden.assertStatus(404)
    assert.equal(await countUses(code), 1)
    for (let time = 1; time <= 2; time++) {
      const response = await removeCode(member, shipment)
      response.assertStatus(200)
      response.assertBodyContains({ data: { discountedPaymentAmount: 45_000 } })
    }
    assert.deepEqual(await billOf(member, shipment), {
      discountAmount: 0,
      paymentAmount: 45_000,
      sum: 45_000,
    })
    assert.equal(await countUses(code), 0)
    await apply(member, shipment, code.code)
    await pay(member, shipment)
    const paid = await removeCode(member, shipment)
    assert.notEqual(paid.status(), 200)
    assert.equal(await countUses(code), 1)
  })

  test('takes a fixed amount off, but never more than the bill', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const code = await makeGiftCode({ kind: 'amount', amountKobo: 1500_50 })
    for (const [price, rate, off, left] of [
      [6002, 25, 1500.5, 4501.5],
      [1500.5, 100, 1500.5, 0],
      [900, 100, 900, 0],
      [0.01, 100, 0.01, 0],
    ] as const) {
      const shipment = await makeUnpaidShipment(price)
      const response = await apply(member, shipment, code.code)
      assert.deepEqual(response.body().data, {
        discountRate: rate,
        discountAmount: off,
        discountedPaymentAmount: left,
      })
      const bill = await billOf(member, shipment)
      assert.deepEqual(bill, { discountAmount: off, paymentAmount: left, sum: left })
    }
  })

  test('gives the same total in the answer, the bill and the debit, for any price and code', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    for (let round = 1; round <= 12; round++) {
      const price = ((round * 7919) % 300_000) / 100 + 0.01
      const code = await makeGiftCode(
        round % 2
          ? { basisPoints: ((round * 3571) % 10_000) + 1 }
          : { kind: 'amount', amountKobo: (round * 41_017) % 250_000 }
      )
      const shipment = await makeUnpaidShipment(Number(price.toFixed(2)))
      const answer = await apply(member, shipment, code.code)
      const applied = answer.body().data
      const bill = await billOf(member, shipment)
      const before = await balances(member)
      const paid = await pay(member, shipment)
      paid.assertStatus(200)
      const after = await balances(member)
      const debit = Math.round((before.cash - after.cash) * 100) / 100
      assert.isAtLeast(applied.discountedPaymentAmount, 0)
      assert.equal(bill.paymentAmount, applied.discountedPaymentAmount)
      assert.equal(debit, applied.discountedPaymentAmount)
      assert.equal(bill.discountAmount, applied.discountAmount)
    }
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is charged to promotions when the shipment is paid', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(2000)
    const code = await makeGiftCode({ basisPoints: 2500 })
    await apply(member, shipment, code.code)
    const before = { revenue: await systemKobo('revenue'), off: await systemKobo('promotions') }
    await pay(member, shipment)
    assert.equal((await systemKobo('revenue')) - before.revenue, 2000_00)
    assert.equal((await systemKobo('promotions')) - before.off, -500_00)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is paid by promotions alone if it covers the full price; a void reverses it', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(700)
    const code = await makeGiftCode({ basisPoints: 10_000, totalLimit: 1 })
    await apply(member, shipment, code.code)
    const before = { ...(await balances(member)), off: await systemKobo('promotions') }
    const paid = await pay(member, shipment, 'CashBack')
    paid.assertStatus(200)
    assert.equal((await systemKobo('promotions')) - before.off, -700_00)
    await bookWithCourier(shipment.id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const response = await admin('delete', `/shipment/void/${shipment.id}`)
    response.assertBodyContains({
      message: 'Shipment voided. ₦0.00 went back to the wallet.',
    })
    assert.deepEqual({ ...(await balances(member)), off: await systemKobo('promotions') }, before)
    assert.equal(await countUses(code), 0)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('returns to promotions on a void, and the rest to the payer', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const code = await makeGiftCode({ basisPoints: 3000, customerLimit: 1 })
    await apply(member, shipment, code.code)
    const before = { ...(await balances(member)), off: await systemKobo('promotions') }
    await pay(member, shipment)
    await bookWithCourier(shipment.id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const response = await admin('delete', `/shipment/void/${shipment.id}`)
    response.assertBodyContains({
      message: 'Shipment voided. ₦700.00 went back to the wallet.',
    })
    assert.deepEqual({ ...(await balances(member)), off: await systemKobo('promotions') }, before)
    const again = await apply(member, await makeUnpaidShipment(1000), code.code)
    again.assertStatus(200)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('can be replaced by another, which releases the first', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const first = await makeGiftCode({ basisPoints: 1000, totalLimit: 1 })
    const second = await makeGiftCode({ kind: 'amount', amountKobo: 250_00 })
    await apply(member, shipment, first.code)
    await apply(member, shipment, first.code)
    assert.equal(await countUses(first), 1)
    const response = await apply(member, shipment, second.code)
    assert.deepEqual(response.body().data, {
      discountRate: 25,
      discountAmount: 250,
      discountedPaymentAmount: 750,
    })
    assert.deepEqual([await countUses(first), await countUses(second)], [0, 1])
    assert.equal(await readBillField('sum', member, shipment), 750)
  })

  test('stays applied when another code is refused', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const code = await makeGiftCode({ basisPoints: 1000 })
    await apply(member, shipment, code.code)
    const refused = await apply(member, shipment, 'NO-SUCH-CODE')
    refused.assertStatus(422)
    assert.equal(await readBillField('paymentAmount', member, shipment), 900)
    assert.equal(await countUses(code), 1)
  })

  test('is recalculated when staff change the bill', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const code = await makeGiftCode({ basisPoints: 1000 })
    await apply(member, shipment, code.code)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const key = 'Packaging'
    await admin('post', '/shipping_cost', { id: shipment.id, key, value: 500 })
    const more = await billOf(member, shipment)
    assert.deepEqual(more, { discountAmount: 150, paymentAmount: 1350, sum: 1350 })
    await admin('delete', `/shipping_cost/${shipment.id}/${key}`)
    const less = await billOf(member, shipment)
    assert.deepEqual(less, { discountAmount: 100, paymentAmount: 900, sum: 900 })
  })

  test('is cleared when the booking is submitted again, and can be applied again', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const member = await apiClientOf(client, MEMBER)
    const form = await submission({ preferredCourier: 'UPS' })
    const booking = await member('post', '/shipment', form)
    const booked = booking.body().data
    const admin = await apiClientOf(client, 'admin@sendam.test')
    await admin('post', '/shipping_cost', { id: booked.id, key: 'Packaging', value: 100 })
    const code = await makeGiftCode({ totalLimit: 1 })
    await apply(member, booked, code.code)
    assert.equal(await readBillField('paymentAmount', member, booked), 49_590)
    const again = await member('post', '/shipment', { ...form, id: booked.id })
    again.assertBodyContains({ data: { id: booked.id, discountAmount: 0, paymentAmount: 55_100 } })
    assert.equal(await readBillField('sum', member, booked), 55_100)
    const redemption = await GiftCodeRedemption.findByOrFail({ shipmentId: booked.id })
    assert.equal(redemption.releaseReason, 'rebooked')
    const reapplied = await apply(member, booked, code.code)
    reapplied.assertStatus(200)
    assert.equal(await countUses(code), 1)
  })

  test('is released when the booking is canceled', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const code = await makeGiftCode({ totalLimit: 1 })
    await apply(member, shipment, code.code)
    const other = await makeUnpaidShipment(1000)
    const refused = await apply(member, other, code.code)
    refused.assertStatus(422)
    await member('delete', `/shipment/${shipment.id}/cancelBooking`)
    const accepted = await apply(member, other, code.code)
    accepted.assertStatus(200)
    const first = await GiftCodeRedemption.findByOrFail({ shipmentId: shipment.id })
    assert.equal(first.releaseReason, 'canceled')
  })
})

test.group('Applying a gift code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  async function refusal(apiClient: ApiClientCall, code: unknown, price = 1000) {
    const shipment = await makeUnpaidShipment(price)
    const response = await apply(apiClient, shipment, code)
    response.assertStatus(422)
    const same = await billOf(apiClient, shipment)
    const [error] = response.body().errors
    return { field: error.field, message: error.message, paymentAmount: same.paymentAmount }
  }

  async function messageOf(apiClient: ApiClientCall, code: string) {
    const { message } = await refusal(apiClient, code)
    return message
  }

  test('refuses unknown, inactive and expired codes, and bills below the minimum', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const yesterday = DateTime.now().setZone('Africa/Lagos').minus({ days: 1 })
    const off = await makeGiftCode()
    await deactivateGiftCode(await staff(), off.id)
    const late = await makeGiftCode()
    await late.merge({ expiresOn: yesterday }).save()
    const small = await makeGiftCode({ minimumKobo: 1000_01 })
    for (const [code, message] of [
      ['NEVER-MADE', 'There is no such gift code. Please check it and try again.'],
      [off.code, 'This gift code is no longer available.'],
      [late.code, `This gift code expired on ${formatWeekdayDate(yesterday)}.`],
      [small.code, 'This gift code is for shipments of ₦1,000.01 or more.'],
    ] as const) {
      assert.deepEqual(await refusal(member, code), {
        field: 'discountCode',
        message,
        paymentAmount: 1000,
      })
    }
    const today = await makeGiftCode({
      expiresOn: DateTime.now().setZone('Africa/Lagos').toISODate(),
      minimumKobo: 1000_00,
    })
    const accepted = await apply(member, await makeUnpaidShipment(1000), today.code)
    accepted.assertStatus(200)
  })

  test('refuses uses beyond the total limit and the limit per customer', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const franchise = await apiClientOf(client, 'franchise@sendam.test')
    const twice = await makeGiftCode({ totalLimit: 2 })
    const onceEach = await makeGiftCode({ customerLimit: 1 })
    for (const code of [twice, twice, onceEach]) {
      const accepted = await apply(member, await makeUnpaidShipment(), code.code)
      accepted.assertStatus(200)
    }
    assert.equal(await messageOf(member, twice.code), 'This gift code has been used up.')
    assert.equal(
      await messageOf(member, onceEach.code),
      'You have already used this gift code as many times as it allows.'
    )
    const franchiseUse = await apply(
      franchise,
      await makeUnpaidShipment(1000, 'franchise@sendam.test'),
      onceEach.code
    )
    franchiseUse.assertStatus(200)
    assert.equal(await countUses(onceEach), 2)
  })

  test('reports invalid input with the label Code', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    for (const [code, message] of [
      [undefined, '"Code" should not be empty'],
      [null, '"Code" should not be empty'],
      ['  ', '"Code" should not be empty'],
      ['A', '"Code" must have at least 2 characters'],
      ['A'.repeat(31), '"Code" must have at most 30 characters'],
      ['A'.repeat(100_000), '"Code" must have at most 30 characters'],
      [{ like: '%' }, '"Code" is invalid'],
      ['AB\nCD', '"Code" is invalid'],
    ]) {
      const { field, message: shownMessage } = await refusal(member, code)
      assert.deepEqual([field, shownMessage], ['discountCode', message])
    }
    for (const unknownCode of ['%%', '__', 'ß'.repeat(30)]) {
      const { message } = await refusal(member, unknownCode)
      assert.equal(message, 'There is no such gift code. Please check it and try again.')
    }
    for (const shipmentId of [undefined, '1', 1.5, -1, 1e30, null]) {
      const body = { discountCode: 'GOOD', shipmentId }
      const response = await member('post', '/shipment/applyDiscount', body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'shipmentId' }] })
    }
  })

  test('answers 404 for a shipment of somebody else, except to staff', async ({ client }) => {
    const code = await makeGiftCode()
    const shipment = await makeUnpaidShipment()
    for (const stranger of ['franchise@sendam.test', 'other@sendam.test', 'manager@sendam.test']) {
      const response = await apply(await apiClientOf(client, stranger), shipment, code.code)
      response.assertStatus(404)
    }
    const admin = await apply(await apiClientOf(client, 'admin@sendam.test'), shipment, code.code)
    admin.assertStatus(200)
  })

  for (const status of SHIPMENT_STATUSES) {
    const expected = status === 'AWAITING_PAYMENT_CONFIRMATION' ? 200 : 409
    test(`answers ${expected} for a shipment that is ${status}`, async ({ client }) => {
      const member = await apiClientOf(client, MEMBER)
      const shipment = await makeShipment({ status, owner: MEMBER })
      const response = await apply(member, shipment, await createCode())
      response.assertStatus(expected)
    })
  }

  test('answers 429 after 60 guesses in ten minutes', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment()
    const good = await makeGiftCode()
    const statuses: number[] = []
    for (let guess = 0; guess < 61; guess++) {
      const answer = await apply(member, shipment, `GUESS-${guess}`)
      statuses.push(answer.status())
    }
    assert.deepEqual([...new Set(statuses.slice(0, 60))], [422])
    assert.equal(statuses[60], 429)
    const late = await apply(member, shipment, good.code)
    late.assertStatus(429)
  })
})
