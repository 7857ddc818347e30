import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD, seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo'
import { findLedgerFaults } from '#wallet/ledger_check'
import LedgerAccount from '#wallet/models/ledger_account'
import Shipment from '#shipping/models/shipment'
import { freePort } from '../../../bin/runtime/port.js'
import { eventually } from '#tests/eventually'
import { makeShipment } from '#tests/shipment_rows'

/** A web process of its own, on the same database, that can be killed without taking the tests along. */
async function startWeb(): Promise<{ child: ChildProcess; address: string }> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
    cwd: app.makePath(),
    env: { ...process.env, PORT: port },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await eventually(() => isUp(address), 60_000)
  return { child, address }
}

async function isUp(address: string) {
  const response = await fetch(`${address}/health/live`)
  return response.ok
}

async function kill({ child }: { child: ChildProcess }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'manager@sendam.test', password: DEMO_PASSWORD }),
  })
  return response.headers.get('authorization')!
}

function pay(address: string, authorization: string, shipment: Shipment) {
  return fetch(`${address}/api/v1/shipment/${shipment.transactionReference}/make_payment/Wallet`, {
    method: 'POST',
    headers: { authorization, 'idempotency-key': shipment.transactionReference },
  })
}

async function cashEntries(shipment: Shipment) {
  return db
    .from('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_transfers.reference', shipment.transactionReference)
    .where('ledger_accounts.kind', 'cash')
    .select('ledger_entries.amount_kobo')
}

test.group('A web process that is killed while it takes a payment', (group) => {
  group.setup(async () => {
    await seedDemoAccounts()
    await seedDemoWallets()
  })

  test('inside the transaction it took nothing; the retry with its key pays once', async ({
    assert,
    cleanup,
  }) => {
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      owner: 'manager@sendam.test',
      shippingNaira: 1000,
    })
    const web = await startWeb()
    cleanup(() => kill(web))
    const authorization = await signIn(web.address)

    // Whoever holds the revenue account holds every payment in the middle of its transaction.
    const revenue = await LedgerAccount.ofSystem('revenue')
    const holding = await db.transaction()
    await LedgerAccount.query({ client: holding }).where('id', revenue.id).forUpdate()
    const lost = pay(web.address, authorization, shipment).catch(() => 'cut off')
    await eventually(async () => {
      const waiting = await db
        .from('pg_stat_activity')
        .where('wait_event_type', 'Lock')
        .whereILike('query', '%post_transfer%')
      return waiting.length > 0
    })
    await kill(web)
    assert.equal(await lost, 'cut off')
    await holding.rollback()

    const unpaid = await Shipment.findOrFail(shipment.id)
    assert.equal(unpaid.status, 'AWAITING_PAYMENT_CONFIRMATION')
    assert.lengthOf(await cashEntries(shipment), 0)

    const next = await startWeb()
    cleanup(() => kill(next))
    const first = await pay(next.address, authorization, shipment)
    const body = await first.json()
    assert.deepEqual([first.status, body.data], [200, { trackingNumber: shipment.trackingNumber }])

    // Killed after the payment, before anybody knew: the key brings the same answer.
    await kill(next)
    const last = await startWeb()
    cleanup(() => kill(last))
    const again = await pay(last.address, authorization, shipment)
    assert.deepEqual(await again.json(), body)
    assert.lengthOf(await cashEntries(shipment), 1)
    assert.deepEqual(await findLedgerFaults(), [])
  }).timeout(180_000)
})
