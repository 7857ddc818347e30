import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedDemoAccounts } from '#identity/demo'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findAccount, makeCreditCommand, makeVoidCommand } from '../wallet/commands.js'
import { kill, signIn, startWeb, waitForBlocked, type Web } from '../wallet/processes.js'

const STAFF = 'admin@sendam.test'

/** The database connections of a process. */
const CONNECTIONS = 10
/** Calls of each kind, more than a process has connections. */
const AT_ONCE = 12

const SETTING = 'shipping.quote_minutes'

interface Call {
  method: string
  path: string
  body?: object
}

/** A call of staff, and a lock for which its transaction waits. */
interface Action {
  call: (turn: number) => Promise<Call>
  hold: (trx: TransactionClientContract) => Promise<unknown>
}

const ACTIONS: Record<string, Action> = {
  'save rates': {
    async call(turn) {
      const zone = await ShippingZone.query().whereNull('archivedAt').orderBy('id').firstOrFail()
      const rates = [{ aboveWeight: 0, endWeight: 30, rate: 70_000 + turn }]
      return { method: 'POST', path: '/rate', body: { shippingZoneId: zone.id, rates } }
    },
    hold: (trx) => trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`),
  },
  'change a setting': {
    async call(turn) {
      return { method: 'PUT', path: `/setting/${SETTING}`, body: { value: 20 + turn } }
    },
    hold: (trx) => trx.from('settings').where('key', SETTING).forUpdate(),
  },
  'void parcels': {
    call: makeVoidCommand,
    hold: async (trx) => holdAccount(trx, await findAccount('refunds')),
  },
  'credit wallets': {
    call: makeCreditCommand,
    hold: async (trx) => holdAccount(trx, await findAccount('adjustments')),
  },
}

function holdAccount(trx: TransactionClientContract, { table, id }: { table: string; id: number }) {
  return trx.from(table).where({ id }).forUpdate()
}

test.group('More concurrent staff requests than database connections', (group) => {
  let web: Web
  let token: string

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await seedDemoWallets()
    await smallTariff()
    web = await startWeb()
    token = await signIn(web, STAFF)
    return () => kill(web.child)
  })

  const send = ({ method, path, body }: Call, as = token) =>
    fetch(`${web.address}/api/v1${path}`, {
      method,
      headers: { 'authorization': as, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    }).then(
      async (response) => (response.ok ? 'done' : `${response.status} ${await response.text()}`),
      () => 'cut off'
    )

  for (const [name, { call, hold }] of Object.entries(ACTIONS)) {
    test(`all get an answer, and so does a customer, while staff ${name}`, async ({
      assert,
      cleanup,
    }) => {
      const customer = await signIn(web, 'member@sendam.test')
      const calls: Call[] = []
      for (let turn = 0; turn < AT_ONCE; turn++) calls.push(await call(turn))
      const holding = await db.transaction()
      cleanup(async () => void (holding.isCompleted || (await holding.rollback())))
      await hold(holding)
      const requests = Promise.all(calls.map((one) => send(one)))
      // Each action waits in a transaction, so the pool has no free connection.
      await waitForBlocked(CONNECTIONS)
      const customerRequest = send({ method: 'GET', path: '/wallet' }, customer)
      await holding.commit()
      assert.deepEqual(new Set(await requests), new Set(['done']))
      assert.equal(await customerRequest, 'done')
    })
  }
})
