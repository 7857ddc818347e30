import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemPgbouncer } from '../../bin/runtime/system_pgbouncer.js'
import { processes } from '#tests/faults/runtime/process_list'
import { HeldDatabase } from '#tests/faults/runtime/held_database'
import { RunningSendam } from '#tests/faults/runtime/running_sendam'
import { eventually } from '#tests/support/eventually'
import { toBritain } from '#tests/support/rate_requests'

const CALLS = 60
/** Rate requests that a visitor may make per minute. */
const QUOTES = 60

test.group('Sendam behind PgBouncer in transaction mode', (group) => {
  let folder = ''
  let database: HeldDatabase
  let pgbouncer: SystemPgbouncer
  let env: Record<string, string>
  let sendam: RunningSendam

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-pooled-'))
    chmodSync(folder, 0o755)
    database = await HeldDatabase.open(join(folder, 'elsewhere'), 'sendam')
    pgbouncer = await SystemPgbouncer.start(join(folder, 'pgbouncer'), database.url)
    env = {
      SENDAM_DATA_DIR: folder,
      DATABASE_URL: pgbouncer.through(database.url),
      DATABASE_DIRECT_URL: database.url,
      WEB_PROCESSES: '2',
    }
    sendam = await RunningSendam.start(env)
    return async () => {
      await sendam.signal('SIGTERM')
      await pgbouncer.kill()
      await database.kill()
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('prepares a fresh database and answers sixty concurrent calls', async ({ assert }) => {
    const token = await sendam.signIn()
    assert.match(token, /^Bearer /)
    const requestWallet = () =>
      fetch(`${sendam.address}/api/v1/wallet`, { headers: { authorization: token } })
    const statuses = await Promise.all(
      Array.from({ length: CALLS }, async () => {
        const { status } = await requestWallet()
        return status
      })
    )
    assert.deepEqual(new Set(statuses), new Set([200]))
  })

  test('shares one rate limit between both web processes', async ({ assert }) => {
    const requestQuote = () =>
      fetch(`${sendam.address}/api/v1/rate/quote`, {
        method: 'POST',
        // Makes each request open a new connection, so that both processes get some.
        headers: { 'content-type': 'application/json', 'connection': 'close' },
        body: JSON.stringify(toBritain()),
      })
    const answers = await Promise.all(Array.from({ length: QUOTES + 1 }, requestQuote))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array.from({ length: QUOTES }, () => 200), 429])
  })

  test('refuses a DATABASE_DIRECT_URL of another database in one sentence', async ({ assert }) => {
    const other = new URL(database.url)
    other.pathname = '/postgres'
    const refused = await RunningSendam.launch({ ...env, DATABASE_DIRECT_URL: other.href })
    assert.equal(await refused.ended(), 1)
    assert.match(
      refused.output,
      /^DATABASE_DIRECT_URL leads to "postgres" on 127\.0\.0\.1:\d+, and DATABASE_URL to another database: [^\n]+\.\n$/
    )
  })
})
