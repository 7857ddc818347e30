import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLiveStream } from '#tests/functional/identity/live/live_stream'
import { OauthBrowser } from '#tests/functional/identity/oauth/oauth_browser'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { eventually } from '#tests/support/eventually'
import { promtool, WITHOUT_PROMTOOL } from '#tests/support/promtool'
import { childrenOf, processes } from './process_list.js'
import { RunningSendam } from './running_sendam.js'

/** Makes each request open a new connection, so that either process may answer. */
const NEW_CONNECTION = { connection: 'close' }
/** That one of the two processes answers all 16 requests has a chance of one in 33,000. */
const REPETITIONS = 16
const TOKEN = 'a-token-of-some-length'

async function repeat<T>(ask: () => Promise<T>): Promise<T[]> {
  const answers = []
  for (let n = 0; n < REPETITIONS; n++) answers.push(await ask())
  return [...new Set(answers)]
}

test.group('Two web processes on one port', (group) => {
  let sendam: RunningSendam
  let folder = ''

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-two-'))
    chmodSync(folder, 0o755)
    const { REDIS_URL } = process.env
    sendam = await RunningSendam.start({
      SENDAM_DATA_DIR: folder,
      WEB_PROCESSES: '2',
      METRICS_TOKEN: TOKEN,
      ...(REDIS_URL ? { REDIS_URL } : {}),
    })
    return async () => {
      await sendam.signal('SIGTERM')
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const listWebs = () =>
    childrenOf(sendam.pid).filter(({ command }) => command.endsWith('bin/server.js'))
  const newVisitor = () => new PageSession(NEW_CONNECTION, sendam.address)
  const status = (path: string, init: RequestInit = {}) =>
    fetch(`${sendam.address}${path}`, {
      ...init,
      headers: { ...NEW_CONNECTION, ...init.headers },
    }).then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })

  test('both serve, and /metrics of either reports both', async ({ assert }) => {
    assert.lengthOf(listWebs(), 2)
    await eventually(async () => {
      const response = await fetch(`${sendam.address}/metrics`, {
        headers: { ...NEW_CONNECTION, authorization: `Bearer ${TOKEN}` },
      })
      const text = await response.text()
      const named = [...text.matchAll(/^process_cpu_seconds_total\{process="[^"]+:(\d+)"/gm)]
      assert.lengthOf(text.match(/^# TYPE process_cpu_seconds_total /gm) ?? [], 1)
      return named.length === 2
    })
  })

  test('give metrics that promtool accepts', async ({ assert }) => {
    const response = await fetch(`${sendam.address}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    const input = await response.text()
    const checked = promtool(['check', 'metrics'], { input })
    assert.equal(checked.status, 0, checked.output)
  }).skip(...WITHOUT_PROMTOOL)

  test('share sessions: signing out everywhere ends them in both', async ({ assert }) => {
    const phone = newVisitor()
    const laptop = newVisitor()
    for (const device of [phone, laptop]) await device.signIn('member@sendam.test')
    const readStatus = async () => {
      const answer = await phone.get('/api/v1/wallet')
      return answer.status
    }
    assert.deepEqual(await repeat(readStatus), [200])
    await laptop.send('DELETE', '/api/v1/sessions')
    assert.deepEqual(await repeat(readStatus), [401])
  })

  test('count sign-in attempts together', async ({ assert }) => {
    const guess = () =>
      status('/api/v1/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'franchise@sendam.test', password: 'not this one' }),
      })
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await guess())
    assert.deepEqual(answers.slice(0, 10), Array(10).fill(401))
    assert.deepEqual(answers.slice(10), [429, 429])
  })

  test('send live updates to all open pages, whichever process made the change', async ({
    assert,
  }) => {
    const page = newVisitor()
    await page.signIn('other@sendam.test')
    const streams = await Promise.all(Array.from({ length: 6 }, () => openLiveStream(page)))
    const staff = newVisitor()
    await staff.signIn('admin@sendam.test')
    const search = await staff.get('/api/v1/wallet/all?condition=other')
    const { data } = await search.json()
    const [{ id, userId }] = data
    const credit = await staff.send('POST', '/api/v1/wallet/operation', {
      walletId: id,
      walletUserId: userId,
      amount: 100,
      comment: 'Sorry',
      isCredit: true,
    })
    assert.equal(credit.status, 200)
    for (const stream of streams) {
      assert.equal(await stream.next(), 'money')
      await stream.close()
    }
  })

  test('share the sign-in of the local OAuth provider', async ({ assert }) => {
    for (const email of ['ada', 'obi', 'ngozi'].map((name) => `${name}@local.example`)) {
      const browser = new OauthBrowser(NEW_CONNECTION, sendam.address)
      assert.isString(await browser.fetchToken({ email }))
    }
  })

  test('one keeps serving while the other restarts after a crash', async ({ assert }) => {
    const [first] = listWebs()
    process.kill(first!.pid, 'SIGKILL')
    await eventually(() => !listWebs().some(({ pid }) => pid === first!.pid))
    const statuses = new Set<number>()
    await eventually(async () => {
      statuses.add(await status('/health'))
      return listWebs().length === 2
    })
    assert.deepEqual([...statuses], [200])
    assert.include(sendam.output, 'The web process stopped (SIGKILL); starting it again.')
  })
})
