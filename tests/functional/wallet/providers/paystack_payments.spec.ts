import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { isBvnRequired } from '#wallet/balances/wallet_settings'
import OpenVirtualAccountJob from '#wallet/funding/jobs/open_virtual_account_job'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import { sweepVirtualAccounts } from '#wallet/funding/virtual_accounts'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import type { FakePaystack } from '#tests/support/fakes/paystack'
import {
  type Cleanup,
  selectPaymentProvider,
  openFlutterwave,
  openPaystack,
  postWebhookAndRunJobs,
} from '#tests/support/money/payment_providers'
import { cashOf, startFunding } from '#tests/support/money/payments'
import { readSentCode, dataOf, linkPayoutAccount } from '#tests/support/money/payouts'
import { runJob } from '#tests/support/jobs'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const MEMBER = 'member@sendam.test'
const NUMBER = '9930020212'
const NUBAN = {
  bank: { name: 'Wema Bank' },
  account_name: 'SENDAM/CHIDI EZE',
  account_number: NUMBER,
  assigned: true,
}
const ACCOUNT = { bankCode: '058', accountNumber: '0001234567' }

async function begin(client: ApiClient, cleanup: Cleanup) {
  const fake = await openPaystack(cleanup)
  selectPaymentProvider('paystack', cleanup)
  return { fake, apiClient: await apiClientOf(client, MEMBER) }
}

function inflow(apiClient: ApiClientCall) {
  return apiClient('get', '/bank_account/inflow')
}

/** Requests a virtual account, and runs the job that leaves it under creation. */
async function requestVirtualAccount(apiClient: ApiClientCall, fake: FakePaystack) {
  fake.gives('/customer', { customer_code: 'CUS_x' })
  fake.gives('/customer/CUS_x', { dedicated_account: null, dedicated_accounts: null })
  fake.gives('/dedicated_account/available_providers', [])
  fake.gives('/dedicated_account', { assigned: false })
  const early = await inflow(apiClient)
  early.assertStatus(409)
  const account = await VirtualAccount.query().orderBy('id', 'desc').firstOrFail()
  await runJob(OpenVirtualAccountJob, { id: account.id })
  const { email } = fake.asked('POST', '/customer')[0]!.body
  return { account, customer: { customer_code: 'CUS_x', email } }
}

function depositOf(id: number, reference: string) {
  const authorization = { receiver_bank_account_number: NUMBER }
  const money = { amount: 1_250_000, currency: 'NGN', channel: 'dedicated_nuban', authorization }
  return { id, reference, status: 'success', ...money }
}

async function dueAccounts() {
  await db.from('virtual_accounts').update({ next_check_at: new Date(0) })
  await sweepVirtualAccounts()
}

async function withdrawTo({ id: creditAccountId }: PayoutAccount, apiClient: ApiClientCall) {
  const response = await apiClient('post', '/wallet/withdraw', { amount: 2000, creditAccountId })
  response.assertStatus(200)
  const withdrawal = await Withdrawal.query().orderBy('id', 'desc').firstOrFail()
  await runJob(SendWithdrawalJob, { withdrawalId: withdrawal.id })
  return withdrawal.refresh()
}

