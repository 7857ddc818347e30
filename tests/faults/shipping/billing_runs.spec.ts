import { getActiveTest, test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import Organization from '#identity/organizations/models/organization'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'
import { startBillingRun } from '#shipping/invoicing/start_billing_run'
import { nextBillingPeriod } from '#shipping/invoicing/billing_periods'
import User from '#identity/accounts/models/user'
import Wallet from '#wallet/balances/wallet'
import { runSweep } from '#tests/support/jobs'
import { thisWeek } from '#tests/support/money/billing'
import { putMoney } from '#tests/support/money/wallet_rows'
import { kill, startWorker, waitForBlocked } from '../wallet/processes.js'
import { dispatchSweep } from '#shared/queue/sweep'

const BUSINESSES = 4

/** Creates businesses on credit that owe ₦100 each; returns their ids. */
async function createOwingBusinesses() {
  await billingRuns.set(true, { by: null })
  const ids = []
  for (let turn = 1; turn <= BUSINESSES; turn++) {
    const name = `Bola Textiles ${turn}`
    const business = await Organization.create({ name, billingCycle: 'Weekly', active: true })
    const wallet = await Wallet.ownedBy(business.id, null)
    await wallet.setCreditLimit(1000_00)
    await chargeWallet(wallet)
    ids.push(business.id)
  }
  return ids
}

function chargeWallet(wallet: Wallet) {
  return putMoney(wallet, { kobo: -100_00, kind: 'staff_debit', from: 'adjustments' })
}

async function startRun(period = thisWeek()): Promise<number> {
  const { id } = await User.findByOrFail('email', 'admin@sendam.test')
  return startBillingRun(period, id)
}

async function readSequences(): Promise<number[]> {
  const rows = await db.from('billing_invoices').where('series', 'INV').orderBy('sequence')
  return rows.map(({ sequence }) => sequence)
}

/** Blocks the billing of this business until the returned function is called, or the test ends. */
async function holdBusiness(id: number) {
  const trx = await db.transaction()
  getActiveTest()?.cleanup(() => trx.rollback().catch(() => {}))
  await trx.from('organizations').where({ id }).forUpdate()
  return () => trx.commit()
}

test.group('Billing runs across processes', (group) => {
  let ids: number[]

  group.setup(async () => {
    await seedDemoAccounts()
    ids = await createOwingBusinesses()
    return async () => {
      await billingRuns.set(false, { by: null })
    }
  })

  test('a killed run continues without a gap in the invoice numbers and without a duplicate', async ({
    assert,
  }) => {
    const run = await startRun()
    const release = await holdBusiness(ids[2]!)
    await dispatchSweep('shipping.run_billing')
    const worker = startWorker()
    await waitForBlocked(1)
    await kill(worker)
    await release()
    assert.deepEqual(await readSequences(), [1, 2])
    await runSweep('shipping.run_billing')
    assert.deepEqual(await readSequences(), [1, 2, 3, 4])
    const results = await db.from('billing_run_results').where('run_id', run)
    assert.sameMembers(
      results.map(({ organization_id: id, outcome }) => `${id} ${outcome}`),
      ids.map((id) => `${id} invoiced`)
    )
  }).timeout(120_000)

  test('two concurrent runs invoice each business once without a gap in the numbers, although one business fails', async ({
    assert,
  }) => {
    for (const id of ids) await chargeWallet(await Wallet.ownedBy(id, null))
    // The account contradicts its last invoice, so this business cannot be invoiced.
    const wrong = ids[1]!
    const account = () => db.from('billing_accounts').where('organization_id', wrong)
    await account().increment('closing_kobo', 1)
    await startRun(nextBillingPeriod(thisWeek()))
    await Promise.all([runSweep('shipping.run_billing'), runSweep('shipping.run_billing')])
    assert.deepEqual(await readSequences(), [1, 2, 3, 4, 5, 6, 7])
    await account().increment('closing_kobo', -1)
    await startRun(nextBillingPeriod(thisWeek()))
    await Promise.all([runSweep('shipping.run_billing'), runSweep('shipping.run_billing')])
    assert.deepEqual(await readSequences(), [1, 2, 3, 4, 5, 6, 7, 8])
    const lines = await db.from('billing_invoice_lines').whereNotNull('entry_id')
    assert.lengthOf(lines, 8)
  }).timeout(120_000)
})
