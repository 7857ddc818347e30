import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { openCheckout, createPaymentIntent } from '#wallet/funding/create_payment_intent'
import ApplyPaymentWebhookJob from '#wallet/funding/jobs/apply_payment_webhook_job'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type { PaymentPurpose } from '#wallet/funding/models/payment_intent'
import Wallet from '#wallet/balances/wallet'
import { eventually } from '#tests/support/eventually'
import {
  findIncomingPayments,
  setCardOutcome,
  findPaymentIntent,
} from '#tests/support/money/payments'
import { mailOf } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { kill, startWorker, waitForBlocked } from './processes.js'

const OWNER = 'franchise@sendam.test'

/** Long enough: a worker takes over a dead worker's jobs after 30 seconds. */
const TAKEN_OVER_WITHIN_MS = 120_000

async function payByCard(payment: { purpose: PaymentPurpose; subject?: string }) {
  const user = await User.findByOrFail('email', OWNER)
  const caller = await createHomeCaller(user)
  const intent = await createPaymentIntent(caller, { amountKobo: 500_000, ...payment })
  await openCheckout(caller, intent, '/base/wallet/fund')
  const id = await setCardOutcome(intent.reference)
  return { caller, id, reference: intent.reference }
}

test.group('Crediting a wallet', (group) => {
  group.setup(() => seedDemoAccounts())

  test('a worker killed before its commit credits nothing; the next worker credits once', async ({
    assert,
    cleanup,
  }) => {
    const { caller, id, reference } = await payByCard({ purpose: 'fund_wallet' })
    const wallet = await Wallet.of(caller)
    const beforeKobo = wallet.account('cash').balanceKobo

    // This lock stops every credit in the middle of its transaction.
    const clearing = await LedgerAccount.ofSystem('card_clearing')
    const holding = await db.transaction()
    cleanup(() => holding.rollback().catch(() => {}))
    await LedgerAccount.query({ client: holding }).where('id', clearing.id).forUpdate()
    await ApplyPaymentWebhookJob.dispatch({ provider: 'sandbox', about: 'charge', id, reference })
    const first = startWorker()
    cleanup(() => kill(first))
    await waitForBlocked(1)
    await kill(first)
    await holding.rollback()
    await waitForBlocked(0)
    assert.lengthOf(await findIncomingPayments(reference), 0)
    const untouched = await findPaymentIntent(reference)
    assert.equal(untouched.status, 'open')

    const next = startWorker()
    cleanup(() => kill(next))
    await eventually(async () => {
      const { status } = await findPaymentIntent(reference)
      return status === 'paid'
    }, TAKEN_OVER_WITHIN_MS)
    const after = await Wallet.of(caller)
    assert.equal(after.account('cash').balanceKobo, beforeKobo + 500_000)
    assert.lengthOf(await findIncomingPayments(reference), 1)
    assert.deepEqual(await findLedgerFaults(), [])
  }).timeout(240_000)

  test('a payment for a cancelled shipment credits the wallet, and an e-mail links to it', async ({
    cleanup,
  }) => {
    const shipment = await makeShipment({ status: 'CANCELED', owner: OWNER })
    const { id, reference } = await payByCard({
      purpose: 'shipment',
      subject: shipment.transactionReference,
    })
    await ApplyPaymentWebhookJob.dispatch({ provider: 'sandbox', about: 'charge', id, reference })
    const worker = startWorker()
    cleanup(() => kill(worker))
    await eventually(async () => {
      const letters = await mailOf(OWNER)
      return letters.some(({ text }) => text.includes(reference) && text.includes('/base/wallet'))
    }, 60_000)
  }).timeout(120_000)
})
