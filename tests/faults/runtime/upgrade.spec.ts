import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { checkFigures } from '#admin/console/figure_verification'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { runAce } from '#tests/support/backups'
import { eventually } from '#tests/support/eventually'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { migrationFaults } from '../../unit/runtime/migration_faults.js'
import { kill, startWeb, type Web } from '../wallet/processes.js'
import { makeNextRelease, NEXT_MIGRATIONS } from './next_release.js'
import { Payers } from './payers.js'
import { RunningSendam } from './running_sendam.js'

const WITHIN_MS = 120_000

/** Where a release is killed: what it waits for, who holds that, and what was completed before. */
const STEPS = [
  { wanted: 'ledger_accounts', hold: 'lock table ledger_accounts in row exclusive mode', done: 0 },
  {
    wanted: 'ledger_transfers',
    hold: 'lock table ledger_transfers in row exclusive mode',
    done: 1,
  },
  {
    wanted: 'pg_proc',
    hold: 'alter function post_transfer(jsonb, bigint[], bigint[]) cost 99',
    done: 2,
  },
  { wanted: 'countries', hold: 'lock table countries in share row exclusive mode', done: 3 },
]

test.group('A database of 1.0.0, upgraded twice while customers pay', (group) => {
  let next: ReturnType<typeof makeNextRelease>
  let database: EarlierDatabase
  let old: Web | undefined
  let env: { DATABASE_URL: string }

  group.setup(async () => {
    next = makeNextRelease()
    database = await EarlierDatabase.of('1.0.0')
    env = { DATABASE_URL: database.beside.url }
    const name = db.primaryConnectionName
    const { config } = db.manager.get(name)!
    db.manager.patch(name, {
      ...config,
      connection: { connectionString: env.DATABASE_URL },
    } as never)
    return async () => {
      if (old) await kill(old.child)
      next.remove()
      db.manager.patch(name, config)
      await database.drop()
    }
  })

  const startRelease = () =>
    RunningSendam.launch(
      { ...process.env, ...env } as Record<string, string>,
      ['bin/next.ts'],
      next.folder
    )

  async function listCompleted() {
    const rows = await database.query<{ name: string }>(
      `select name from adonis_schema where name like '%/9%' order by name`
    )
    return rows.map((row) => row.name.split('/').at(-1)!)
  }

  async function notesChannels() {
    const [posting] = await database.query<{ text: string }>(
      `select prosrc as text from pg_proc where proname = 'post_transfer'`
    )
    return posting!.text.includes('posting_channels')
  }

  async function hasReleaseConnections() {
    const found = await database.query(
      `select from pg_stat_activity where application_name = 'sendam release' and datname = current_database()`
    )
    return found.length > 0
  }

  /** Kills a release while it waits for a lock that another process holds. */
  async function killRelease({ wanted, hold }: (typeof STEPS)[number]) {
    const holder = new pg.Client({ connectionString: env.DATABASE_URL })
    await holder.connect()
    try {
      await holder.query(`begin; ${hold}`)
      const release = await startRelease()
      const isWaiting = () => release.output.includes(`Waiting for ${wanted}, which process`)
      await eventually(() => release.hasEnded || isWaiting(), WITHIN_MS)
      if (!isWaiting()) throw new Error(release.output)
      await release.signal('SIGKILL')
      await eventually(async () => !(await hasReleaseConnections()))
    } finally {
      await holder.end()
    }
  }

  async function findFaults(payers: Payers) {
    await payers.end()
    const figures = await checkFigures({ all: true })
    return {
      failures: payers.failures,
      wrongPayments: await payers.countWrong(),
      ledger: await findAllLedgerFaults(),
      figures: figures.faults,
    }
  }

  const NO_FAULTS = { failures: [], wrongPayments: 0, ledger: [], figures: [] }

  test('is complete at each moment at which the release is killed, and loses no payment', async ({
    assert,
    cleanup,
  }) => {
    assert.deepEqual(Object.values(NEXT_MIGRATIONS).flatMap(migrationFaults), [])
    const { code, output } = await runAce(['prepare'], env)
    assert.equal(code, 0, output)
    old = await startWeb(env)
    const payers = await Payers.begin(old)
    cleanup(() => payers.end())
    const names = Object.keys(NEXT_MIGRATIONS)
    for (const step of STEPS) {
      await killRelease(step)
      assert.deepEqual(await listCompleted(), names.slice(0, step.done), step.wanted)
      assert.equal(await notesChannels(), step.done === names.length, step.wanted)
      await payers.waitForSome()
      assert.deepEqual(payers.failures, [], step.wanted)
    }
    const last = await startRelease()
    assert.equal(await last.ended(), 0, last.output)
    assert.match(last.output, /The database was up to date already\.\n$/)
    assert.deepEqual(await findFaults(payers), NO_FAULTS)
    const [noted] = await database.query<{ count: number }>('select count(*) from posting_channels')
    assert.isAbove(noted!.count, 20)
  })

  test('serves the next version, and after a rollback this one again', async ({
    assert,
    cleanup,
  }) => {
    const newer = await startWeb(env, next.folder)
    cleanup(() => kill(newer.child))
    const forward = await Payers.begin(newer)
    await forward.waitForSome()
    assert.deepEqual(await findFaults(forward), NO_FAULTS)
    await Promise.all([newer, old!].map(({ child }) => kill(child)))
    old = await startWeb(env)
    const back = await Payers.begin(old)
    await back.waitForSome()
    assert.deepEqual(await findFaults(back), NO_FAULTS)
  })
})
