import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { verifyPayment } from '#wallet/funding/verify_payment'
import Shipment from '#shipping/shipment/models/shipment'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { mailOf } from '#tests/support/people'
import {
  findIncomingPayments,
  setCardOutcome,
  cashOf,
  findPaymentIntent,
} from '#tests/support/money/payments'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'

function makeUnpaidShipment(shippingNaira = 45_000) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner: MEMBER })
}

async function startCard(apiClient: ApiClientCall, { id }: Shipment): Promise<string> {
  const response = await apiClient('post', `/shipment/${id}/card_checkout`, {})
  response.assertStatus(200)
  return response.body().data.reference
}

async function commentOf(reference: string): Promise<string> {
  const [arrival] = await findIncomingPayments(reference)
  const transfer = await db.from('ledger_transfers').where('id', arrival!.transferId!).first()
  return transfer.comment
}

test.group('Paying a shipment by card', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })
  group.each.teardown(async () => {
    await db.from('queue_jobs').delete()
  })

  test('pays with the card and leaves the wallet untouched', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const shipment = await makeUnpaidShipment(1234.5)
    const response = await apiClient('post', `/shipment/${shipment.id}/card_checkout`, {})
    const { reference, amount, currency, url } = response.body().data
    assert.deepEqual([amount, currency, url], [1234.5, 'NGN', `/dev/card/${reference}`])
    await setCardOutcome(reference)
    const reported = await apiClient('put', `/shipment/${shipment.id}/paymentInitiated`, {})
    reported.assertStatus(200)
    const verified = await apiClient('post', `/transactions/${reference}/verify`, {})
    verified.assertBodyContains({
      data: { status: 'paid', settledAs: 'shipment', statusText: 'Payment Completed' },
    })
    const paid = await Shipment.findOrFail(shipment.id)
    assert.containsSubset(paid.$attributes, { status: 'PENDING', paymentMethod: 'card' })
    assert.equal(await cashOf(apiClient), before)
    assert.equal(await commentOf(reference), `Card payment for shipment ${paid.trackingNumber}`)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('pays the rest after a gift code; a failed card keeps the code reserved until cancellation', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const code = await makeGiftCode({ totalLimit: 1 })
    const uses = async () => {
      const { usedCount } = await code.refresh()
      return usedCount
    }
    const shipment = await makeUnpaidShipment(1000)
    const apply = (shipmentId: number) =>
      apiClient('post', '/shipment/applyDiscount', { discountCode: code.code, shipmentId })
    const applied = await apply(shipment.id)
    applied.assertBodyContains({ data: { discountedPaymentAmount: 900 } })

    const failing = await startCard(apiClient, shipment)
    await setCardOutcome(failing, { outcome: 'failed' })
    await verifyPayment(failing)
    const { status } = await findPaymentIntent(failing)
    assert.equal(status, 'failed')
    assert.equal(await uses(), 1)
    const other = await makeUnpaidShipment(1000)
    const late = await apply(other.id)
    late.assertStatus(422)
    // The owner cancels the booking, which releases the use.
    const cancellation = await apiClient('delete', `/shipment/${shipment.id}/cancelBooking`)
    cancellation.assertStatus(200)
    assert.equal(await uses(), 0)

    const again = await apply(other.id)
    again.assertStatus(200)
    const reference = await startCard(apiClient, other)
    const { amountKobo } = await findPaymentIntent(reference)
    assert.equal(amountKobo, 900_00)
    await setCardOutcome(reference)
    await verifyPayment(reference)
    const paid = await Shipment.findOrFail(other.id)
    assert.containsSubset(paid.$attributes, { status: 'PENDING', paymentMethod: 'card' })
    assert.equal(await cashOf(apiClient), before)
    assert.equal(await uses(), 1)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('a void refunds the card payment to the wallet', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const shipment = await makeUnpaidShipment(1000)
    const reference = await startCard(apiClient, shipment)
    await setCardOutcome(reference)
    await verifyPayment(reference)
    await bookWithCourier(shipment.id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    assert.equal(await cashOf(apiClient), before + 1000)
  })

  test('shows a pending card on the payment pages; its payer and staff can check it', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const reference = await startCard(apiClient, shipment)
    const readPendingCards = async (path: string) => {
      const page = await PageSession.signedIn(MEMBER)
      const { props } = await page.visit(path)
      return props.pendingCards.map((card: { reference: string }) => card.reference)
    }
    const book = `/base/shipment/book?resume=${shipment.id}`
    const complete = `/base/shipment/history/${shipment.id}/complete`
    assert.deepEqual(await readPendingCards(book), [])
    await setCardOutcome(reference, { outcome: 'pending' })
    await verifyPayment(reference)
    assert.deepEqual(await readPendingCards(book), [reference])
    assert.deepEqual(await readPendingCards(complete), [reference])

    const admin = await apiClientOf(client, 'admin@sendam.test')
    const checked = await admin('post', `/transactions/${reference}/verify`, {})
    checked.assertBodyContains({ data: { status: 'pending' } })
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const refused = await stranger('post', `/transactions/${reference}/verify`, {})
    refused.assertStatus(404)
    await setCardOutcome(reference, { outcome: 'failed' })
    await apiClient('post', `/transactions/${reference}/verify`, {})
    assert.deepEqual(await readPendingCards(book), [])
  })

  test('credits a card to the wallet if it is confirmed after payment from the wallet', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const before = await cashOf(apiClient)
    const reference = await startCard(apiClient, shipment)
    await setCardOutcome(reference, { outcome: 'pending' })
    await verifyPayment(reference)
    const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
    const paid = await apiClient('post', path, { amount: 1000 })
    paid.assertStatus(200)
    await setCardOutcome(reference)
    const checked = await apiClient('post', `/transactions/${reference}/verify`, {})
    checked.assertBodyContains({ data: { status: 'paid', settledAs: 'wallet' } })
    assert.equal(await cashOf(apiClient), before)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('opens no card page at an outdated price', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment(1000)
    const path = `/shipment/${shipment.id}/card_checkout`
    const refused = await apiClient('post', path, { amount: 900 })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_PRICE_CHANGED' })
    assert.lengthOf(await db.from('payment_intents'), 0)
    const opened = await apiClient('post', path, { amount: 1000 })
    opened.assertStatus(200)
  })

  test('a report by the browser only schedules a check', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const shipment = await makeUnpaidShipment()
    const reference = await startCard(apiClient, shipment)
    const response = await apiClient('put', `/shipment/${shipment.id}/paymentInitiated`, {})
    response.assertStatus(200)
    const intent = await findPaymentIntent(reference)
    assert.isNotNull(intent.initiatedAt)
    const jobs = await db.from('queue_jobs').whereLike('data', `%${reference}%`)
    assert.lengthOf(jobs, 1)
    await shipment.refresh()
    assert.equal(shipment.status, 'AWAITING_PAYMENT_CONFIRMATION')
  })

  for (const [situation, interfere, note] of [
    [
      'a shipment that was paid meanwhile',
      (apiClient: ApiClientCall, { transactionReference }: Shipment) =>
        apiClient('post', `/shipment/${transactionReference}/make_payment/Wallet`),
      'was already paid for.',
    ],
    [
      'a cancelled booking',
      (apiClient: ApiClientCall, { id }: Shipment) =>
        apiClient('delete', `/shipment/${id}/cancelBooking`),
      'was cancelled before your payment was confirmed.',
    ],
    [
      'a shipment whose price changed',
      async (_: ApiClientCall, { id }: Shipment) =>
        Shipment.query().where({ id }).update({ paymentAmountKobo: 777_00 }),
      'is now ₦777.00.',
    ],
  ] as const) {
    test(`credits the wallet and says why, for ${situation}`, async ({ client, assert }) => {
      const apiClient = await apiClientOf(client, MEMBER)
      const shipment = await makeUnpaidShipment(1000)
      const reference = await startCard(apiClient, shipment)
      await interfere(apiClient, shipment)
      const before = await cashOf(apiClient)
      const { status } = await Shipment.findOrFail(shipment.id)
      await setCardOutcome(reference)
      await verifyPayment(reference)
      await verifyPayment(reference)
      assert.equal(await cashOf(apiClient), before + 1000)
      assert.include(await commentOf(reference), note)
      const response = await apiClient('post', `/transactions/${reference}/verify`, {})
      const { data } = response.body()
      assert.containsSubset(data, { status: 'paid', settledAs: 'wallet' })
      assert.include(data.statusText, `${note} The money is in your wallet.`)
      const mails = await mailOf(MEMBER)
      const notices = mails.filter(({ subject }) =>
        subject?.includes('₦1,000.00 is in your wallet')
      )
      assert.lengthOf(notices, 1)
      assert.include(notices[0]!.text, note)
      const after = await Shipment.findOrFail(shipment.id)
      assert.equal(after.status, status)
      assert.deepEqual(await findLedgerFaults(), [])
    })
  }

  test('credits the second of two cards for one shipment to the wallet', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const shipment = await makeUnpaidShipment(1000)
    const [first, second] = [
      await startCard(apiClient, shipment),
      await startCard(apiClient, shipment),
    ]
    for (const reference of [first, second]) {
      await setCardOutcome(reference)
      await verifyPayment(reference)
    }
    assert.equal(await cashOf(apiClient), before + 1000)
    const intents = [await findPaymentIntent(first), await findPaymentIntent(second)]
    assert.deepEqual(
      intents.map(({ settledAs }) => settledAs),
      ['shipment', 'wallet']
    )
  })

  test('opens no card page for shipments that are unknown, of others, paid or free', async ({
    client,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const shipment = await makeUnpaidShipment()
    for (const path of ['card_checkout', 'paymentInitiated']) {
      const method = path === 'card_checkout' ? 'post' : 'put'
      const foreign = await stranger(method, `/shipment/${shipment.id}/${path}`, {})
      foreign.assertStatus(404)
      const unknown = await apiClient(method, `/shipment/999999999/${path}`, {})
      unknown.assertStatus(404)
    }
    const paid = await makeShipment({ status: 'BOOKED', owner: MEMBER })
    const again = await apiClient('post', `/shipment/${paid.id}/card_checkout`, {})
    again.assertStatus(409)
    const costless = await makeUnpaidShipment(0)
    const free = await apiClient('post', `/shipment/${costless.id}/card_checkout`, {})
    free.assertStatus(422)
    free.assertBodyContains({ code: 'E_NOTHING_TO_PAY' })
  })
})
