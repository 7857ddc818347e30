import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { setCash } from '#tests/support/money/payouts'
import { person } from '#tests/support/people'
import { addressOfServer, apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeUnpaid } from '#tests/support/shipment_copies'
import { makeShipment } from '#tests/support/shipment_rows'

const INSUFFICIENT_CASH =
  'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.'
const INSUFFICIENT_CASH_BACK = 'Insufficient Cash Back balance. Please use another payment method.'

function makeUnpaidShipment(shippingNaira = 45_000, owner = 'member@sendam.test') {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner })
}

function pay(
  apiClient: ApiClientCall,
  { transactionReference }: Shipment,
  balance = 'Wallet',
  key?: string
) {
  const headers = key ? { 'idempotency-key': key } : {}
  return apiClient('post', `/shipment/${transactionReference}/make_payment/${balance}`, {}, headers)
}

async function balances(apiClient: ApiClientCall) {
  const response = await apiClient('get', '/wallet')
  const { cashBalance, cashBackBalance } = response.body().data
  return { cashBalance, cashBackBalance }
}

test.group('Paying a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('debits the wallet and moves the shipment to PENDING', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const before = await balances(apiClient)
    const shipment = await makeUnpaidShipment(45_000)
    const response = await pay(apiClient, shipment)
    response.assertStatus(200)
    response.assertBodyContains({
      message: `Payment received. Your tracking number is ${shipment.trackingNumber}.`,
      data: { trackingNumber: shipment.trackingNumber },
    })
    assert.deepEqual(await balances(apiClient), {
      ...before,
      cashBalance: before.cashBalance - 45_000,
    })
    const paid = await Shipment.findOrFail(shipment.id)
    assert.containsSubset(paid.$attributes, { status: 'PENDING', paymentMethod: 'cash' })
    assert.isNotNull(paid.paidAt)
    assert.isNotNull(paid.estimatedDeliveryOn)
    const transitions = await db
      .from('shipment_status_changes')
      .where({ shipment_id: shipment.id, to_status: 'PENDING' })
    assert.containsSubset(transitions, [
      { from_status: 'AWAITING_PAYMENT_CONFIRMATION', reason: 'Paid' },
    ])
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('debits cash back when chosen', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const before = await balances(apiClient)
    const shipment = await makeUnpaidShipment(5000)
    const response = await pay(apiClient, shipment, 'CashBack')
    response.assertStatus(200)
    assert.deepEqual(await balances(apiClient), {
      ...before,
      cashBackBalance: before.cashBackBalance - 5000,
    })
  })

  test('pays nothing from an insufficient balance and says what to do', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const before = await balances(apiClient)
    const shipment = await makeUnpaidShipment(before.cashBalance + 0.01)
    for (const [balance, message] of [
      ['Wallet', INSUFFICIENT_CASH],
      ['CashBack', INSUFFICIENT_CASH_BACK],
    ] as const) {
      const response = await pay(apiClient, shipment, balance)
      response.assertStatus(402)
      response.assertBodyContains({ code: 'E_INSUFFICIENT_BALANCE', message })
    }
    const same = await Shipment.findOrFail(shipment.id)
    assert.equal(same.status, 'AWAITING_PAYMENT_CONFIRMATION')
    assert.deepEqual(await balances(apiClient), before)
  })

  test('may spend the last kobo', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const { cashBalance } = await balances(apiClient)
    const response = await pay(apiClient, await makeUnpaidShipment(cashBalance))
    response.assertStatus(200)
    const after = await balances(apiClient)
    assert.equal(after.cashBalance, 0)
  })

  test('lets a business go below zero up to its credit limit', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'owner@acme.test')
    const { body } = { body: await apiClient('get', '/wallet') }
    const { cashBalance, creditLimit } = body.body().data
    assert.isAbove(creditLimit, 0)
    const most = cashBalance + creditLimit
    const tooMuch = await pay(apiClient, await makeUnpaidShipment(most + 0.01, 'owner@acme.test'))
    tooMuch.assertStatus(402)
    const paid = await pay(apiClient, await makeUnpaidShipment(most, 'owner@acme.test'))
    paid.assertStatus(200)
  })

  test('refuses an unknown balance', async ({ client }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const shipment = await makeUnpaidShipment()
    for (const balance of ['Bitcoin', 'wallet', 'constructor', '__proto__']) {
      const response = await pay(apiClient, shipment, balance)
      response.assertStatus(422)
      response.assertBodyContains({ message: 'Unknown balance type selected.' })
    }
  })

  test('charges a shipment only once, with or without an idempotency key', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const shipment = await makeUnpaidShipment(1000)
    const first = await pay(apiClient, shipment)
    const { cashBalance } = await balances(apiClient)
    for (const key of [undefined, 'key-number-1', 'key-number-1', 'key-number-2']) {
      const again = await pay(apiClient, shipment, 'Wallet', key)
      again.assertStatus(200)
      assert.deepEqual(again.body(), first.body())
    }
    const after = await balances(apiClient)
    assert.equal(after.cashBalance, cashBalance)
  })

  test('refuses the idempotency key of another request with 409', async ({ client }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const first = await pay(apiClient, await makeUnpaidShipment(1000), 'Wallet', 'one-and-the-same')
    first.assertStatus(200)
    const response = await pay(
      apiClient,
      await makeUnpaidShipment(2000),
      'Wallet',
      'one-and-the-same'
    )
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_IDEMPOTENCY_CONFLICT' })
  })

  test('lets a failed idempotency key be retried, and refuses a malformed one', async ({
    client,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const shipment = await makeUnpaidShipment(6000)
    const failed = await pay(apiClient, shipment, 'CashBack', 'try-try-again')
    failed.assertStatus(402)
    const retried = await pay(apiClient, shipment, 'CashBack', 'try-try-again')
    retried.assertStatus(402)
    for (const key of ['short', 'with spaces in it', 'x'.repeat(101)]) {
      const response = await pay(apiClient, shipment, 'Wallet', key)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_INVALID_IDEMPOTENCY_KEY' })
    }
  })

  test('refuses a cancelled booking', async ({ client }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const response = await pay(apiClient, await makeShipment({ status: 'CANCELED' }))
    response.assertStatus(409)
    response.assertBodyContains({
      message: 'This booking was cancelled. Book it again to send it.',
    })
  })

  test('refuses an outdated price and pays nothing', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const { id, transactionReference } = await makeUnpaidShipment(1000)
    const path = `/shipment/${transactionReference}/make_payment/Wallet`
    const before = await balances(apiClient)
    await admin('post', '/shipping_cost', { id, key: 'Packaging', value: 0.1 })
    const response = await apiClient('post', path, { amount: 1000 })
    response.assertStatus(409)
    response.assertBodyContains({
      code: 'E_PRICE_CHANGED',
      message:
        'The price of this shipment is now ₦1,000.10. Nothing was paid. Please check the new amount before you pay.',
    })
    for (const [amount, message] of [
      ['1000.10', '"Amount" must be a number'],
      ['1,000', '"Amount" must be a number'],
      [-1, '"Amount" is invalid'],
    ] as const) {
      const refused = await apiClient('post', path, { amount })
      refused.assertStatus(422)
      refused.assertTextIncludes(JSON.stringify(message).slice(1, -1))
    }
    assert.deepEqual(await balances(apiClient), before)
    const paid = await apiClient('post', path, { amount: 1000.1 })
    paid.assertStatus(200)
    const { cashBalance } = await balances(apiClient)
    assert.equal(cashBalance, before.cashBalance - 1000.1)
  })

  test('refuses a voided shipment, but repeats the stored answer of its old key', async ({
    client,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await makeUnpaidShipment(1000)
    await pay(apiClient, shipment, 'Wallet', 'paid-before-the-void')
    await bookWithCourier(shipment.id)
    await admin('delete', `/shipment/void/${shipment.id}`)
    const response = await pay(apiClient, shipment)
    response.assertStatus(409)
    response.assertBodyContains({ message: 'This shipment was voided. Book it again to send it.' })
    const stored = await pay(apiClient, shipment, 'Wallet', 'paid-before-the-void')
    stored.assertStatus(200)
  })

  test('answers 404 for a shipment of others, and 401 without sign-in', async ({
    client,
    assert,
  }) => {
    const shipment = await makeUnpaidShipment()
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const response = await pay(stranger, shipment)
    response.assertStatus(404)
    const payments = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
    const anonymous = await fetch(`${addressOfServer()}/api/v1${payments}`, { method: 'POST' })
    assert.equal(anonymous.status, 401)
  })
})