test.group('With Paystack', (group) => {
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

  test('a card page opened twice is the same page', async ({ client, assert, cleanup }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    fake.gives('/transaction/initialize', { authorization_url: 'https://paystack.test/pay' })
    const reference = await startFunding(apiClient, 1000)
    fake.refuses('/transaction/initialize', 'Duplicate Transaction Reference')
    const again = await apiClient('post', `/transactions/${reference}/checkout`, {})
    assert.equal(again.body().data.url, 'https://paystack.test/pay')

    // Paystack opened the page, but its answer with the address was lost.
    fake.on('/transaction/initialize', { status: 500, body: {} })
    const lost = await startFunding(apiClient, 1000)
    fake.refuses('/transaction/initialize', 'Duplicate Transaction Reference')
    const over = await apiClient('post', `/transactions/${lost}/checkout`, {})
    over.assertStatus(409)
    over.assertBodyContains({ message: 'This payment has ended. Please start a new one.' })
  })

  test('a virtual account is created later, and its deposits are credited once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    const before = await cashOf(apiClient)
    const { account, customer } = await requestVirtualAccount(apiClient, fake)
    const waiting = await inflow(apiClient)
    waiting.assertStatus(409)
    fake.gives('/customer/CUS_x', { dedicated_account: NUBAN })
    const ready = { event: 'dedicatedaccount.assign.success', data: { customer } }
    await postWebhookAndRunJobs('paystack', ready)
    assert.deepEqual(await dataOf(inflow(apiClient)), {
      bankName: 'Wema Bank',
      accountNumber: NUMBER,
      accountName: 'SENDAM/CHIDI EZE',
    })

    const first = depositOf(1, '1767000000001')
    fake.gives('/transaction/verify/1767000000001', first)
    await postWebhookAndRunJobs('paystack', { event: 'charge.success', data: first })
    await postWebhookAndRunJobs('paystack', { event: 'charge.success', data: first })
    // No webhook reported the second deposit, and another provider is chosen by then.
    selectPaymentProvider('sandbox', cleanup)
    fake.gives('/transaction', [first, depositOf(2, '1767000000002')])
    await dueAccounts()
    await dueAccounts()
    assert.equal(await cashOf(apiClient), before + 25_000)
    const credited = await db.from('incoming_payments').where('virtual_account_id', account.id)
    assert.lengthOf(credited, 2)
  })

  test('a virtual account that is refused later answers 404; an open one stays open', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    const { account, customer } = await requestVirtualAccount(apiClient, fake)
    const refused = { event: 'dedicatedaccount.assign.failed', data: { customer } }
    await postWebhookAndRunJobs('paystack', refused)
    const gone = await inflow(apiClient)
    gone.assertStatus(404)
    // A late refusal does not close an open account.
    await account.merge({ status: 'ready', bankName: 'Wema Bank', accountNumber: NUMBER })
    await account.merge({ accountName: 'X', problem: null }).save()
    await postWebhookAndRunJobs('paystack', refused)
    await account.refresh()
    assert.equal(account.status, 'ready')
  })

  test('a BVN is checked with an account and counts once Paystack has confirmed it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    await isBvnRequired.set(true, { by: null })
    const bvn = '22200000000'
    const bare = await apiClient('get', `/bank_account/bvn/verification?bvn=${bvn}`)
    bare.assertStatus(422)
    assert.match(bare.body().message, /enter your account number/)

    fake.gives('/bank/resolve', { account_name: 'EZE CHIDI' })
    fake.gives('/customer', { customer_code: 'CUS_b' })
    fake.on('/customer/CUS_b/identification', { status: 202, body: { status: true } })
    const query = new URLSearchParams({ bvn, ...ACCOUNT })
    const started = await apiClient('get', `/bank_account/bvn/verification?${query}`)
    started.assertStatus(200)
    const { ref } = started.body().data
    const given = { ref, otp: await readSentCode(MEMBER), verificationType: 'BVN' }
    const confirm = () => apiClient('post', '/bank_account/otp/verification', given)

    // Another provider is chosen meanwhile, but the one that started the check is asked.
    selectPaymentProvider('sandbox', cleanup)
    fake.gives('/customer/CUS_b', { identified: false })
    const early = await confirm()
    early.assertBodyContains({ code: 'E_BVN_PENDING' })
    fake.gives('/customer/CUS_b', { identified: true })
    const done = await confirm()
    done.assertBodyContains({ message: 'Your BVN is verified.' })
    const [check] = await db.from('bvn_checks')
    assert.equal(check.provider, 'paystack')
    assert.notInclude(JSON.stringify(await db.from('one_time_codes')), bvn)
  })

  test('a webhook that refuses a BVN affects only its own customer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    fake.gives('/bank/resolve', { account_name: 'EZE CHIDI' })
    fake.on('/customer', ({ body }) => {
      const code = body.first_name === 'Chidi' ? 'CUS_chidi' : 'CUS_other'
      return { body: { status: true, data: { customer_code: code } } }
    })
    for (const code of ['CUS_chidi', 'CUS_other']) {
      fake.on(`/customer/${code}/identification`, { status: 202, body: { status: true } })
      fake.gives(`/customer/${code}`, { identified: false })
    }
    const query = new URLSearchParams({ bvn: '22200000000', ...ACCOUNT })
    const other = await apiClientOf(client, 'other@sendam.test')
    const codes: Record<string, string> = {}
    for (const [email, asker] of [
      [MEMBER, apiClient],
      ['other@sendam.test', other],
    ] as const) {
      const started = await asker('get', `/bank_account/bvn/verification?${query}`)
      const given = { ref: started.body().data.ref, otp: await readSentCode(email) }
      const failed = { customer_code: 'CUS_chidi', reason: 'Account number or BVN is incorrect' }
      await postWebhookAndRunJobs('paystack', {
        event: 'customeridentification.failed',
        data: failed,
      })
      const confirmation = await asker('post', '/bank_account/otp/verification', {
        ...given,
        verificationType: 'BVN',
      })
      codes[email] = confirmation.body().code
    }
    assert.deepEqual(codes, { [MEMBER]: 'E_BVN_REFUSED', 'other@sendam.test': 'E_BVN_PENDING' })
  })

  test('an account linked through another provider is matched to the banks of Paystack', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    await openFlutterwave(cleanup)
    fake.gives('/bank', [
      { code: '044', name: 'Access Bank' },
      { code: '999992', name: 'OPay Digital Services Limited (OPay)' },
      { code: '50515', name: 'Moniepoint MFB' },
    ])
    fake.gives('/bank/resolve', { account_name: 'ADA OBI' })
    fake.gives('/transferrecipient', { recipient_code: 'RCP_x' })
    fake.on('/transfer', { body: { status: true, data: { status: 'pending' } } })
    const account = await linkPayoutAccount(MEMBER)
    const linked = (change: object) => account.merge({ provider: 'flutterwave', ...change }).save()

    const sent = async (change: object) => {
      const { status } = await withdrawTo(await linked(change), apiClient)
      return [status, fake.asked('POST', '/transferrecipient').at(-1)?.body.bank_code]
    }
    // The bank is matched by its Central Bank code, since the providers spell its name differently.
    assert.deepEqual(await sent({ bankName: 'ACCESS BANK PLC' }), ['pending', '044'])
    assert.deepEqual(await sent({ bankCode: '090405', bankName: 'MONIEPOINT MFB' }), [
      'pending',
      '50515',
    ])
    const paid = fake.asked('POST', '/transfer').length

    const before = await cashOf(apiClient)
    const unknown = await linked({ bankCode: '100004', bankName: 'PAYCOM' })
    const refused = await withdrawTo(unknown, apiClient)
    assert.equal(refused.status, 'failed')
    assert.match(refused.reason!, /link it again/)
    fake.gives('/bank/resolve', { account_name: 'NGOZI UMEH' })
    const strangers = await withdrawTo(await linked({ bankCode: '044' }), apiClient)
    assert.equal(strangers.status, 'failed')
    assert.equal(await cashOf(apiClient), before)
    assert.lengthOf(fake.asked('POST', '/transfer'), paid)
  })

  test('a new account stores its provider, and its bank code may have letters', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { fake, apiClient } = await begin(client, cleanup)
    fake.gives('/bank', [{ code: 'MFB50992', name: 'Tanadi Microfinance Bank' }])
    fake.gives('/bank/resolve', { account_name: 'EZE CHIDI' })
    const account = { bankCode: 'MFB50992', accountNumber: '0001234567' }
    const added = await apiClient('post', '/bank_account/add', account)
    added.assertStatus(200)
    const { ref } = added.body().data
    await apiClient('get', `/bank_account/add/generate_otp?ref=${ref}`)
    const otp = await readSentCode(MEMBER)
    const confirmed = { ref, otp, verificationType: 'BANK_ACCOUNT' }
    const linked = await apiClient('post', '/bank_account/otp/verification', confirmed)
    linked.assertStatus(200)
    const row = await PayoutAccount.findOrFail(linked.body().data.id)
    assert.deepInclude(row.$attributes, { provider: 'paystack', bankCode: 'MFB50992' })
  })
})
