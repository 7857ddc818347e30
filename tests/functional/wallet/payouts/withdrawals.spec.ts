import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import { seedDemoWallets } from '#wallet/demo_wallets'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { lockAccounts, postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import { withdrawalFeeKobo } from '#wallet/balances/wallet_settings'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { assertStatus, linkPayoutAccount, setCash, walletOf } from '#tests/support/money/payouts'
import { person } from '#tests/support/people'
import { addressOfServer, apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const MEMBER = 'member@sendam.test'
const OWNER = 'owner@acme.test'
const FEE = 50
const NO_FUNDS = 'You do not have any funds to withdraw. Your wallet balance is 0.'

function withdraw(
  apiClient: ApiClientCall,
  amount: unknown,
  creditAccountId: unknown,
  key?: string
) {
  const headers = key ? { 'idempotency-key': key } : {}
  return apiClient('post', '/wallet/withdraw', { amount, creditAccountId }, headers)
}

async function balances(email = MEMBER) {
  const wallet = await walletOf(email)
  const [cash, cashBack, hold] = (['cash', 'cash_back', 'hold'] as const).map(
    (kind) => wallet.account(kind).balanceKobo / 100
  )
  return { cash: cash!, cashBack: cashBack!, hold: hold! }
}

async function prepareWithdrawal(client: ApiClient, email = MEMBER) {
  return { apiClient: await apiClientOf(client, email), account: await linkPayoutAccount(email) }
}

test.group('Withdrawing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    QueueManager.fake()
    await seedDemoWallets()
    return () => QueueManager.restore()
  })
  group.each.teardown(async () => {
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('holds the amount and the fee, and answers with the new cash balance', async ({
    client,
    assert,
  }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    const before = await balances()
    const response = await withdraw(apiClient, 5000.5, account.id)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      message: '₦5,000.50 is on its way to OBI ADA, Access Bank ****0031.',
      data: before.cash - 5000.5 - FEE,
    })
    const held = 5000.5 + FEE
    assert.deepEqual(await balances(), { ...before, cash: before.cash - held, hold: held })
    const listed = await apiClient('get', '/wallet/withdrawals')
    assert.containsSubset(listed.body().data, [
      {
        amount: 5000.5,
        fee: FEE,
        status: 'pending',
        reason: null,
        bankName: 'Access Bank',
        accountNumber: account.accountNumber,
      },
    ])
  })

  test('is refused, and takes nothing, if the fee has changed since it was shown', async ({
    client,
    assert,
  }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    const before = await balances()
    const request = { amount: 1000, creditAccountId: account.id }
    await withdrawalFeeKobo.set(FEE * 100 + 2550, { by: null })
    const outdated = await apiClient('post', '/wallet/withdraw', { ...request, fee: FEE })
    outdated.assertStatus(409)
    outdated.assertBodyContains({
      code: 'E_FEE_CHANGED',
      message:
        'The fee is now ₦75.50. Nothing was withdrawn. Please check the total and confirm again.',
    })
    assert.deepEqual(await balances(), before)
    const agreed = await apiClient('post', '/wallet/withdraw', { ...request, fee: FEE + 25.5 })
    agreed.assertStatus(200)
  })

  test('queues the job that sends the withdrawal', async ({ client, cleanup }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const { apiClient, account } = await prepareWithdrawal(client)
    await withdraw(apiClient, 100, account.id)
    const { id } = await Withdrawal.query().orderBy('id', 'desc').firstOrFail()
    queue.assertPushed(SendWithdrawalJob, { payload: { withdrawalId: id } })
  })

  test('is refused for an amount that is too small, too precise or not a number', async ({
    client,
    assert,
  }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    const before = await balances()
    for (const [amount, message] of [
      [99.99, '"Amount" must be at least 100'],
      [0, '"Amount" must be at least 100'],
      [-500, '"Amount" must be at least 100'],
      [0.001, '"Amount" must be at least 100'],
      [100.001, '"Amount" can have at most 2 decimals'],
      [1e15, '"Amount" must be at most 1,000,000,000,000'],
      ['1,000', '"Amount" must be a number'],
      ['1000', '"Amount" must be a number'],
      ['', '"Amount" should not be empty'],
      [null, '"Amount" should not be empty'],
      [true, '"Amount" must be a number'],
      [[1000], '"Amount" must be a number'],
      [{ naira: 1000 }, '"Amount" must be a number'],
    ] as const) {
      const response = await withdraw(apiClient, amount, account.id)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors[0].field, 'amount')
      assert.equal(response.body().errors[0].message, message, JSON.stringify(amount))
    }
    const missing = await apiClient('post', '/wallet/withdraw', { creditAccountId: account.id })
    missing.assertStatus(422)
    assert.deepEqual(await balances(), before)
  })

  test('is refused for an amount that a double cannot hold', async ({ client, assert }) => {
    const { account } = await prepareWithdrawal(client)
    const login = await client
      .post('/api/v1/login')
      .json({ username: MEMBER, password: 'Sendam#2026' })
    for (const amount of ['1e309', '-1e309', '12345678901234567890']) {
      const response = await fetch(`${addressOfServer()}/api/v1/wallet/withdraw`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'authorization': login.header('authorization')!,
        },
        body: `{"amount": ${amount}, "creditAccountId": ${account.id}}`,
      })
      assert.equal(response.status, 422, amount)
    }
    assert.lengthOf(await Withdrawal.query().where('status', 'pending'), 0)
  })

  test('goes only to a linked account of the same person', async ({ client, assert }) => {
    const { apiClient } = await prepareWithdrawal(client)
    const foreign = await linkPayoutAccount('other@sendam.test')
    const unlinked = await linkPayoutAccount(MEMBER, '0690000032')
    await apiClient('delete', `/bank_account/${unlinked.id}`)
    for (const id of [foreign.id, unlinked.id, 999_999_999]) {
      const response = await withdraw(apiClient, 100, id)
      response.assertStatus(404)
    }
    for (const id of ['1', 0, -1, 1.5, 1e300, null, [1], { id: 1 }]) {
      const response = await withdraw(apiClient, 100, id)
      response.assertStatus(422)
    }
    assert.lengthOf(await Withdrawal.query().where('status', 'pending'), 0)
  })

  test('takes at most the balance minus the fee, to the kobo', async ({ client, assert }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    await setCash(MEMBER, 1000)
    const listed = await apiClient('get', '/wallet/payoutAccounts/NGN')
    assert.equal(listed.body().data[0].withdrawableAmount, 950)
    const more = await withdraw(apiClient, 950.01, account.id)
    more.assertStatus(402)
    more.assertBodyContains({
      code: 'E_INSUFFICIENT_BALANCE',
      message: 'You can withdraw at most ₦950.00, after the fee of ₦50.00.',
    })
    const all = await withdraw(apiClient, 950, account.id)
    assert.equal(all.body().data, 0)
    const again = await withdraw(apiClient, 100, account.id)
    again.assertStatus(402)
    again.assertBodyContains({ message: NO_FUNDS })
  })

  test('costs nothing when the fee is zero', async ({ client, assert }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    await withdrawalFeeKobo.set(0, { by: null })
    await setCash(MEMBER, 1000)
    const response = await withdraw(apiClient, 1000, account.id)
    assert.equal(response.body().data, 0)
    await new SendsNow().run()
    assert.deepInclude(await balances(), { cash: 0, hold: 0 })
  })

  test('uses neither the credit limit nor cash back', async ({ client, assert }) => {
    const { apiClient, account } = await prepareWithdrawal(client, OWNER)
    await setCash(OWNER, 0)
    const { cashBack } = await balances(OWNER)
    assert.isAbove(cashBack, 0)
    const nothing = await withdraw(apiClient, 100, account.id)
    nothing.assertStatus(402)
    nothing.assertBodyContains({ message: NO_FUNDS })
    await setCash(OWNER, 120)
    const some = await withdraw(apiClient, 100, account.id)
    some.assertBodyContains({
      message: 'You can withdraw at most ₦70.00, after the fee of ₦50.00.',
    })
    await setCash(OWNER, -100)
    await assertStatus(withdraw(apiClient, 100, account.id), 402)
  })

  test('works from the business profile, for a business only', async ({ client, assert }) => {
    const { apiClient, account } = await prepareWithdrawal(client, OWNER)
    const { cash } = await balances(OWNER)
    const request = { amount: 200, creditAccountId: account.id }
    const another = await apiClient('post', '/organization/withdraw', { ...request, fee: FEE + 1 })
    another.assertStatus(409)
    const response = await apiClient('post', '/organization/withdraw', request)
    response.assertStatus(200)
    assert.equal(response.body().data, cash - 200 - FEE)
    const retail = await prepareWithdrawal(client)
    const refused = await retail.apiClient('post', '/organization/withdraw', {
      amount: 200,
      creditAccountId: retail.account.id,
    })
    refused.assertStatus(404)
  })

  test('happens once per Idempotency-Key; the same key with another body is a conflict', async ({
    client,
    assert,
  }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    const first = await withdraw(apiClient, 300, account.id, 'withdraw-once')
    const { cash } = await balances()
    const again = await withdraw(apiClient, 300, account.id, 'withdraw-once')
    assert.deepEqual(again.body(), first.body())
    const other = await withdraw(apiClient, 301, account.id, 'withdraw-once')
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_IDEMPOTENCY_CONFLICT' })
    const after = await balances()
    assert.equal(after.cash, cash)
    assert.lengthOf(await Withdrawal.query().where('status', 'pending'), 1)
  })

  test('ignores feeKobo, status, reference and walletId in the body', async ({
    client,
    assert,
  }) => {
    const { apiClient, account } = await prepareWithdrawal(client)
    await apiClient('post', '/wallet/withdraw', {
      amount: 100,
      creditAccountId: account.id,
      feeKobo: 0,
      status: 'successful',
      reference: 'mine',
      walletId: 1,
    })
    const withdrawal = await Withdrawal.query().orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(withdrawal.$attributes, { status: 'pending', feeKobo: 5000 })
    assert.match(withdrawal.reference, /^wd-[0-9a-f]{24}$/)
  })

  test('requires sign-in', async ({ assert }) => {
    for (const path of ['wallet/withdraw', 'organization/withdraw']) {
      const response = await fetch(`${addressOfServer()}/api/v1/${path}`, { method: 'POST' })
      assert.equal(response.status, 401)
    }
  })
})

