import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { paymentsToVerify, verifyCharge, verifyPayment } from '#wallet/funding/verify_payment'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { ProviderUnavailable } from '#wallet/providers/payment_provider'
import { sendSandboxWebhook } from '#wallet/providers/sandbox/send_sandbox_webhook'
import { SandboxProvider } from '#wallet/providers/sandbox/sandbox_provider'
import {
  findIncomingPayments,
  setCardOutcome,
  cashOf,
  postSandboxWebhook,
  findPaymentIntent,
  startFunding,
} from '#tests/support/money/payments'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const MEMBER = 'member@sendam.test'

function askReference(apiClient: ApiClientCall, amount: string) {
  const query = new URLSearchParams({ paymentAmount: amount })
  return apiClient('get', `/transactions/payment_reference?${query}`)
}

/** The queue has its own connection, outside the test's transaction. */
function jobsAbout(reference: string) {
  return db.from('queue_jobs').whereLike('data', `%${reference}%`)
}

function verify(apiClient: ApiClientCall, reference: string) {
  return apiClient('post', `/transactions/${reference}/verify`, {})
}

test.group('Funding a wallet by card', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('credits the confirmed amount once, when the browser returns', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 2500.5)
    await setCardOutcome(reference)
    for (let times = 0; times < 3; times++) {
      const response = await verify(apiClient, reference)
      response.assertStatus(200)
      response.assertBodyContains({
        data: { reference, status: 'paid', settledAs: 'wallet', statusText: 'Payment Successful!' },
      })
    }
    assert.equal(await cashOf(apiClient), before + 2500.5)
    const entry = await db
      .from('ledger_transfers')
      .where({ kind: 'card_funding' })
      .orderBy('id', 'desc')
      .first()
    assert.equal(entry.comment, 'Wallet funding by card')
    const listed = await apiClient('get', '/transaction?limit=1')
    const [line] = listed.body().data
    assert.equal(line.reference, reference)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('accepts an unambiguous amount of ₦100 or more and refuses all others', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const wrong = {
      '': 'should not be empty',
      '99.99': 'must be at least 100',
      '0.001': 'must be at least 100',
      '-500': 'must be at least 100',
      '1e309': 'must be a number',
      '1e3': 'must be a number',
      'Infinity': 'must be a number',
      'NaN': 'must be a number',
      'a lot': 'must be a number',
      '1000.001': 'can have at most 2 decimals',
      '100000000.01': 'must be at most 100,000,000',
      ['9'.repeat(400)]: 'must be a number',
    }
    for (const [amount, message] of Object.entries(wrong)) {
      const response = await askReference(apiClient, amount)
      response.assertStatus(422)
      response.assertBodyContains({
        errors: [{ field: 'paymentAmount', message: `"Credit Amount" ${message}` }],
      })
    }
    const open = await askReference(apiClient, '100.500')
    open.assertStatus(422)
    open.assertBodyContains({
      errors: [
        {
          field: 'paymentAmount',
          message:
            '"Credit Amount": 100.500 can mean 100 point 500 or 100500: write 100500, or at most two decimals',
        },
      ],
    })
    const twice = await apiClient(
      'get',
      '/transactions/payment_reference?paymentAmount=100&paymentAmount=200'
    )
    twice.assertStatus(422)
    for (const [typed, amount] of [
      ['100', 100],
      ['1,000', 1000],
      ['1.234,50', 1234.5],
      [' 2 500.50 ', 2500.5],
      ['100000000', 100_000_000],
    ] as const) {
      const response = await askReference(apiClient, typed)
      response.assertStatus(200)
      const { data } = response.body()
      assert.containsSubset(data, { amount, currency: 'NGN', status: 'open' })
      assert.match(data.reference, /^PAY[0-9A-Z]{14}$/)
      assert.equal(data.statusText, 'Not paid yet. Your card has not been charged.')
    }
  })

  test('does not trust a payment that only the browser claims', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 500)
    const words = { status: 'paid', amount: 500, transaction_id: 1 }
    const response = await apiClient('post', `/transactions/${reference}/verify`, words)
    response.assertBodyContains({ data: { status: 'open' } })
    await setCardOutcome(reference, { outcome: 'failed' })
    const declined = await verify(apiClient, reference)
    declined.assertBodyContains({ data: { status: 'failed' } })
    assert.equal(await cashOf(apiClient), before)
  })

  test('allows another try after a declined card', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 500)
    await setCardOutcome(reference, { outcome: 'failed' })
    await verify(apiClient, reference)
    await setCardOutcome(reference)
    const paid = await verify(apiClient, reference)
    paid.assertBodyContains({ data: { status: 'paid' } })
    assert.equal(await cashOf(apiClient), before + 500)
  })

  test('credits a slow payment when it is confirmed', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 500)
    await setCardOutcome(reference, { settlesAt: '2999-01-01' })
    const slow = await verify(apiClient, reference)
    slow.assertBodyContains({ data: { status: 'pending' } })
    assert.equal(await cashOf(apiClient), before)
    await setCardOutcome(reference, { settlesAt: '2020-01-01' })
    await verify(apiClient, reference)
    assert.equal(await cashOf(apiClient), before + 500)
  })

  test('does not credit a wrong amount or currency but marks it for attention', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    for (const [change, attention] of [
      [{ amountKobo: 499_99 }, 'We got ₦499.99, but asked for ₦500.00.'],
      [{ amountKobo: 5_000_00 }, 'We got ₦5,000.00, but asked for ₦500.00.'],
      [{ currency: 'USD' }, 'The payment is in USD, but we asked for NGN.'],
    ] as const) {
      const reference = await startFunding(apiClient, 500)
      await setCardOutcome(reference, change)
      const response = await verify(apiClient, reference)
      response.assertBodyContains({ data: { status: 'attention' } })
      const [arrival] = await findIncomingPayments(reference)
      assert.equal(arrival!.attention, attention)
      assert.isNull(arrival!.transferId)
    }
    assert.equal(await cashOf(apiClient), before)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('answers 404 for the payment of another person', async ({ client }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const reference = await startFunding(apiClient, 500)
    for (const path of ['checkout', 'verify']) {
      const response = await stranger('post', `/transactions/${reference}/${path}`, {})
      response.assertStatus(404)
    }
    const nothing = await verify(apiClient, 'PAY00000000000000')
    nothing.assertStatus(404)
  })

  test('opens no card page if the provider refuses (422) or is silent (503)', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    for (const [amount, status] of [
      [500.51, 422],
      [500.52, 503],
    ] as const) {
      const created = await askReference(apiClient, String(amount))
      const { reference } = created.body().data
      const response = await apiClient('post', `/transactions/${reference}/checkout`, {})
      response.assertStatus(status)
    }
    const reference = await startFunding(apiClient, 500.53)
    await setCardOutcome(reference)
    const mute = await verify(apiClient, reference)
    mute.assertStatus(200)
    mute.assertBodyContains({ data: { status: 'open' } })
    const intent = await findPaymentIntent(reference)
    assert.equal(intent.checks, 1)
    assert.isNotNull(intent.nextCheckAt)
  })

  test('opens no card page for a paid or expired payment', async ({ client }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const reference = await startFunding(apiClient, 500)
    await setCardOutcome(reference)
    await verify(apiClient, reference)
    const paid = await apiClient('post', `/transactions/${reference}/checkout`, {})
    paid.assertStatus(409)
    const late = await startFunding(apiClient, 500)
    await db.from('payment_intents').where({ reference: late }).update({ expires_at: '2020-01-01' })
    const expired = await apiClient('post', `/transactions/${late}/checkout`, {})
    expired.assertStatus(409)
  })
})

