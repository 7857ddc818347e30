import { test } from '@japa/runner'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { eventually } from '#tests/support/eventually'
import { HeldDatabase } from './held_database.js'
import { processes } from './process_list.js'
import { RunningSendam } from './running_sendam.js'

/** Subscribes to a parcel's live updates as a page does. */
async function subscribeTo({ port }: RunningSendam) {
  const { body } = await fetch(`http://127.0.0.1:${port}/live?parcel=4711`)
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<string> => {
    const { value = 'the end' } = await reader.read()
    return value.startsWith('data:') || value === 'the end' ? value : next()
  }
  return { next }
}

/** Long enough for the build that the first start may need. */
const BUILT_WITHIN_MS = 180_000

test.group('web, worker and release', (programs) => {
  let folder = ''
  let database: HeldDatabase
  const running: RunningSendam[] = []

  programs.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-release-'))
    chmodSync(folder, 0o755)
    database = await HeldDatabase.open(join(folder, 'outside'), 'sendam')
    return async () => {
      await Promise.all(running.splice(0).map((program) => program.signal('SIGKILL')))
      await database.kill()
      await eventually(() => !processes().some(({ command }) => command.includes(folder)))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const productionEnv = () => ({
    NODE_ENV: 'production',
    APP_KEY: randomBytes(32).toString('hex'),
    APP_URL: 'https://ship.example.ng',
    SENDAM_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
  })

  async function run(program: string, env: Record<string, string> = {}): Promise<RunningSendam> {
    const started = await RunningSendam.launch({ ...productionEnv(), ...env }, [
      'bin/run.ts',
      program,
    ])
    running.push(started)
    return started
  }

  async function readOutcome(program: RunningSendam): Promise<string> {
    return `${await program.ended()}: ${program.output}`
  }

  async function serve(): Promise<RunningSendam> {
    const web = await run('web')
    await eventually(async () => web.hasEnded || (await web.answers()))
    return web
  }

  /**
   * Creates a table `shipments` in an open transaction, so that the migration that creates
   * `shipments` has to wait.
   */
  async function claimShipments(cleanup: (end: () => Promise<void>) => void) {
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => {})
    await client.connect()
    cleanup(() => client.end())
    await client.query('begin')
    await client.query('create table shipments (id int)')
    return () => client.query('rollback')
  }

  const waitsForLock = async () => {
    const waiting = await database.query('select 1 from pg_locks where not granted')
    return waiting.length > 0
  }

  const listMigrations = async () => {
    const names = await database.query('select name from adonis_schema')
    return names.flat()
  }

  test('a release killed during a migration keeps the complete migrations, and the next one finishes', async ({
    assert,
    cleanup,
  }) => {
    const endOther = await claimShipments(cleanup)
    const killed = await run('release')
    await eventually(waitsForLock, BUILT_WITHIN_MS)
    await killed.signal('SIGKILL')
    await eventually(() => !processes().some(({ command }) => command.endsWith('ace.js prepare')))
    await endOther()
    const before = await listMigrations()
    assert.include(before, 'database/migrations/0001_foundation')
    assert.notInclude(before, 'database/migrations/0019_shipments')

    const web = await readOutcome(await run('web'))
    assert.match(web, /^1: The database "sendam" on \S+ is not prepared for this version/)
    assert.match(
      await readOutcome(await run('release')),
      /^0: [^]*prepared: \d+ migrations made\.\n$/
    )
    assert.match(
      await readOutcome(await run('release')),
      /^0: The database was up to date already\.\n$/
    )
  })

  test('of two concurrent releases, the second waits and finds nothing to do', async ({
    assert,
    cleanup,
  }) => {
    const endOther = await claimShipments(cleanup)
    const releases = await Promise.all([run('release'), run('release')])
    await eventually(
      () => releases.some(({ output }) => output.includes('waiting for it')),
      BUILT_WITHIN_MS
    )
    await endOther()
    const outcomes = await Promise.all(releases.map(readOutcome))
    const waited = outcomes.filter((one) => one.includes('waiting for it'))
    const [first] = outcomes.filter((one) => !waited.includes(one))
    assert.match(
      waited.join(),
      /^0: [^]*waiting for it\.\nThe database was up to date already\.\n$/
    )
    assert.match(first ?? '', /^0: [^]*The database is prepared: \d+ migrations made\.\n$/)
  })

  test('web and worker processes run side by side, and require a prepared database', async ({
    assert,
  }) => {
    for (const program of ['web', 'worker']) {
      const refused = await readOutcome(await run(program))
      assert.match(refused, /^1: [^]*The database "sendam" on \S+ is not prepared [^\n]+\.\n$/)
    }
    await readOutcome(await run('release'))
    const [first, second] = [await serve(), await serve()]
    const workers = [await run('worker'), await run('worker')]
    const hasSchedules = async () => {
      const schedules = await database.query('select 1 from queue_schedules limit 1')
      return schedules.length === 1
    }
    await eventually(hasSchedules)
    assert.isTrue((await first.answers()) && (await second.answers()))
    for (const one of [first, second, ...workers]) assert.isFalse(one.hasEnded, one.output)
    const pages = await Promise.all([first, second].map(subscribeTo))
    const news = { channel: 'parcel:4711', payload: 'parcel' }
    const sent = [{ from: 'elsewhere', channel: 'transmit::broadcast', message: news }]
    await database.query(`select pg_notify('sendam_news', '${JSON.stringify(sent)}')`)
    for (const page of pages) assert.include(await page.next(), JSON.stringify(news))
    // Open connections for live updates must not keep a web process from stopping.
    for (const web of [first, second]) assert.equal(await web.signal('SIGTERM'), 0, web.output)
  })

  test('a web process accepts a database prepared by a newer version, and no unrelated one', async ({
    assert,
  }) => {
    await readOutcome(await run('release'))
    const record = (name: string) =>
      database.query(`insert into adonis_schema (name, batch)
        values ('database/migrations/${name}', 2)`)
    await record('9999_of_a_newer_version')
    const older = await serve()
    assert.isTrue(await older.answers(), older.output)
    assert.match(
      await readOutcome(await run('release')),
      /^0: A newer version of Sendam has prepared this database: it is left as it is\.\n$/
    )
    await record('0005_of_another_lineage')
    assert.match(await readOutcome(await run('web')), /^1: The database .+ made by another version/)
  })

  test('npm start can run twice on one database, each on its own port', async ({ assert }) => {
    const env = productionEnv()
    const both = await Promise.all([RunningSendam.start(env), RunningSendam.start(env)])
    running.push(...both)
    const third = await RunningSendam.launch({ ...env, PORT: both[0].port })
    running.push(third)
    assert.match(await readOutcome(third), /^1: Sendam is already running from this folder on http/)
    for (const one of both) assert.isTrue(await one.answers())
  })

  test('web, worker and release refuse to start without DATABASE_URL, in one sentence', async ({
    assert,
  }) => {
    for (const program of ['web', 'worker', 'release']) {
      const refused = await readOutcome(await run(program, { DATABASE_URL: '' }))
      assert.match(refused, /^1: DATABASE_URL is missing: [^\n]+\.\n$/)
    }
  })
})
