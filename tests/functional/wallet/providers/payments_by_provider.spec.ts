import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import { seedDemoWallets } from '#wallet/demo_wallets'
import VerifyPaymentJob from '#wallet/funding/jobs/verify_payment_job'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import { dueWithdrawals } from '#wallet/payouts/process_withdrawal'
import { ProviderUnavailable } from '#wallet/providers/payment_provider'
import {
  selectPaymentProvider,
  postWebhook,
  postWebhookAndRunJobs,
} from '#tests/support/money/payment_providers'
import { PROVIDER_SCENARIOS, findOtherProvider } from '#tests/support/money/provider_scenarios'
import {
  findIncomingPayments,
  cashOf,
  findPaymentIntent,
  startFunding,
} from '#tests/support/money/payments'
import { linkPayoutAccount } from '#tests/support/money/payouts'
import { runJob, runSweep } from '#tests/support/jobs'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const MEMBER = 'member@sendam.test'
const AMOUNT = 250_050

function verify(apiClient: ApiClientCall, reference: string) {
  return apiClient('post', `/transactions/${reference}/verify`, {})
}

async function withdraw(apiClient: ApiClientCall) {
  const { id: creditAccountId } = await linkPayoutAccount(MEMBER)
  const response = await apiClient('post', '/wallet/withdraw', { amount: 2000, creditAccountId })
  response.assertStatus(200)
  return Withdrawal.query().orderBy('id', 'desc').firstOrFail()
}

async function statusOf(withdrawal: Withdrawal) {
  const { status } = await withdrawal.refresh()
  return status
}

async function follow({ id }: Withdrawal) {
  await db
    .from('withdrawals')
    .where({ id })
    .update({ next_check_at: new Date(0) })
  const due = await dueWithdrawals()
  if (due.includes(id)) await runJob(SendWithdrawalJob, { withdrawalId: id })
}

/** Follows up a withdrawal whose provider answers with an error although it has acted. */
async function followWithoutAnswer(withdrawal: Withdrawal) {
  const failure = await follow(withdrawal).catch((error) => error)
  if (!(failure instanceof ProviderUnavailable)) throw new Error('The provider did answer')
}

async function sweep() {
  await db.from('payment_intents').update({ next_check_at: new Date(0) })
  const queue = QueueManager.fake()
  queue.clearPushedJobs()
  await runSweep('wallet.sweep_payments')
  for (const { job } of queue.getPushedJobs()) {
    await runJob(VerifyPaymentJob, job.payload as { reference: string })
  }
}

async function staffOf(client: ApiClient) {
  return apiClientOf(client, 'admin@sendam.test')
}

