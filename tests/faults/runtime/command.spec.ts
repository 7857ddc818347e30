import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#tests/support/eventually'
import { HeldDatabase } from './held_database.js'
import { processes } from './process_list.js'
import { RunningSendam } from './running_sendam.js'

const ROOT = join(import.meta.dirname, '..', '..', '..')

test.group('node ace', (commands) => {
  let folder = ''

  commands.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-command-'))
    chmodSync(folder, 0o755)
    return () => rmSync(folder, { recursive: true, force: true })
  })

  /** Runs `node ace` with no setting except the data folder, as in a new installation. */
  function ace(args: string[], env: Record<string, string> = {}) {
    const { PATH, HOME } = process.env
    const options = { cwd: ROOT, env: { PATH, HOME, SENDAM_DATA_DIR: folder, ...env } }
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = execFile(process.execPath, ['ace.js', ...args], options, (_, out, errors) =>
        resolve({ code: child.exitCode, output: out + errors })
      )
    })
  }

  test('starts its own database, prepares it, and leaves no process running', async ({
    assert,
  }) => {
    const { code, output } = await ace(['seed:zones', '--dry-run'])
    assert.equal(code, 0, output)
    assert.match(output, /0 added, 0 changed, 0 removed, [1-9]\d* unchanged/)
    await eventually(() => !processes().some(({ command }) => command.includes(folder)))
  })

  test('restores a backup with its key into a folder without a database', async ({ assert }) => {
    const backups = join(folder, 'backups')
    const passphrase = { BACKUP_PASSPHRASE: 'three blind mice and a cat' }
    const backedUp = await ace(['backup', backups, '--with-keys'], passphrase)
    assert.equal(backedUp.code, 0, backedUp.output)
    const path = join(backups, readdirSync(backups)[0]!)
    const elsewhere = { SENDAM_DATA_DIR: join(folder, 'elsewhere') }

    const refused = await ace(['restore', path], elsewhere)
    assert.equal(refused.code, 1)
    assert.include(refused.output, 'made with another APP_KEY')
    const keys = await ace(['restore', path, '--show-keys'], { ...elsewhere, ...passphrase })
    const [, key = ''] = /^APP_KEY=(\S+)$/m.exec(keys.output) ?? []
    const restored = await ace(['restore', path], { ...elsewhere, APP_KEY: key })
    assert.equal(restored.code, 0, restored.output)
    assert.include(restored.output, 'The ledger has no faults')
  })

  test('uses the database of the running application', async ({ assert }) => {
    const sendam = await RunningSendam.start({ SENDAM_DATA_DIR: folder })
    try {
      const { code, output } = await ace(['ledger:verify'])
      assert.equal(code, 0, output)
      assert.include(output, 'The ledger has no faults')
      assert.isTrue(await sendam.answers())
    } finally {
      await sendam.signal('SIGTERM')
    }
  })

  test('{command} refuses a database with other migrations and leaves it unchanged')
    .with([{ command: 'migration:run' }, { command: 'ledger:verify' }])
    .run(async ({ assert, cleanup }, { command }) => {
      const earlier = await HeldDatabase.open(join(folder, 'outside'))
      cleanup(() => earlier.kill())
      await earlier.query(`create table adonis_schema as
        select 'database/migrations/0001_identity' as name`)
      const { code, output } = await ace([command], { DATABASE_URL: earlier.url })
      assert.equal(code, 1)
      assert.match(output, /^The database [^\n]+ another version of Sendam [^\n]+\.\n$/)
      await earlier.query('drop table adonis_schema')
      assert.deepEqual(
        await earlier.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`),
        []
      )
    })

  test('reports an invalid setting in one sentence and exits with 1', async ({ assert }) => {
    const { code, output } = await ace(['list'], { PORT: 'http' })
    assert.equal(code, 1)
    assert.match(output, /^PORT=http [^\n]+\.\n$/)
  })
})
