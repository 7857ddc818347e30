import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import { seedDemoWallets } from '#wallet/demo_wallets'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import {
  processWithdrawal,
  applyTransferWebhook,
  dueWithdrawals,
} from '#wallet/payouts/process_withdrawal'
import { createWithdrawal, loadWithdrawalTerms } from '#wallet/payouts/create_withdrawal'
import {
  type ProviderLookup,
  ProviderRefused,
  ProviderUnavailable,
  type Transfer,
  type TransferRequest,
} from '#wallet/providers/payment_provider'
import type { ProviderFinder } from '#wallet/providers/provider_registry'
import { SandboxProvider } from '#wallet/providers/sandbox/sandbox_provider'
import { ACCOUNT, findCaller, linkPayoutAccount, walletOf } from '#tests/support/money/payouts'
import { runSweep } from '#tests/support/jobs'

const MEMBER = 'member@sendam.test'
const AMOUNT = 2000_00
const FEE = 50_00

async function readBalances() {
  const wallet = await walletOf(MEMBER)
  const [bank, fees] = await Promise.all(
    (['bank_clearing', 'fees'] as const).map((kind) => LedgerAccount.ofSystem(kind))
  )
  return {
    cash: wallet.account('cash').balanceKobo,
    hold: wallet.account('hold').balanceKobo,
    bank: bank!.balanceKobo,
    fees: fees!.balanceKobo,
  }
}

/** Creates a withdrawal of 2,000 naira to an account whose number determines its outcome. */
async function startWithdrawal(accountNumber = ACCOUNT.good) {
  const account = await linkPayoutAccount(MEMBER, accountNumber)
  const before = await readBalances()
  const request = { amount: AMOUNT / 100, creditAccountId: account.id }
  const terms = await loadWithdrawalTerms()
  const caller = await findCaller(MEMBER)
  const { withdrawalId: id } = await db.transaction((trx) =>
    createWithdrawal(trx, caller, request, terms)
  )
  return { id, before }
}

function makeCheckDue(id: number) {
  return db.rawQuery('update withdrawals set next_check_at = now() where id = ?', [id])
}

function findWithdrawal(id: number) {
  return Withdrawal.findOrFail(id)
}

async function rowOf(id: number) {
  const { $attributes } = await findWithdrawal(id)
  return $attributes
}

async function statusOf(id: number) {
  const { status } = await findWithdrawal(id)
  return status
}

async function referenceOf(id: number) {
  const { reference } = await findWithdrawal(id)
  return reference
}

async function readBalance(account: 'cash' | 'hold' | 'bank' | 'fees') {
  const all = await readBalances()
  return all[account]
}

/** A provider with scripted answers that records the transfers it was asked to send. */
class Scripted extends SandboxProvider {
  readonly sent: TransferRequest[] = []
  known: Transfer | null = null
  answer: (request: TransferRequest) => Promise<Transfer> = async (request) =>
    transfer(request.reference, 'pending')

  constructor() {
    super(0)
  }

  async sendTransfer(request: TransferRequest) {
    this.sent.push(request)
    return this.answer(request)
  }

  async findTransfer({ reference }: ProviderLookup) {
    return this.known && { ...this.known, reference }
  }

  get found(): ProviderFinder {
    return () => this
  }
}

function webhookFor(reference: string) {
  return { provider: 'sandbox', id: null, reference } as const
}

function transfer(reference: string, status: Transfer['status'], amountKobo = AMOUNT): Transfer {
  const reason = status === 'failed' ? 'The account is closed.' : null
  return { id: randomBytes(4).toString('hex'), reference, status, amountKobo, reason }
}