for (const scenario of PROVIDER_SCENARIOS) {
  const { provider } = scenario
  const webhook = `/api/v1/webhooks/payment/${provider}`

  test.group(`Payments through ${provider}`, (group) => {
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
    group.each.setup(async () => {
      await seedDemoWallets()
      QueueManager.fake()
      return () => QueueManager.restore()
    })
    group.each.teardown(async () => {
      const faults = await findLedgerFaults()
      if (faults.length) throw new Error(faults.join('\n'))
    })

    test('are credited once, although webhooks, browser and sweep all report them', async ({
      client,
      assert,
      cleanup,
    }) => {
      const fake = await scenario.open(cleanup)
      selectPaymentProvider(provider, cleanup)
      scenario.openCardPages(fake)
      const apiClient = await apiClientOf(client, MEMBER)
      const before = await cashOf(apiClient)
      const reference = await startFunding(apiClient, AMOUNT / 100)
      scenario.setCharge(fake, 7, { reference, amountKobo: AMOUNT })
      const event = scenario.chargeWebhook(7, reference)
      await postWebhookAndRunJobs(provider, event)
      await postWebhookAndRunJobs(provider, event, webhook)
      await verify(apiClient, reference)
      await sweep()
      scenario.setCharge(fake, 7, { reference, amountKobo: AMOUNT }, 'failed')
      await postWebhookAndRunJobs(provider, event)
      assert.equal(await cashOf(apiClient), before + AMOUNT / 100)
      const [arrival, ...more] = await findIncomingPayments(reference)
      assert.deepInclude(arrival!.$attributes, { provider, providerId: '7' })
      assert.lengthOf(more, 0)
    })

    test('are not credited with another amount, currency or state', async ({
      client,
      assert,
      cleanup,
    }) => {
      const fake = await scenario.open(cleanup)
      selectPaymentProvider(provider, cleanup)
      scenario.openCardPages(fake)
      const apiClient = await apiClientOf(client, MEMBER)
      const before = await cashOf(apiClient)
      for (const [id, change, status] of [
        [1, { amountKobo: AMOUNT - 1 }, undefined],
        [2, { currency: 'USD' }, undefined],
        [3, {}, 'pending'],
        [4, {}, 'failed'],
      ] as const) {
        const reference = await startFunding(apiClient, AMOUNT / 100)
        scenario.setCharge(fake, id, { reference, amountKobo: AMOUNT, ...change }, status)
        await postWebhookAndRunJobs(provider, scenario.chargeWebhook(id, reference))
        await verify(apiClient, reference)
      }
      assert.equal(await cashOf(apiClient), before)
    })

    test('are verified and credited by their own provider after another was chosen', async ({
      client,
      assert,
      cleanup,
    }) => {
      const fake = await scenario.open(cleanup)
      const next = findOtherProvider(scenario)
      const nextFake = await next.open(cleanup)
      selectPaymentProvider(provider, cleanup)
      scenario.openCardPages(fake)
      const apiClient = await apiClientOf(client, MEMBER)
      const before = await cashOf(apiClient)
      const notified = await startFunding(apiClient, AMOUNT / 100)
      const swept = await startFunding(apiClient, AMOUNT / 100)
      selectPaymentProvider(next.provider, cleanup)

      // The provider that started a payment also opens its card page.
      const page = await apiClient('post', `/transactions/${notified}/checkout`, {})
      assert.include(page.body().data.url, provider)
      scenario.setCharge(fake, 7, { reference: notified, amountKobo: AMOUNT })
      await postWebhookAndRunJobs(provider, scenario.chargeWebhook(7, notified))
      scenario.setCharge(fake, 8, { reference: swept, amountKobo: AMOUNT })
      await sweep()
      assert.lengthOf(nextFake.seen, 0)
      assert.equal(await cashOf(apiClient), before + (2 * AMOUNT) / 100)

      // The other provider's charge ids are separate and may coincide.
      next.openCardPages(nextFake)
      const later = await startFunding(apiClient, AMOUNT / 100)
      next.setCharge(nextFake, 7, { reference: later, amountKobo: AMOUNT })
      await postWebhookAndRunJobs(next.provider, next.chargeWebhook(7, later))
      assert.equal(await cashOf(apiClient), before + (3 * AMOUNT) / 100)
    })

    test('to a bank are looked up after a lost answer and never sent again', async ({
      client,
      assert,
      cleanup,
    }) => {
      const fake = await scenario.open(cleanup)
      selectPaymentProvider(provider, cleanup)
      const apiClient = await apiClientOf(client, MEMBER)
      const before = await cashOf(apiClient)
      scenario.acceptTransfers(fake, true)
      const withdrawal = await withdraw(apiClient)
      await followWithoutAnswer(withdrawal)
      const { reference, amountKobo } = withdrawal
      assert.match(reference, /^[a-z0-9_-]{16,}$/)
      scenario.setTransfer(fake, { reference, amountKobo }, 'successful')
      await follow(withdrawal)
      await withdrawal.refresh()
      assert.equal(withdrawal.status, 'successful')
      assert.lengthOf(fake.asked('POST', scenario.transferPath), 1)
      assert.equal(await cashOf(apiClient), before - 2050)
    })

    test('to a bank end at their own provider after another was chosen', async ({
      client,
      assert,
      cleanup,
    }) => {
      const fake = await scenario.open(cleanup)
      const next = findOtherProvider(scenario)
      const nextFake = await next.open(cleanup)
      selectPaymentProvider(provider, cleanup)
      const apiClient = await apiClientOf(client, MEMBER)
      const before = await cashOf(apiClient)
      scenario.acceptTransfers(fake)
      const withdrawal = await withdraw(apiClient)
      const { reference, amountKobo } = withdrawal
      await follow(withdrawal)
      assert.equal(await statusOf(withdrawal), 'pending')
      selectPaymentProvider(next.provider, cleanup)
      scenario.setTransfer(fake, { reference, amountKobo }, 'successful')
      await follow(withdrawal)
      assert.equal(await statusOf(withdrawal), 'successful')
      // Days later the bank returns the transfer, and the provider reports that.
      scenario.setTransfer(fake, { reference, amountKobo }, 'failed')
      await postWebhookAndRunJobs(provider, scenario.transferWebhook(reference))
      assert.equal(await statusOf(withdrawal), 'failed')
      assert.equal(await cashOf(apiClient), before)
      assert.lengthOf(fake.asked('POST', scenario.transferPath), 1)
      assert.lengthOf(nextFake.seen, 0)
    })

    test('stay unchanged when the keys of their provider are gone', async ({
      client,
      assert,
      cleanup,
    }) => {
      const undo: (() => void | Promise<void>)[] = []
      const fake = await scenario.open((close) => void undo.push(close))
      selectPaymentProvider(provider, cleanup)
      scenario.openCardPages(fake)
      const apiClient = await apiClientOf(client, MEMBER)
      const reference = await startFunding(apiClient, AMOUNT / 100)
      const withdrawal = await withdraw(apiClient)
      for (const close of undo) await close()
      selectPaymentProvider('sandbox', cleanup)
      const response = await verify(apiClient, reference)
      response.assertStatus(200)
      await sweep()
      await follow(withdrawal)
      const intent = await findPaymentIntent(reference)
      assert.equal(intent.status, 'open')
      await withdrawal.refresh()
      assert.equal(withdrawal.status, 'pending')
      assert.isNull(withdrawal.sentAt)
    })

    test('are reported only by webhooks that their provider signed, at its own address', async ({
      assert,
      cleanup,
    }) => {
      await scenario.open(cleanup)
      const other = findOtherProvider(scenario)
      const event = scenario.chargeWebhook(7, 'PAY1')
      const queue = QueueManager.fake()
      // The other provider has no keys yet, so nobody can sign in its name.
      for (const [signer, address] of [
        [other.provider, webhook],
        [other.provider, undefined],
        [provider, `/api/v1/webhooks/payment/${other.provider}`],
        [provider, '/api/v1/webhooks/payment/sandbox'],
        [provider, '/api/v1/webhooks/payment/nobody'],
      ] as const) {
        const { status } = await postWebhook(signer, event, address)
        assert.equal(status, 401, `${signer} at ${address}`)
      }
      queue.assertNothingPushed()
      for (const address of [webhook, undefined]) {
        const { status } = await postWebhook(provider, event, address)
        assert.equal(status, 200)
      }
      queue.assertPushedCount(2)
    })

    test('without a record of ours are listed until staff resolve them', async ({
      client,
      assert,
      cleanup,
    }) => {
      await scenario.open(cleanup)
      await postWebhookAndRunJobs(provider, scenario.transferWebhook('wd-by-hand'))
      await postWebhookAndRunJobs(provider, scenario.transferWebhook('wd-by-hand'))
      await postWebhookAndRunJobs(provider, scenario.chargeWebhook(9, 'PAYNOBODY'))
      const staff = await staffOf(client)
      const listed = await staff('get', '/wallet/stray_note')
      const notes = listed.body().data
      assert.containsSubset(notes, [
        { provider, about: 'transfer', reference: 'wd-by-hand', times: 2 },
        { provider, about: 'charge', reference: 'PAYNOBODY', times: 1 },
      ])
      const path = `/wallet/stray_note/${notes[0].id}`
      const member = await apiClientOf(client, MEMBER)
      const refused = await member('put', path, { comment: 'Mine' })
      refused.assertStatus(403)
      const wordless = await staff('put', path, { comment: '' })
      wordless.assertStatus(422)
      const resolved = await staff('put', path, { comment: 'Sent by hand for the fuel' })
      resolved.assertBodyContains({ message: 'wd-by-hand is resolved.' })
      const again = await staff('put', path, { comment: 'Once more' })
      again.assertStatus(409)
      const left = await staff('get', '/wallet/stray_note')
      assert.lengthOf(left.body().data, notes.length - 1)
    })
  })
}
