import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { createVirtualAccount, sweepVirtualAccounts } from '#wallet/funding/virtual_accounts'
import { verifyCharge } from '#wallet/funding/verify_payment'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import { ProviderRefused } from '#wallet/providers/payment_provider'
import { depositToSandboxAccount } from '#wallet/providers/sandbox/sandbox_charges'
import { SandboxProvider } from '#wallet/providers/sandbox/sandbox_provider'
import { findIncomingPayments, cashOf } from '#tests/support/money/payments'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'

const MEMBER = 'member@sendam.test'
const PENDING = 'Your virtual bank account is being created. Please try again a minute or two...'

function inflow(apiClient: ApiClientCall, query = '') {
  return apiClient('get', `/bank_account/inflow${query}`)
}

async function readyAccount(apiClient: ApiClientCall) {
  await inflow(apiClient)
  const account = await VirtualAccount.query().orderBy('id', 'desc').firstOrFail()
  await createVirtualAccount(account.id)
  return account.refresh()
}

test.group('The virtual bank account of a wallet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is created in the background and stays the same', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const first = await inflow(apiClient)
    first.assertStatus(409)
    first.assertBodyContains({ message: PENDING })
    const hidden = await inflow(apiClient, '?hideError=true')
    hidden.assertStatus(200)
    assert.deepEqual(hidden.body(), { message: PENDING, data: null })
    const account = await readyAccount(apiClient)
    await createVirtualAccount(account.id)
    for (const query of ['', '?hideError=true', '?hideError=']) {
      const response = await inflow(apiClient, query)
      response.assertStatus(200)
      assert.deepEqual(response.body().data, {
        bankName: 'Sandbox Bank',
        accountNumber: account.accountNumber,
        accountName: 'Sendam / Chidi Eze',
      })
    }
    const wrong = await inflow(apiClient, '?hideError=perhaps')
    wrong.assertStatus(422)
  })

  test('is one per business and one per retail customer', async ({ client, assert }) => {
    const account = await readyAccount(await apiClientOf(client, 'owner@acme.test'))
    assert.equal(account.accountName, 'Sendam / ACME Foods')
    const own = await readyAccount(await apiClientOf(client, MEMBER))
    const other = await readyAccount(await apiClientOf(client, 'other@sendam.test'))
    assert.notEqual(own.accountNumber, other.accountNumber)
  })

  test('credits every deposit once', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const { reference } = await readyAccount(apiClient)
    const references: string[] = []
    for (const amountKobo of [1, 1_250_000, 1_250_000]) {
      const id = await depositToSandboxAccount(reference, amountKobo)
      await verifyCharge({ provider: 'sandbox', id, reference })
      await verifyCharge({ provider: 'sandbox', id, reference })
      references.push(`${reference} ${id}`)
    }
    assert.equal(await cashOf(apiClient), before + 25_000.01)
    const transfers = await db.from('ledger_transfers').whereIn('reference', references)
    assert.lengthOf(transfers, 3)
    assert.equal(transfers[0].comment, 'Wallet funding by bank transfer')
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is checked by the sweep for deposits without a webhook', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const { reference } = await readyAccount(apiClient)
    await depositToSandboxAccount(reference, 300_000)
    await db.from('virtual_accounts').update({ next_check_at: '2020-01-01' })
    await sweepVirtualAccounts()
    await db.from('virtual_accounts').update({ next_check_at: '2020-01-01' })
    await sweepVirtualAccounts()
    assert.equal(await cashOf(apiClient), before + 3000)
    assert.lengthOf(await findIncomingPayments(reference), 1)
  })

  test('is completed by the sweep when a crash left it without a number', async ({
    client,
    assert,
  }) => {
    await inflow(await apiClientOf(client, MEMBER))
    await sweepVirtualAccounts()
    const account = await VirtualAccount.firstOrFail()
    assert.equal(account.status, 'ready')
  })

  test('does not credit a deposit in another currency', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const before = await cashOf(apiClient)
    const { reference } = await readyAccount(apiClient)
    const id = await depositToSandboxAccount(reference, 300_000)
    await db.from('sandbox_charges').where({ id }).update({ currency: 'USD' })
    await verifyCharge({ provider: 'sandbox', id, reference })
    assert.equal(await cashOf(apiClient), before)
    const [arrival] = await findIncomingPayments(reference)
    assert.equal(arrival!.attention, 'The payment is in USD, and the account is in NGN.')
  })

  test('answers 404 when the provider refuses to create it', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    await inflow(apiClient)
    const { id } = await VirtualAccount.firstOrFail()
    const refusing = new SandboxProvider(1)
    refusing.openVirtualAccount = () => Promise.reject(new ProviderRefused('No BVN'))
    await createVirtualAccount(id, () => refusing)
    const response = await inflow(apiClient)
    response.assertStatus(404)
    const hidden = await inflow(apiClient, '?hideError=true')
    assert.containsSubset(hidden.body(), { data: null })
  })

  test('receives sandbox deposits of ₦100 or more, once it is ready', async ({
    client,
    assert,
    cleanup,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const early = await apiClient('post', '/dev/deposits', { amount: 100 })
    early.assertStatus(409)
    const { reference } = await readyAccount(apiClient)
    cleanup(async () => {
      await db.from('queue_jobs').whereLike('data', `%${reference}%`).delete()
    })
    const response = await apiClient('post', '/dev/deposits', { amount: 5000 })
    response.assertStatus(200)
    const little = await apiClient('post', '/dev/deposits', { amount: 99.99 })
    little.assertStatus(422)
    const [charge] = await new SandboxProvider(1).listAccountCharges({
      reference,
      accountNumber: '',
    })
    assert.equal(charge!.amountKobo, 500_000)
  })
})
