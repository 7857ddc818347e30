import { once } from 'node:events'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { eventually } from '#tests/support/eventually'
import { kill, signIn, startWeb, waitForBlocked } from '../wallet/processes.js'

/** Longer than the time after which requests are cut. */
const ENDED_WITHIN_MS = 60_000

test.group('A web process that is told to stop', (group) => {
  let end = () => Promise.resolve()

  group.setup(async () => {
    await seedDemoAccounts()
    await seedDemoWallets()
  })
  group.each.teardown(() => end())

  async function start(drainSeconds: string) {
    const { child, address } = await startWeb({ DRAIN_SECONDS: drainSeconds })
    end = () => kill(child)
    const ask = async (path: string) => {
      const response = await fetch(`${address}${path}`)
      await response.arrayBuffer()
      return [response.status, response.headers.get('connection')]
    }
    return { child, address, ask }
  }

  /** Starts a process whose only request waits for a lock. */
  async function startWithSlowRequest() {
    const web = await start('0')
    const authorization = await signIn(web, 'member@sendam.test')
    const holding = await db.transaction()
    end = async () => {
      await kill(web.child)
      if (!holding.isCompleted) await holding.rollback()
    }
    await holding.rawQuery('lock table ledger_accounts in access exclusive mode')
    const answer = fetch(`${web.address}/api/v1/wallet`, { headers: { authorization } })
    answer.catch(() => {})
    await waitForBlocked(1)
    const ended = once(web.child, 'exit')
    web.child.kill('SIGTERM')
    return { ...web, holding, answer, ended }
  }

  test('serves on, sends proxies to others, ends streams, and ends connections with their answer; at a second signal, it ends at once', async ({
    assert,
  }) => {
    const { child, address, ask } = await start('20')
    assert.deepEqual(await ask('/health/serving'), [200, 'keep-alive'])
    const stream = await fetch(`${address}/live?parcel=4711`)
    child.kill('SIGTERM')
    await eventually(async () => {
      const [status] = await ask('/health/serving')
      return status === 503
    })
    assert.deepEqual(await ask('/health/live'), [200, 'close'])
    await stream.text()
    await eventually(() => {
      child.kill('SIGTERM')
      return child.exitCode === 1
    })
  })

  test('stops listening, but answers the requests that have begun before it ends', async ({
    assert,
  }) => {
    const { child, ask, holding, answer, ended } = await startWithSlowRequest()
    await eventually(() => ask('/health/live').then(...[() => false, () => true]))
    assert.isNull(child.exitCode)
    await holding.rollback()
    const { status, headers } = await answer
    assert.deepEqual([status, headers.get('connection')], [200, 'close'])
    assert.deepEqual(await ended, [0, null])
  })

  test('cuts requests that take too long', async ({ assert }) => {
    const { child, answer } = await startWithSlowRequest()
    await assert.rejects(() => answer)
    await eventually(() => child.exitCode === 0, ENDED_WITHIN_MS)
  }).timeout(2 * ENDED_WITHIN_MS)
})
