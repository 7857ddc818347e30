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

async function kept() {
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
async function underWay(accountNumber = ACCOUNT.good) {
  const account = await linkPayoutAccount(MEMBER, accountNumber)
  const before = await kept()
  const asked = { amount: AMOUNT / 100, creditAccountId: account.id }
  const terms = await loadWithdrawalTerms()
  const caller = await findCaller(MEMBER)
  const { withdrawalId: id } = await db.transaction((trx) =>
    createWithdrawal(trx, caller, asked, terms)
  )
  return { id, before }
}

function wait(id: number) {
  return db.rawQuery('update withdrawals set next_check_at = now() where id = ?', [id])
}

function state(id: number) {
  return Withdrawal.findOrFail(id)
}

async function rowOf(id: number) {
  const { $attributes } = await state(id)
  return $attributes
}

async function statusOf(id: number) {
  const { status } = await state(id)
  return status
}

async function referenceOf(id: number) {
  const { reference } = await state(id)
  return reference
}

async function keptIn(account: 'cash' | 'hold' | 'bank' | 'fees') {
  const all = await kept()
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

function told(reference: string) {
  return { provider: 'sandbox', id: null, reference } as const
}

function transfer(reference: string, status: Transfer['status'], amountKobo = AMOUNT): Transfer {
  const reason = status === 'failed' ? 'The account is closed.' : null
  return { id: randomBytes(4).toString('hex'), reference, status, amountKobo, reason }
}

test.group('A withdrawal that is under way', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })
  group.each.teardown(async () => {
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('settles: the amount goes to the bank, the fee to us', async ({ assert }) => {
    const { id, before } = await underWay()
    await processWithdrawal(id)
    assert.containsSubset(await rowOf(id), { status: 'successful', reason: null })
    assert.deepEqual(await kept(), {
      cash: before.cash - AMOUNT - FEE,
      hold: 0,
      bank: before.bank + AMOUNT,
      fees: before.fees + FEE,
    })
    await processWithdrawal(id)
    await applyTransferWebhook(told(await referenceOf(id)))
    assert.equal(await keptIn('bank'), before.bank + AMOUNT)
  })

  test('that the bank does not take goes back to cash, the fee too', async ({ assert }) => {
    const { id, before } = await underWay(ACCOUNT.fails)
    await processWithdrawal(id)
    assert.containsSubset(await rowOf(id), {
      status: 'failed',
      reason: 'The bank of the account did not take the transfer.',
    })
    assert.deepEqual(await kept(), before)
    await processWithdrawal(id)
    assert.deepEqual(await kept(), before)
  })

  test('that is pending is asked about later, and settles then', async ({ assert }) => {
    const { id, before } = await underWay(ACCOUNT.slow)
    await processWithdrawal(id)
    const { status, checks, reference } = await state(id)
    assert.deepEqual([status, checks], ['pending', 1])
    assert.equal(await keptIn('hold'), AMOUNT + FEE)
    assert.deepEqual(await dueWithdrawals(), [])
    await db.from('sandbox_transfers').where({ reference }).update({ settles_at: null })
    await wait(id)
    assert.deepEqual(await dueWithdrawals(), [id])
    await processWithdrawal(id)
    assert.equal(await statusOf(id), 'successful')
    assert.equal(await keptIn('bank'), before.bank + AMOUNT)
  })

  test('that was sent without an answer stays pending, is asked about and not sent again', async ({
    assert,
  }) => {
    const { id, before } = await underWay(ACCOUNT.silent)
    await assert.rejects(() => processWithdrawal(id), ProviderUnavailable)
    assert.equal(await statusOf(id), 'pending')
    assert.deepInclude(await kept(), { hold: AMOUNT + FEE, bank: before.bank })
    await wait(id)
    await processWithdrawal(id)
    assert.equal(await statusOf(id), 'successful')
    const { reference } = await state(id)
    assert.lengthOf(await db.from('sandbox_transfers').where({ reference }), 1)
    assert.equal(await keptIn('bank'), before.bank + AMOUNT)
  })

  test('that never arrived is sent again under its one reference', async ({ assert }) => {
    const provider = new Scripted()
    const { id } = await underWay()
    provider.answer = async () => {
      throw new ProviderUnavailable()
    }
    await assert.rejects(() => processWithdrawal(id, provider.found), ProviderUnavailable)
    await wait(id)
    provider.answer = async ({ reference }) => transfer(reference, 'successful')
    await processWithdrawal(id, provider.found)
    const { reference, status } = await state(id)
    assert.equal(status, 'successful')
    assert.deepEqual(
      provider.sent.map((request) => [request.reference, request.amountKobo]),
      [
        [reference, AMOUNT],
        [reference, AMOUNT],
      ]
    )
  })

  test('is followed by one at a time, and by nobody before it is time', async ({ assert }) => {
    const provider = new Scripted()
    const { id } = await underWay()
    await processWithdrawal(id, provider.found)
    await processWithdrawal(id, provider.found)
    await processWithdrawal(id, provider.found)
    assert.lengthOf(provider.sent, 1)
  })

  test('that a worker died over is left alone until its lease is over, then asked about', async ({
    assert,
  }) => {
    const provider = new Scripted()
    const { id } = await underWay()
    provider.answer = async () => {
      throw new Error('killed')
    }
    await assert.rejects(() => processWithdrawal(id, provider.found), 'killed')
    await processWithdrawal(id, provider.found)
    assert.lengthOf(provider.sent, 1)
    const { sentAt } = await state(id)
    assert.isNotNull(sentAt)
    provider.known = transfer('', 'successful')
    await wait(id)
    await processWithdrawal(id, provider.found)
    assert.lengthOf(provider.sent, 1)
    assert.equal(await statusOf(id), 'successful')
  })

  test('that is refused goes back, unless the company has it already', async ({ assert }) => {
    const provider = new Scripted()
    provider.answer = async () => {
      throw new ProviderRefused('Duplicate reference')
    }
    const first = await underWay()
    provider.known = transfer('', 'pending')
    await processWithdrawal(first.id, provider.found)
    assert.equal(await statusOf(first.id), 'pending')

    const second = await underWay('0690000032')
    provider.known = null
    await processWithdrawal(second.id, provider.found)
    assert.containsSubset(await rowOf(second.id), {
      status: 'failed',
      reason: 'Duplicate reference',
    })
  })

  test('is settled by a webhook that says so, which is asked about and sends nothing', async ({
    assert,
  }) => {
    const provider = new Scripted()
    const { id } = await underWay()
    const { reference } = await state(id)
    await applyTransferWebhook(told(reference), provider.found)
    assert.equal(await statusOf(id), 'pending')
    provider.known = transfer('', 'successful')
    await applyTransferWebhook(told(reference), provider.found)
    await applyTransferWebhook(told(reference), provider.found)
    await applyTransferWebhook(told('of-somebody-else'), provider.found)
    assert.equal(await statusOf(id), 'successful')
    assert.lengthOf(provider.sent, 0)
  })

  test('whose amount differs ends in no way but in a person’s', async ({ assert }) => {
    const provider = new Scripted()
    provider.known = transfer('', 'successful', AMOUNT - 1)
    const { id } = await underWay()
    await applyTransferWebhook(told(await referenceOf(id)), provider.found)
    assert.equal(await statusOf(id), 'pending')
    assert.equal(await keptIn('hold'), AMOUNT + FEE)
  })

  test('that the bank gives back after it took it is back in cash', async ({ assert }) => {
    const { id, before } = await underWay()
    await processWithdrawal(id)
    const provider = new Scripted()
    provider.known = transfer('', 'failed')
    const { reference } = await state(id)
    await applyTransferWebhook(told(reference), provider.found)
    await applyTransferWebhook(told(reference), provider.found)
    assert.equal(await statusOf(id), 'failed')
    assert.deepEqual(await kept(), before)
    // An older update arrives late: it must not debit the customer again.
    provider.known = transfer('', 'successful')
    await applyTransferWebhook(told(reference), provider.found)
    assert.equal(await statusOf(id), 'failed')
    assert.deepEqual(await kept(), before)
  })

  test('is not sent by another company than the one it was begun with', async ({ assert }) => {
    const { id } = await underWay()
    await db.from('withdrawals').where({ id }).update({ provider: 'flutterwave' })
    await assert.rejects(() => processWithdrawal(id), ProviderUnavailable)
    const { reference, sentAt } = await state(id)
    assert.isNull(sentAt)
    assert.lengthOf(await db.from('sandbox_transfers').where({ reference }), 0)
    // Without keys it stays held and blocks no other withdrawal.
    assert.deepEqual(await dueWithdrawals(), [])
    assert.equal(await statusOf(id), 'pending')
    await db.from('withdrawals').where({ id }).update({ provider: 'sandbox' })
  })

  test('is found by the sweep, longest waiting first', async ({ assert, cleanup }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    const older = await underWay()
    const newer = await underWay('0690000032')
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

  test('belongs to its hold: the check of the ledger says when it does not', async ({ assert }) => {
    const { id } = await underWay()
    await db.from('withdrawals').where({ id }).update({ status: 'failed', ended_at: new Date() })
    const faults = await findLedgerFaults()
    assert.lengthOf(faults, 2)
    assert.match(faults[0]!, /a hold is not what pending withdrawals hold/)
    assert.match(faults[1]!, /a withdrawal did not end as the ledger says/)
    await db.from('withdrawals').where({ id }).update({ status: 'pending', ended_at: null })
  })
})