test.group('A pending withdrawal', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })
  group.each.teardown(async () => {
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('settles once: the amount goes to the bank and the fee to us', async ({ assert }) => {
    const { id, before } = await startWithdrawal()
    await processWithdrawal(id)
    assert.containsSubset(await rowOf(id), { status: 'successful', reason: null })
    assert.deepEqual(await readBalances(), {
      cash: before.cash - AMOUNT - FEE,
      hold: 0,
      bank: before.bank + AMOUNT,
      fees: before.fees + FEE,
    })
    await processWithdrawal(id)
    await applyTransferWebhook(webhookFor(await referenceOf(id)))
    assert.equal(await readBalance('bank'), before.bank + AMOUNT)
  })

  test('returns to cash with its fee when the bank refuses it', async ({ assert }) => {
    const { id, before } = await startWithdrawal(ACCOUNT.fails)
    await processWithdrawal(id)
    assert.containsSubset(await rowOf(id), {
      status: 'failed',
      reason: 'The bank of the account did not accept the transfer.',
    })
    assert.deepEqual(await readBalances(), before)
    await processWithdrawal(id)
    assert.deepEqual(await readBalances(), before)
  })

  test('is checked again later and settles then', async ({ assert }) => {
    const { id, before } = await startWithdrawal(ACCOUNT.slow)
    await processWithdrawal(id)
    const { status, checks, reference } = await findWithdrawal(id)
    assert.deepEqual([status, checks], ['pending', 1])
    assert.equal(await readBalance('hold'), AMOUNT + FEE)
    assert.deepEqual(await dueWithdrawals(), [])
    await db.from('sandbox_transfers').where({ reference }).update({ settles_at: null })
    await makeCheckDue(id)
    assert.deepEqual(await dueWithdrawals(), [id])
    await processWithdrawal(id)
    assert.equal(await statusOf(id), 'successful')
    assert.equal(await readBalance('bank'), before.bank + AMOUNT)
  })

  test('stays pending when the answer is lost, and is looked up instead of sent again', async ({
    assert,
  }) => {
    const { id, before } = await startWithdrawal(ACCOUNT.silent)
    await assert.rejects(() => processWithdrawal(id), ProviderUnavailable)
    assert.equal(await statusOf(id), 'pending')
    assert.deepInclude(await readBalances(), { hold: AMOUNT + FEE, bank: before.bank })
    await makeCheckDue(id)
    await processWithdrawal(id)
    assert.equal(await statusOf(id), 'successful')
    const { reference } = await findWithdrawal(id)
    assert.lengthOf(await db.from('sandbox_transfers').where({ reference }), 1)
    assert.equal(await readBalance('bank'), before.bank + AMOUNT)
  })

  test('that never arrived is sent again under the same reference', async ({ assert }) => {
    const provider = new Scripted()
    const { id } = await startWithdrawal()
    provider.answer = async () => {
      throw new ProviderUnavailable()
    }
    await assert.rejects(() => processWithdrawal(id, provider.found), ProviderUnavailable)
    await makeCheckDue(id)
    provider.answer = async ({ reference }) => transfer(reference, 'successful')
    await processWithdrawal(id, provider.found)
    const { reference, status } = await findWithdrawal(id)
    assert.equal(status, 'successful')
    assert.deepEqual(
      provider.sent.map((request) => [request.reference, request.amountKobo]),
      [
        [reference, AMOUNT],
        [reference, AMOUNT],
      ]
    )
  })

  test('is not processed again before its next check is due', async ({ assert }) => {
    const provider = new Scripted()
    const { id } = await startWithdrawal()
    await processWithdrawal(id, provider.found)
    await processWithdrawal(id, provider.found)
    await processWithdrawal(id, provider.found)
    assert.lengthOf(provider.sent, 1)
  })

  test('whose worker died is left alone until the lease ends, then looked up', async ({
    assert,
  }) => {
    const provider = new Scripted()
    const { id } = await startWithdrawal()
    provider.answer = async () => {
      throw new Error('killed')
    }
    await assert.rejects(() => processWithdrawal(id, provider.found), 'killed')
    await processWithdrawal(id, provider.found)
    assert.lengthOf(provider.sent, 1)
    const { sentAt } = await findWithdrawal(id)
    assert.isNotNull(sentAt)
    provider.known = transfer('', 'successful')
    await makeCheckDue(id)
    await processWithdrawal(id, provider.found)
    assert.lengthOf(provider.sent, 1)
    assert.equal(await statusOf(id), 'successful')
  })

  test('fails when the provider refuses it, unless the provider already has it', async ({
    assert,
  }) => {
    const provider = new Scripted()
    provider.answer = async () => {
      throw new ProviderRefused('Duplicate reference')
    }
    const first = await startWithdrawal()
    provider.known = transfer('', 'pending')
    await processWithdrawal(first.id, provider.found)
    assert.equal(await statusOf(first.id), 'pending')

    const second = await startWithdrawal('0690000032')
    provider.known = null
    await processWithdrawal(second.id, provider.found)
    assert.containsSubset(await rowOf(second.id), {
      status: 'failed',
      reason: 'Duplicate reference',
    })
  })

  test('is settled by a webhook only after a lookup confirms it, and nothing is sent', async ({
    assert,
  }) => {
    const provider = new Scripted()
    const { id } = await startWithdrawal()
    const { reference } = await findWithdrawal(id)
    await applyTransferWebhook(webhookFor(reference), provider.found)
    assert.equal(await statusOf(id), 'pending')
    provider.known = transfer('', 'successful')
    await applyTransferWebhook(webhookFor(reference), provider.found)
    await applyTransferWebhook(webhookFor(reference), provider.found)
    await applyTransferWebhook(webhookFor('of-somebody-else'), provider.found)
    assert.equal(await statusOf(id), 'successful')
    assert.lengthOf(provider.sent, 0)
  })

  test('stays pending when the transferred amount differs', async ({ assert }) => {
    const provider = new Scripted()
    provider.known = transfer('', 'successful', AMOUNT - 1)
    const { id } = await startWithdrawal()
    await applyTransferWebhook(webhookFor(await referenceOf(id)), provider.found)
    assert.equal(await statusOf(id), 'pending')
    assert.equal(await readBalance('hold'), AMOUNT + FEE)
  })

  test('returns to cash when the bank reverses it later', async ({ assert }) => {
    const { id, before } = await startWithdrawal()
    await processWithdrawal(id)
    const provider = new Scripted()
    provider.known = transfer('', 'failed')
    const { reference } = await findWithdrawal(id)
    await applyTransferWebhook(webhookFor(reference), provider.found)
    await applyTransferWebhook(webhookFor(reference), provider.found)
    assert.equal(await statusOf(id), 'failed')
    assert.deepEqual(await readBalances(), before)
    // An older success that arrives late must not debit the customer again.
    provider.known = transfer('', 'successful')
    await applyTransferWebhook(webhookFor(reference), provider.found)
    assert.equal(await statusOf(id), 'failed')
    assert.deepEqual(await readBalances(), before)
  })

  test('is sent only by the provider that it was started with', async ({ assert }) => {
    const { id } = await startWithdrawal()
    await db.from('withdrawals').where({ id }).update({ provider: 'flutterwave' })
    await assert.rejects(() => processWithdrawal(id), ProviderUnavailable)
    const { reference, sentAt } = await findWithdrawal(id)
    assert.isNull(sentAt)
    assert.lengthOf(await db.from('sandbox_transfers').where({ reference }), 0)
    // Without its provider's keys the withdrawal stays pending and blocks no other.
    assert.deepEqual(await dueWithdrawals(), [])
    assert.equal(await statusOf(id), 'pending')
    await db.from('withdrawals').where({ id }).update({ provider: 'sandbox' })
  })

  test('is found by the sweep, longest waiting first', async ({ assert, cleanup }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const older = await startWithdrawal()
    const newer = await startWithdrawal('0690000032')
    await db.rawQuery(
      `update withdrawals set next_check_at = now() - interval '1 day' where id = ?`,
      [older.id]
    )
    assert.deepEqual(await dueWithdrawals(), [older.id, newer.id])
    await runSweep('wallet.sweep_withdrawals')
    for (const { id } of [older, newer]) {
      queue.assertPushed(SendWithdrawalJob, { payload: { withdrawalId: id } })
    }
  })

  test('must match its hold, or the ledger check reports it', async ({ assert }) => {
    const { id } = await startWithdrawal()
    await db.from('withdrawals').where({ id }).update({ status: 'failed', ended_at: new Date() })
    const faults = await findLedgerFaults()
    assert.lengthOf(faults, 2)
    assert.match(faults[0]!, /a hold differs from the sum of the pending withdrawals/)
    assert.match(faults[1]!, /the outcome of a withdrawal differs from the ledger/)
    await db.from('withdrawals').where({ id }).update({ status: 'pending', ended_at: null })
  })
})