test.group('Concurrent payments', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
  })

  test('twelve payments of one shipment debit once and get equal answers', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'franchise@sendam.test')
    const shipment = await makeUnpaidShipment(1000, 'franchise@sendam.test')
    const before = await balances(apiClient)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        pay(apiClient, shipment, 'Wallet', index % 2 ? shipment.transactionReference : undefined)
      )
    )
    const first = answers[0]!.body()
    for (const answer of answers) {
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), first)
    }
    const after = await balances(apiClient)
    assert.equal(after.cashBalance, before.cashBalance - 1000)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('with balance for one of two shipments, one is paid and the other gets 402', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'franchise@sendam.test')
    const { cashBalance } = await balances(apiClient)
    const price = Math.floor(cashBalance * 0.6)
    const shipments = [
      await makeUnpaidShipment(price, 'franchise@sendam.test'),
      await makeUnpaidShipment(price, 'franchise@sendam.test'),
    ]
    const answers = await Promise.all(shipments.map((shipment) => pay(apiClient, shipment)))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 402]
    )
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('fifty payments pay exactly as many shipments as the balance covers', async ({
    client,
    assert,
  }) => {
    const { email } = await person()
    await setCash(email, 17_999.99)
    const apiClient = await apiClientOf(client, email)
    const shipments = await makeUnpaid(50, { shippingNaira: 1000, owner: email })
    const answers = await Promise.all(shipments.map((shipment) => pay(apiClient, shipment)))
    const refused = answers.filter((answer) => answer.status() !== 200)
    assert.lengthOf(refused, 33)
    for (const answer of refused) {
      answer.assertStatus(402)
      answer.assertBodyContains({ code: 'E_INSUFFICIENT_BALANCE', message: INSUFFICIENT_CASH })
    }
    const paidIds = shipments
      .filter((_, index) => answers[index]!.status() === 200)
      .map(({ id }) => id)
    const ids = shipments.map(({ id }) => id)
    const paid = await Shipment.query().whereIn('id', ids).whereNotNull('paidAt')
    assert.sameMembers(
      paid.map(({ id }) => id),
      paidIds
    )
    assert.deepEqual(await balances(apiClient), { cashBalance: 999.99, cashBackBalance: 0 })
    assert.deepEqual(await findLedgerFaults(), [])
  }).timeout(60_000)
})