/** Runs the job of the newest withdrawal immediately. */
class SendsNow {
  async run() {
    const { id } = await Withdrawal.query().orderBy('id', 'desc').firstOrFail()
    const job = new SendWithdrawalJob()
    Object.defineProperty(job, 'payload', { value: { withdrawalId: id } })
    await job.execute()
  }
}

/** These commit for real, as concurrency tests must, each with its own user. */
test.group('Concurrent withdrawals', (group) => {
  group.each.setup(() => {
    QueueManager.fake()
    return () => QueueManager.restore()
  })
  group.each.teardown(async () => {
    await forgetWithdrawals()
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('take no more than the balance, even if there are fifty', async ({ client, assert }) => {
    const { email } = await person()
    const { apiClient, account } = await prepareWithdrawal(client, email)
    const wallet = await walletOf(email)
    await wallet.setCreditLimit(10_000_00)
    await setCash(email, 1550)
    const all = await Promise.all(
      Array.from({ length: 50 }, () => withdraw(apiClient, 100, account.id))
    )
    const statuses = all.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      10
    )
    assert.lengthOf(
      statuses.filter((status) => status === 402),
      40
    )
    assert.deepInclude(await balances(email), { cash: 50, hold: 1500 })
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('with one Idempotency-Key happen once and get the same answer', async ({
    client,
    assert,
  }) => {
    const { email } = await person()
    const { apiClient, account } = await prepareWithdrawal(client, email)
    await setCash(email, 1000)
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        withdraw(apiClient, 100, account.id, `concurrent-withdrawals-${account.id}`)
      )
    )
    for (const answer of all) answer.assertStatus(200)
    const bodies = all.map((answer) => JSON.stringify(answer.body()))
    assert.lengthOf([...new Set(bodies)], 1)
    assert.deepInclude(await balances(email), { cash: 850, hold: 150 })
  })

  test('do not deadlock with another withdrawal that fails', async ({ client, assert }) => {
    const { email } = await person()
    const { apiClient, account } = await prepareWithdrawal(client, email)
    await setCash(email, 1000)
    const wallet = await walletOf(email)
    // A failed withdrawal locks the hold first and then cash.
    const release = await db.transaction()
    await lockAccounts(release, [wallet.account('hold').id])
    const request = withdraw(apiClient, 100, account.id)
    await waitUntilBlocked('select')
    await lockAccounts(release, [wallet.account('cash').id])
    await release.commit()
    await assertStatus(request, 200)
    assert.deepInclude(await balances(email), { cash: 850, hold: 150 })
  })

  test('do not deadlock with a change of the credit limit', async ({ client, assert }) => {
    const { email } = await person()
    const { apiClient, account } = await prepareWithdrawal(client, email)
    await setCash(email, 1000)
    const wallet = await walletOf(email)
    // Staff change an organization and with it the limit of its cash.
    const change = await db.transaction()
    await change.from('organizations').where('id', wallet.organizationId).forUpdate()
    const request = withdraw(apiClient, 100, account.id)
    await waitUntilBlocked('withdrawals')
    await wallet.setCreditLimit(500_00, change)
    await change.commit()
    await assertStatus(request, 200)
    assert.deepInclude(await balances(email), { cash: 850, hold: 150 })
  })
})

/** Releases the money, so that no sweep finds anything to send. */
async function forgetWithdrawals() {
  for (const { reference, walletId, heldKobo } of await Withdrawal.query().where({
    status: 'pending',
  })) {
    const [cash, hold] = await Promise.all(
      ['cash', 'hold'].map((kind) => LedgerAccount.findByOrFail({ walletId, kind }))
    )
    await db.transaction((trx) =>
      postTransfer(trx, { kind: 'withdrawal_released', reference }, [
        { accountId: hold!.id, amountKobo: -heldKobo },
        { accountId: cash!.id, amountKobo: heldKobo },
      ])
    )
  }
  await db.rawQuery(
    `update withdrawals set status = 'failed', ended_at = now() where status = 'pending'`
  )
  await db.rawQuery('update payout_accounts set unlinked_at = now() where unlinked_at is null')
}
