import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { quietPort } from '../../bin/runtime/port.js'
import { HeldDatabase } from '#tests/faults/runtime/held_database'
import { processes } from '#tests/faults/runtime/process_list'
import { RunningSendam } from '#tests/faults/runtime/running_sendam'
import { eventually } from '#tests/support/eventually'
import { ShippedProxy } from './shipped_proxy.js'

const ROOT = join(import.meta.dirname, '..', '..')
const ROUNDS = 3
const REQUESTS = 5_000
const CLIENTS = 12
/** Few enough for two cores, and enough requests for each client while the processes restart. */
const BETWEEN_REQUESTS_MS = 120
const TIMEOUT_MS = 600_000

/** Stands in for systemd: asks this test to restart a process, and waits for it. */
const SYSTEMCTL = (port: number) => `#!/bin/sh
for last; do :; done
exec curl -sf -g --max-time 180 "http://127.0.0.1:${port}/$1/$last"
`

test.group('A rolling restart', (group) => {
  let folder = ''
  let database: HeldDatabase
  let proxy: ShippedProxy
  let env: Record<string, string>
  const webs = new Map<string, RunningSendam>()

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-rolling-'))
    chmodSync(folder, 0o755)
    database = await HeldDatabase.open(join(folder, 'elsewhere'), 'sendam')
    env = {
      SENDAM_DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: '5',
    }
    const release = await RunningSendam.launch(env, ['bin/run.ts', 'release'])
    if ((await release.ended()) !== 0) throw new Error(release.output)
    const ports = [String(await quietPort()), String(await quietPort())]
    await Promise.all(ports.map(serve))
    proxy = await ShippedProxy.start(process.env.TEST_PROXY!, join(folder, 'proxy'), ports)
    return async () => {
      await proxy.kill()
      await Promise.all([...webs.values()].map((web) => web.signal('SIGKILL')))
      await database.kill()
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  async function serve(port: string) {
    const web = await RunningSendam.launch({ ...env, PORT: port }, ['bin/run.ts', 'web'])
    webs.set(port, web)
    await eventually(() => web.hasEnded || web.answers(), 60_000)
  }

  /** Answers the stand-in for systemctl. */
  async function startSystemd() {
    const systemd = createServer(async ({ url = '' }, response) => {
      const [, command, unit = ''] = url.split('/')
      if (command === 'list-units') {
        const ports = unit.startsWith('sendam-web') ? [...webs.keys()] : []
        response.end(ports.map((port) => `sendam-web@${port}.service loaded active\n`).join(''))
        return
      }
      const port = unit.split('@')[1]!
      await webs.get(port)!.signal('SIGTERM')
      void serve(port)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(systemd, 'listening')
    const program = join(folder, 'systemctl')
    writeFileSync(program, SYSTEMCTL((systemd.address() as AddressInfo).port), { mode: 0o755 })
    return systemd
  }

  test('loses none of 5,000 requests in three rounds of deploy/roll.sh', async ({
    assert,
    cleanup,
  }) => {
    const systemd = await startSystemd()
    cleanup(() => void systemd.close())
    const [first] = webs.values()
    const member = await first!.apiClient('member@sendam.test')
    const staff = await first!.apiClient('admin@sendam.test')
    const authorization = await first!.signIn('admin@sendam.test')
    const read = async (call: typeof member, path: string) => {
      const response = await call('GET', path)
      return (await response.json()) as any
    }
    const { data: before } = await read(member, '/wallet')
    const { data: found } = await read(staff, '/wallet/all?condition=member')
    const credit = {
      walletId: before.id,
      walletUserId: found[0].userId,
      amount: 1,
      isCredit: true,
      comment: 'Sorry',
    }

    const lost: string[] = []
    let [sent, credits, isRolling] = [0, 0, true]
    async function ask(isCredit: boolean) {
      sent += 1
      const { statusCode, body } = await proxy.visitors.request({
        method: isCredit ? 'POST' : 'GET',
        path: `/api/v1/wallet${isCredit ? '/operation' : ''}`,
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: isCredit ? JSON.stringify(credit) : null,
      })
      const answer = await body.text()
      if (statusCode !== 200) throw new Error(`${statusCode} ${answer.slice(0, 200)}`)
      credits += Number(isCredit)
    }
    async function visit() {
      for (let turn = 0; isRolling || sent < REQUESTS; turn++) {
        await ask(turn % 3 === 0).catch((problem) => lost.push(String(problem)))
        await wait(BETWEEN_REQUESTS_MS)
      }
    }
    const visits = Promise.all(Array.from({ length: CLIENTS }, visit))
    const PATH = `${folder}:${process.env.PATH}`
    for (let round = 0; round < ROUNDS; round++) {
      await promisify(execFile)(join(ROOT, 'deploy', 'roll.sh'), { env: { PATH } })
    }
    isRolling = false
    await visits

    console.log(`${sent} requests, ${credits} of them credits, ${lost.length} lost`)
    assert.deepEqual(lost, [])
    const again = await [...webs.values()][0]!.apiClient('member@sendam.test')
    const { data: after } = await read(again, '/wallet')
    assert.equal(after.cashBalance - before.cashBalance, credits)
  }).timeout(TIMEOUT_MS)
})
