import { test } from '@japa/runner'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../bin/runtime/port.js'
import { eventually } from '#tests/support/eventually'
import { HeldDatabase } from './held_database.js'
import { childrenOf, processes } from './process_list.js'
import { RunningSendam } from './running_sendam.js'

const WRONG: { what: string; env: Record<string, string> }[] = [
  { what: 'production without a key', env: { NODE_ENV: 'production' } },
  { what: 'a port that is not a number', env: { PORT: 'http' } },
  { what: 'a host of another machine', env: { HOST: '203.0.113.1' } },
]

const SENTENCE = /^[^\n]+\.\n$/

test.group('npm start', (starts) => {
  let folder = ''
  const running: RunningSendam[] = []
  const databases: HeldDatabase[] = []

  starts.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-start-'))
    chmodSync(folder, 0o755)
    return async () => {
      await Promise.all(running.splice(0).map((sendam) => sendam.signal('SIGTERM')))
      await Promise.all(databases.splice(0).map((database) => database.kill()))
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  async function start(env: Record<string, string> = {}): Promise<RunningSendam> {
    const sendam = await RunningSendam.start({ SENDAM_DATA_DIR: folder, ...env })
    running.push(sendam)
    return sendam
  }

  async function readRefusal(env: Record<string, string>): Promise<string> {
    const sendam = await RunningSendam.launch({ SENDAM_DATA_DIR: folder, ...env })
    running.push(sendam)
    const exitCode = await sendam.ended()
    return `${exitCode}: ${sendam.output}`
  }

  test('restarts after kill -9 on the same port and has lost nothing', async ({ assert }) => {
    const first = await start()
    const token = await first.signIn()
    await first.signal('SIGKILL')

    const second = await start({ PORT: first.port })
    assert.isTrue(await second.knows(token))
  })

  test('leaves no process behind after kill -9', async () => {
    const sendam = await start()
    const family = childrenOf(sendam.pid).map(({ group }) => group)
    await sendam.signal('SIGKILL')
    await eventually(() => !processes().some(({ group }) => family.includes(group)))
  })

  test('stops all its processes on SIGINT and exits with 0', async ({ assert }) => {
    const sendam = await start()
    const family = childrenOf(sendam.pid).map(({ group }) => group)
    assert.isAbove(family.length, 2)
    assert.equal(await sendam.signal('SIGINT'), 0)
    assert.deepEqual(
      processes().filter(({ group }) => family.includes(group)),
      []
    )
  })

  test('drains its web processes on SIGTERM, and ends at once at a second one', async ({
    assert,
  }) => {
    const sendam = await start({ DRAIN_SECONDS: '20' })
    process.kill(sendam.pid, 'SIGTERM')
    await eventually(async () => {
      const serving = await fetch(`${sendam.address}/health/serving`)
      return serving.status === 503
    })
    assert.isTrue(await sendam.answers())
    await eventually(() => {
      if (!sendam.hasEnded) process.kill(sendam.pid, 'SIGTERM')
      return sendam.exitCode === 1
    })
  })

  test('restarts a {name} process that was killed')
    .with([
      { name: 'web', program: 'bin/server.js' },
      { name: 'worker', program: 'bin/worker.js' },
    ])
    .run(async ({ assert }, { name, program }) => {
      const sendam = await start()
      const find = () => childrenOf(sendam.pid).find(({ command }) => command.endsWith(program))
      const first = find()!
      process.kill(first.pid, 'SIGKILL')
      await eventually(() => find() !== undefined && find()!.pid !== first.pid)
      await eventually(() => sendam.answers())
      assert.include(sendam.output, `The ${name} process stopped (SIGKILL); starting it again.`)
    })

  test('refuses a second start from the same folder, and the first keeps running', async ({
    assert,
  }) => {
    const first = await start()
    const answer = await readRefusal({})
    assert.match(answer, /^1: Sendam is already running from this folder on http:\S+/)
    assert.isTrue(await first.answers())
  })

  test('reports a port in use in one sentence before it starts anything', async ({ assert }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const answer = await readRefusal({ PORT: String(port) })
    other.close()
    assert.match(answer, new RegExp(`^1: Port ${port} is already taken: .+\\.\n$`))
  })

  test('reports {what} in one sentence and exits with 1')
    .with(WRONG)
    .run(async ({ assert }, { env }) => {
      const answer = await readRefusal(env)
      assert.match(answer, /^1: /)
      assert.match(answer.slice(3), SENTENCE)
    })

  test('reports all problems of a production configuration before it serves', async ({
    assert,
  }) => {
    const answer = await readRefusal({
      NODE_ENV: 'production',
      APP_KEY: 'a'.repeat(40),
      COURIER_DRIVER: 'sandbox',
      S3_BUCKET: 'files',
    })
    const [head, ...lines] = answer.slice(answer.indexOf('Sendam cannot start')).trim().split('\n')
    assert.match(answer, /^1: /)
    assert.equal(head, 'Sendam cannot start:')
    assert.deepEqual(
      lines.map((line) => line.split(' ')[1]),
      ['APP_URL', 'APP_KEY', 'S3_BUCKET', 'COURIER_DRIVER=sandbox']
    )
  })

  test('names a database that cannot be reached, but not its password', async ({ assert }) => {
    const port = await freePort()
    const answer = await readRefusal({
      DATABASE_URL: `postgres://app:secret-word@127.0.0.1:${port}/parcels`,
    })
    assert.match(
      answer,
      new RegExp(`^1: The database on 127\\.0\\.0\\.1:${port} cannot be reached`)
    )
    assert.match(answer.slice(3), SENTENCE)
    assert.notInclude(answer, 'secret-word')
  })

  async function hold(place: string): Promise<HeldDatabase> {
    const database = await HeldDatabase.open(place, 'sendam')
    databases.push(database)
    return database
  }

  /** Creates a database whose only migration is one that this version does not have. */
  async function holdEarlier(place: string): Promise<HeldDatabase> {
    const database = await hold(place)
    await database.query(`
      create table adonis_schema as select 'database/migrations/0001_identity' as name;
      create table users as select 42 as id`)
    return database
  }

  const tablesOf = (database: HeldDatabase) =>
    database.query(`select relname from pg_class
      where relnamespace = 'public'::regnamespace order by 1`)

  test('stays live but not ready while its database is down, and its pages say that something went wrong', async ({
    assert,
  }) => {
    const database = await hold(join(folder, 'elsewhere'))
    const sendam = await start({ DATABASE_URL: database.url })
    const entry = await fetch(`${sendam.address}/signin`)
    assert.match(await entry.text(), /<h1[^>]*>/)
    const turnedAway = await fetch(`${sendam.address}/base/home`, { redirect: 'manual' })
    const cookies = turnedAway.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
    assert.isTrue(cookies.some((cookie) => cookie.startsWith('sendam-session=')))
    const headers = { cookie: cookies.join('; ') }
    await database.kill()
    await eventually(() => !processes().some(({ command }) => command.includes('elsewhere')))

    const live = await fetch(`${sendam.address}/health/live`, { headers })
    assert.deepEqual([live.status, await live.json()], [200, { status: 'live' }])
    const ready = await fetch(`${sendam.address}/health`, { headers })
    assert.deepEqual([ready.status, ((await ready.json()) as any).status], [503, 'unavailable'])
    for (const path of ['/', '/base/home', '/signin']) {
      const page = await fetch(`${sendam.address}${path}`, { headers })
      assert.equal(page.status, 503, path)
      assert.match(
        await page.text(),
        /<title[^>]*>Something went wrong .*<h1[^>]*>Something went wrong/s
      )
    }
  })

  test('refuses the database of an earlier checkout and leaves it unchanged', async ({
    assert,
  }) => {
    const earlier = await holdEarlier(folder)
    await earlier.kill()
    const answer = await readRefusal({})
    assert.match(answer, /^1: /)
    assert.include(answer, `The database in ${earlier.folder} was made by another version`)
    assert.match(answer, /: delete that folder to begin anew, [^\n]+\.\n$/)
    assert.deepEqual(await tablesOf(await hold(folder)), [['adonis_schema'], ['users']])
  })

  test('refuses an external database of another version and leaves it unchanged', async ({
    assert,
  }) => {
    const earlier = await holdEarlier(join(folder, 'outside'))
    const answer = await readRefusal({ DATABASE_URL: earlier.url })
    assert.match(answer, /^1: /)
    assert.match(answer, /The database "sendam" on 127\.0\.0\.1:\d+ was made by another version/)
    assert.match(answer, /: set DATABASE_URL to an empty database to begin anew, [^\n]+\.\n$/)
    assert.deepEqual(await tablesOf(earlier), [['adonis_schema'], ['users']])
  })
})
