import { once } from 'node:events'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import ApplyPaymentWebhookJob from '#wallet/funding/jobs/apply_payment_webhook_job'
import SendWithdrawalJob from '#wallet/payouts/send_withdrawal_job'
import { SANDBOX_SIGNATURE, signSandboxWebhook } from '#wallet/providers/sandbox/sandbox_signature'
import { createWithdrawal, loadWithdrawalTerms } from '#wallet/payouts/create_withdrawal'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { eventually } from '#tests/support/eventually'
import { ACCOUNT, linkPayoutAccount, setCash } from '#tests/support/money/payouts'
import {
  findAccount,
  countRows,
  makeExpiredCashBack,
  payByCard,
  countTransfers,
} from './commands.js'
import { kill, restartDatabase, startWeb, startWorker, waitForBlocked } from './processes.js'
import { dispatchSweep } from '#shared/queue/sweep'

const MEMBER = 'member@sendam.test'

/** Long enough: a worker takes over a dead worker's jobs after 30 seconds. */
const TAKEN_OVER_WITHIN_MS = 150_000

/** A job that moves money. `effects` counts how often the job has taken effect. */
type Work = {
  name: string
  needs: { table: string; id: number }
  dispatch: () => Promise<unknown>
  effects: () => Promise<number>
}

async function creditCard(): Promise<Work> {
  const { id, reference } = await payByCard('other@sendam.test')
  return {
    name: 'credit a card',
    needs: await findAccount('card_clearing'),
    dispatch: async () =>
      ApplyPaymentWebhookJob.dispatch({ provider: 'sandbox', about: 'charge', id, reference }),
    effects: () => countRows('incoming_payments', { reference }),
  }
}

async function settleWithdrawal(): Promise<Work> {
  const { withdrawalId, reference } = await makeHeldWithdrawal(ACCOUNT.good)
  return {
    name: 'settle a withdrawal',
    needs: await findAccount('fees'),
    dispatch: async () => SendWithdrawalJob.dispatch({ withdrawalId }),
    effects: () => countTransfers({ kind: 'withdrawal_settled', reference }),
  }
}

async function expireCashBack(): Promise<Work> {
  const grant = await makeExpiredCashBack('franchise@sendam.test')
  return {
    name: 'expire cash back',
    needs: await findAccount('promotions'),
    dispatch: async () => dispatchSweep('wallet.expire_cash_back'),
    effects: () => countTransfers({ kind: 'cash_back_expiry', reference: `grant ${grant}` }),
  }
}

/** Creates a withdrawal whose money is on hold and which the provider has not received yet. */
async function makeHeldWithdrawal(accountNumber: string) {
  await setCash(MEMBER, 5000)
  await db.from('payout_accounts').update({ unlinked_at: new Date() })
  const { id: creditAccountId } = await linkPayoutAccount(MEMBER, accountNumber)
  const caller = await createHomeCaller(await User.findByOrFail('email', MEMBER))
  const terms = await loadWithdrawalTerms()
  const { withdrawalId } = await db.transaction((trx) =>
    createWithdrawal(trx, caller, { amount: 1000, creditAccountId }, terms)
  )
  const { reference } = await db.from('withdrawals').where('id', withdrawalId).firstOrFail()
  return { withdrawalId, reference: String(reference) }
}

/** Makes every withdrawal that was sent and is pending due for its status check. */
function makeChecksDue() {
  return db
    .from('withdrawals')
    .where('status', 'pending')
    .whereNotNull('sent_at')
    .update({ next_check_at: new Date() })
}

async function makeAllWork(): Promise<Work[]> {
  const work: Work[] = []
  for (const make of [creditCard, settleWithdrawal, expireCashBack]) work.push(await make())
  return work
}

async function countEffects(work: Work[]): Promise<Record<string, number>> {
  const effects = await Promise.all(
    work.map(async ({ name, effects: of }) => [name, await of()] as const)
  )
  return Object.fromEntries(effects)
}

const mapNames = (work: Work[], times: number) =>
  Object.fromEntries(work.map(({ name }) => [name, times]))

const FAULTS = {
  'kill -9': (worker: ReturnType<typeof startWorker>) => kill(worker),
  'a restart of the database': () => restartDatabase(),
}

