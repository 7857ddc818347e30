import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Wallet from '#wallet/balances/wallet'
import Shipment from '#shipping/shipment/models/shipment'
import { buildLocalRows } from '#tests/support/developers/batches'
import { eventually } from '#tests/support/eventually'
import { putMoney } from '#tests/support/money/wallet_rows'
import { smallTariff } from '#tests/support/tariff'
import {
  kill,
  signIn,
  startWeb,
  startWorker,
  waitForBlocked,
  type Web,
} from '../wallet/processes.js'

const ROWS = 1_000
const PRICE = 3_000

/** Tables at which a payment can be blocked, and whether the batch is paid if killed there. */
const PHASES = [
  { name: 'while the batch is locked', table: 'shipment_batches', isPaid: false },
  { name: 'while its parcels are saved', table: 'shipment_packages', isPaid: false },
  { name: 'while its charges are saved', table: 'shipment_charges', isPaid: false },
  { name: 'while the money moves', table: 'ledger_transfers', isPaid: false },
  { name: 'before its booking jobs are queued', table: 'queue_jobs', isPaid: true },
]

test.group('A batch of a thousand parcels', (group) => {
  let token: string
  let web: Web
  let user: User
  let wallet: Wallet

  group.setup(async () => {
    await smallTariff()
    await seedDemoAccounts()
    user = await User.findByOrFail('email', 'member@sendam.test')
    wallet = await Wallet.ownedBy(2, user.id)
    web = await startWeb()
    token = await signIn(web, user.email)
    return () => kill(web.child)
  })

  const call = async (method: string, path: string, body?: object, headers: object = {}) => {
    const response = await fetch(`${web.address}/api/v1/shipment/batch${path}`, {
      method,
      headers: { 'authorization': token, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as any }
  }

  const countShipments = async () => {
    const rows = await db.from('shipments').where('user_id', user.id).select('id')
    return rows.length
  }

  const readCashKobo = async () => {
    const { balanceKobo } = await LedgerAccount.findOrFail(wallet.account('cash').id)
    return balanceKobo
  }

  test('is booked completely although a worker is killed meanwhile', async ({ assert }) => {
    await putMoney(wallet, { kobo: ROWS * PRICE * 100 })
    const { body } = await call('POST', '', { rows: await buildLocalRows(ROWS, { series: 9 }) })
    const paid = await call('POST', `/${body.data.id}/pay`, { balance: 'Wallet' })
    assert.equal(paid.status, 200)
    const ids: number[] = paid.body.data.rows.map(({ shipment }: any) => shipment.id)
    const countPending = async () => {
      const rows = await Shipment.query().whereIn('id', ids).where('status', 'PENDING').select('id')
      return rows.length
    }
    assert.equal(await countPending(), ROWS)
    const first = startWorker()
    await eventually(async () => (await countPending()) < ROWS - 50, 120_000)
    await kill(first)
    // Frees the jobs and bookings that the killed worker had claimed, so that the sweep finds them.
    await db
      .from('queue_jobs')
      .where('status', 'active')
      .update({ status: 'pending', worker_id: null })
    await db
      .from('booking_attempts')
      .where('state', 'calling')
      .update({ lease_until: db.raw('now()') })
    startWorker()
    await eventually(async () => {
      await db
        .from('booking_attempts')
        .where('next_look_at', '>', db.raw('now()'))
        .update({ next_look_at: db.raw('now()') })
      return (await countPending()) === 0
    }, 480_000)
    const rows = await Shipment.query().whereIn('id', ids).select('waybillNumber')
    assert.lengthOf(new Set(rows.map(({ waybillNumber }) => waybillNumber)), ROWS)
    assert.deepEqual(await findLedgerFaults(), [])
  }).timeout(700_000)

  for (const [series, { name, table, isPaid }] of PHASES.entries()) {
    test(`is paid once and completely when the payment is killed ${name} and then repeated`, async ({
      assert,
      cleanup,
    }) => {
      await putMoney(wallet, { kobo: ROWS * PRICE * 100 })
      const before = { shipments: await countShipments(), kobo: await readCashKobo() }
      const { body } = await call('POST', '', { rows: await buildLocalRows(ROWS, { series }) })
      const { id } = body.data
      const holding = await db.transaction()
      cleanup(() => holding.rollback().catch(() => {}))
      // This lock lets others read the table, but makes writers wait.
      await holding.rawQuery(`lock table ${table} in share row exclusive mode`)
      const key = { 'Idempotency-Key': `the-day-${series}-of-a-shop` }
      const payment = call('POST', `/${id}/pay`, { balance: 'Wallet' }, key).catch(() => null)
      await waitForWriters()
      await kill(web.child)
      await payment
      await holding.rollback()
      await waitForBlocked(0)

      const paid = { shipments: before.shipments + ROWS, kobo: before.kobo - ROWS * PRICE * 100 }
      assert.deepEqual(
        { shipments: await countShipments(), kobo: await readCashKobo() },
        isPaid ? paid : before
      )
      web = await startWeb()
      token = await signIn(web, user.email)
      const again = await call('POST', `/${id}/pay`, { balance: 'Wallet' }, key)
      assert.equal(again.status, 200)
      assert.deepEqual({ shipments: await countShipments(), kobo: await readCashKobo() }, paid)
      assert.deepEqual(await findLedgerFaults(), [])
    }).timeout(180_000)
  }
})

/** Waits until the payment waits for the locked table. */
async function waitForWriters() {
  await eventually(async () => {
    const rows = await db.from('pg_locks').where({ granted: false, locktype: 'relation' })
    return rows.length > 0
  }, 60_000)
}
