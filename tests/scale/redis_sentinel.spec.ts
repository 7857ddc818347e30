import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killKept, spawnKept } from '../../bin/runtime/keeper.js'
import { assertRedisAnswers } from '../../bin/runtime/outside_redis.js'
import { freePort } from '../../bin/runtime/port.js'
import { REDIS_PROGRAMS, SystemRedis } from '../../bin/runtime/system_redis.js'
import { systemProgram, untilAnswered } from '../../bin/runtime/system_program.js'
import { processes } from '#tests/faults/runtime/process_list'
import { HeldDatabase } from '#tests/faults/runtime/held_database'
import { RunningSendam } from '#tests/faults/runtime/running_sendam'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { eventually } from '#tests/support/eventually'

const WITHIN_MS = 60_000

/** Starts a sentinel, which alone decides that the master is lost. Returns its port. */
async function startSentinel(folder: string, master: SystemRedis) {
  const port = await freePort()
  const { hostname, port: masterPort } = new URL(master.url)
  const file = join(folder, 'sentinel.conf')
  writeFileSync(
    file,
    `port ${port}
bind 127.0.0.1
dir ${folder}
requirepass watch
sentinel monitor sendam ${hostname} ${masterPort} 1
sentinel down-after-milliseconds sendam 1000
sentinel failover-timeout sendam 5000
`
  )
  const child = spawnKept({
    command: [systemProgram(REDIS_PROGRAMS)!, file, '--sentinel'],
    signal: 'KILL',
    target: 'group',
    cwd: folder,
    env: process.env,
    output: 'ignore',
  })
  return { port, kill: () => killKept(child) }
}

test.group('Redis behind Sentinel', (group) => {
  let folder = ''
  let master: SystemRedis
  let sendam: RunningSendam

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-sentinel-'))
    chmodSync(folder, 0o755)
    master = await SystemRedis.start(join(folder, 'master'))
    const replica = await SystemRedis.start(join(folder, 'replica'), {
      replicaof: `127.0.0.1 ${new URL(master.url).port}`,
    })
    const sentinel = await startSentinel(folder, master)
    const url = `redis+sentinel://127.0.0.1:1,127.0.0.1:${sentinel.port}/sendam/0?sentinelPassword=watch`
    await untilAnswered(() => assertRedisAnswers(url))
    const database = await HeldDatabase.open(join(folder, 'elsewhere'), 'sendam')
    sendam = await RunningSendam.start({
      SENDAM_DATA_DIR: folder,
      DATABASE_URL: database.url,
      REDIS_URL: url,
      WEB_PROCESSES: '2',
    })
    return async () => {
      await sendam.signal('SIGTERM')
      await Promise.all([sentinel, master, replica, database].map((server) => server.kill()))
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('keeps people signed in when the master is lost, without a restart', async ({ assert }) => {
    const page = new PageSession({}, sendam.address)
    await page.signIn('member@sendam.test')
    const before = await page.get('/api/v1/wallet')
    assert.equal(before.status, 200)
    await master.kill()
    const statuses = new Set<number>()
    await eventually(async () => {
      const { status } = await page.get('/api/v1/wallet')
      statuses.add(status)
      return status === 200
    }, WITHIN_MS)
    assert.includeMembers([200, 503], [...statuses])
    const other = new PageSession({}, sendam.address)
    await other.signIn('other@sendam.test')
    const signedIn = await other.get('/api/v1/wallet')
    assert.equal(signedIn.status, 200)
  })
})