test.group('Payment notifications', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a webhook with a wrong or missing signature is refused with 401', async ({ assert }) => {
    const event = { event: 'charge', id: '1', reference: 'PAYWRONG' }
    for (const signature of ['', 'wrong', '0'.repeat(64)]) {
      const response = await postSandboxWebhook(event, signature)
      assert.equal(response.status, 401)
    }
    assert.lengthOf(await jobsAbout('PAYWRONG'), 0)
  })

  test('a signed webhook is answered at once and queues one job', async ({ assert, cleanup }) => {
    const reference = `PAY${Date.now()}`
    cleanup(async () => {
      await jobsAbout(reference).delete()
    })
    const response = await postSandboxWebhook({ event: 'charge', id: '1', reference })
    assert.equal(response.status, 200)
    assert.lengthOf(await jobsAbout(reference), 1)
    const other = await postSandboxWebhook({ event: 'weather', reference })
    assert.equal(other.status, 200)
    assert.lengthOf(await jobsAbout(reference), 1)
  })

  test('each signed webhook of the sandbox queues one job', async ({ assert, cleanup }) => {
    const reference = `PAY${Date.now()}`
    cleanup(async () => {
      await jobsAbout(reference).delete()
    })
    await sendSandboxWebhook({ event: 'charge', id: '1', reference })
    await sendSandboxWebhook({ event: 'transfer', reference })
    assert.lengthOf(await jobsAbout(reference), 2)
  })

  test('credit a payment once, even if they come twice, late and out of order', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 700)
    const id = await setCardOutcome(reference)
    await verifyCharge({ provider: 'sandbox', id, reference })
    assert.equal(await cashOf(apiClient), before + 700)
    await verify(apiClient, reference)
    await verifyCharge({ provider: 'sandbox', id, reference })
    // An older status of the provider that arrives only now.
    await setCardOutcome(reference, { outcome: 'failed' })
    await verifyCharge({ provider: 'sandbox', id, reference })
    const intent = await findPaymentIntent(reference)
    assert.equal(intent.status, 'paid')
    assert.equal(await cashOf(apiClient), before + 700)
    assert.lengthOf(await findIncomingPayments(reference), 1)
  })

  test('a notification whose charge has another reference does nothing', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const paid = await startFunding(apiClient, 700)
    const id = await setCardOutcome(paid)
    const other = await startFunding(apiClient, 700)
    await verifyCharge({ provider: 'sandbox', id, reference: other })
    await verifyCharge({ provider: 'sandbox', id: '999999999', reference: other })
    await verifyCharge({ provider: 'sandbox', id: 'x', reference: other })
    const intent = await findPaymentIntent(other)
    assert.equal(intent.status, 'open')
  })

  test('without a notification, the sweep verifies the payment and stops when it expires', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 700)
    assert.notInclude(await paymentsToVerify(), reference)
    const due = () => db.from('payment_intents').where({ reference })
    await due().update({ next_check_at: '2020-01-01' })
    assert.include(await paymentsToVerify(), reference)
    await verifyPayment(reference)
    assert.notInclude(await paymentsToVerify(), reference)
    const silent = new SandboxProvider(1)
    silent.findChargeByReference = () => Promise.reject(new ProviderUnavailable())
    await due().update({ next_check_at: '2020-01-01' })
    await assert.rejects(() => verifyPayment(reference, () => silent))
    assert.notInclude(await paymentsToVerify(), reference)
    await due().update({ expires_at: '2020-01-01', next_check_at: '2020-01-01' })
    await verifyPayment(reference)
    const given = await findPaymentIntent(reference)
    assert.equal(given.status, 'expired')
    assert.isNull(given.nextCheckAt)
    // A webhook that arrives after the expiry still credits the payment.
    await verifyCharge({ provider: 'sandbox', id: await setCardOutcome(reference), reference })
    assert.equal(await cashOf(apiClient), before + 700)
  })
})
