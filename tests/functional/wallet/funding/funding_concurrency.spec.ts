import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { verifyCharge, verifyPayment } from '#wallet/funding/verify_payment'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Shipment from '#shipping/shipment/models/shipment'
import {
  findIncomingPayments,
  setCardOutcome,
  cashOf,
  postSandboxWebhook,
  startFunding,
} from '#tests/support/money/payments'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

/** These rows are committed, so they belong to a user whose money no other test counts. */
const OWNER = 'franchise@sendam.test'

async function cardFor(apiClient: ApiClientCall, { id }: Shipment): Promise<string> {
  const response = await apiClient('post', `/shipment/${id}/card_checkout`, {})
  const { reference } = response.body().data
  await setCardOutcome(reference)
  return reference
}

test.group('Concurrent payment notifications', (group) => {
  group.teardown(async () => {
    await db.from('queue_jobs').whereLike('data', '%act_on_payment_note%').delete()
  })

  test('from fifty webhooks, the browser and the sweep credit the payment once', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, OWNER)
    const before = await cashOf(apiClient)
    const reference = await startFunding(apiClient, 1234.56)
    const id = await setCardOutcome(reference)
    const calls = Array.from({ length: 50 }, () =>
      postSandboxWebhook({ event: 'charge', id, reference })
    )
    const answers = await Promise.all(calls)
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    await Promise.all([
      ...Array.from({ length: 50 }, () => verifyCharge({ provider: 'sandbox', id, reference })),
      ...Array.from({ length: 5 }, () => verifyPayment(reference)),
    ])
    assert.equal(await cashOf(apiClient), before + 1234.56)
    assert.lengthOf(await findIncomingPayments(reference), 1)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('for two cards and the wallet pay one shipment once and lose no money', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, OWNER)
    for (let round = 0; round < 4; round++) {
      const shipment = await makeShipment({
        status: 'AWAITING_PAYMENT_CONFIRMATION',
        shippingNaira: 100,
        owner: OWNER,
      })
      const before = await cashOf(apiClient)
      const first = await cardFor(apiClient, shipment)
      const second = await cardFor(apiClient, shipment)
      const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
      await Promise.all([verifyPayment(first), apiClient('post', path), verifyPayment(second)])
      const paid = await Shipment.findOrFail(shipment.id)
      assert.isTrue(paid.isPaid)
      // Two cards paid 200, and the price of 100 was charged once, whichever came first.
      assert.equal(Math.round((await cashOf(apiClient)) * 100), Math.round((before + 100) * 100))
    }
    assert.deepEqual(await findLedgerFaults(), [])
  })
})