test.group('Money jobs during an outage', (group) => {
  group.setup(async () => {
    await seedDemoAccounts()
    await seedDemoWallets()
  })
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
  })

  for (const [fault, causeFault] of Object.entries(FAULTS)) {
    test(`no job has taken effect after ${fault}; the next worker completes each once`, async ({
      assert,
      cleanup,
    }) => {
      const work = await makeAllWork()
      const holding = await db.transaction()
      for (const { needs } of work) {
        await holding.from(needs.table).where('id', needs.id).forUpdate()
      }
      for (const { dispatch } of work) await dispatch()
      const first = startWorker()
      cleanup(() => kill(first))
      cleanup(() => holding.rollback().catch(() => {}))
      await waitForBlocked(work.length)
      await causeFault(first)
      await holding.rollback().catch(() => {})
      await kill(first)
      await waitForBlocked(0)
      assert.deepEqual(await countEffects(work), mapNames(work, 0))
      assert.deepEqual(await findAllLedgerFaults(), [])

      await makeChecksDue()
      const next = startWorker()
      cleanup(() => kill(next))
      await eventually(async () => {
        const effects = await countEffects(work)
        return work.every(({ name }) => effects[name] === 1)
      }, TAKEN_OVER_WITHIN_MS)
      assert.deepEqual(await findAllLedgerFaults(), [])
    }).timeout(290_000)
  }

  /** Starts a worker that has to stop while each of its jobs waits for a lock. */
  async function stopBusyWorker(cleanup: (end: () => Promise<void>) => void) {
    const work = await makeAllWork()
    const holding = await db.transaction()
    for (const { needs } of work) {
      await holding.from(needs.table).where('id', needs.id).forUpdate()
    }
    for (const { dispatch } of work) await dispatch()
    const worker = startWorker()
    cleanup(async () => void (holding.isCompleted || (await holding.rollback())))
    await waitForBlocked(work.length)
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    return { work, holding, ended }
  }

  test('a worker that is told to stop finishes its jobs', async ({ assert, cleanup }) => {
    const { work, holding, ended } = await stopBusyWorker(cleanup)
    await holding.rollback()
    assert.deepEqual(await ended, [0, null])
    assert.deepEqual(await countEffects(work), mapNames(work, 1))
  })

  test('a worker that is told to stop hands back the jobs that it cannot finish, and the next one completes each once', async ({
    assert,
    cleanup,
  }) => {
    const { work, holding, ended } = await stopBusyWorker(cleanup)
    assert.deepEqual(await ended, [0, null])
    const jobs = await db.from('queue_jobs').whereIn('status', ['active', 'delayed'])
    const kept = jobs.map(({ status, worker_id: worker, data }) => {
      const { attempts = 0, stalledCount = 0 } = JSON.parse(data)
      return { status, worker, attempts, stalledCount }
    })
    const handedBack = { status: 'delayed', worker: null, attempts: 0, stalledCount: 0 }
    assert.deepEqual(
      kept,
      work.map(() => handedBack)
    )
    await holding.rollback()
    await waitForBlocked(0)
    assert.deepEqual(await countEffects(work), mapNames(work, 0))

    await db.from('queue_jobs').where('status', 'delayed').update({ execute_at: 0 })
    await makeChecksDue()
    startWorker()
    await eventually(async () => {
      const effects = await countEffects(work)
      return work.every(({ name }) => effects[name] === 1)
    }, TAKEN_OVER_WITHIN_MS)
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(290_000)

  test('a transfer whose answer was lost is looked up at the provider, and paid once', async ({
    assert,
    cleanup,
  }) => {
    const { withdrawalId, reference } = await makeHeldWithdrawal(ACCOUNT.silent)
    await SendWithdrawalJob.dispatch({ withdrawalId })
    const worker = startWorker()
    cleanup(() => kill(worker))
    await eventually(
      async () => (await countRows('sandbox_transfers', { reference })) === 1,
      60_000
    )
    assert.equal(await countTransfers({ kind: 'withdrawal_settled', reference }), 0)
    await eventually(async () => {
      await makeChecksDue()
      return (await countTransfers({ kind: 'withdrawal_settled', reference })) === 1
    }, 60_000)
    assert.equal(await countRows('sandbox_transfers', { reference }), 1)
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(150_000)

  test('fifty concurrent webhooks of one payment, and a late one, credit it once', async ({
    assert,
    cleanup,
  }) => {
    const { id, reference } = await payByCard('other@sendam.test')
    const web = await startWeb()
    cleanup(() => kill(web.child))
    const worker = startWorker()
    cleanup(() => kill(worker))
    const body = JSON.stringify({ event: 'charge', id, reference })
    const postWebhook = (signature = signSandboxWebhook(body)) =>
      fetch(`${web.address}/api/v1/webhooks/payment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature },
        body,
      })
    const forged = await postWebhook('0'.repeat(64))
    assert.equal(forged.status, 401)
    const responses = await Promise.all(Array.from({ length: 50 }, () => postWebhook()))
    assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200])
    await eventually(() => isQuiet(), 120_000)
    const late = await postWebhook()
    assert.equal(late.status, 200)
    await eventually(() => isQuiet(), 60_000)
    assert.equal(await countRows('incoming_payments', { reference }), 1)
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(250_000)
})

/** Returns whether all payment webhooks have been processed. */
async function isQuiet(): Promise<boolean> {
  const open = await db
    .from('queue_jobs')
    .whereIn('status', ['pending', 'active', 'delayed'])
    .whereLike('data', '%act_on_payment_note%')
  return open.length === 0
}
