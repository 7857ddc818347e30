import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import User from '#identity/accounts/models/user'
import { verifyArchive } from '#admin/backup/archive_reader'
import {
  collectOutput,
  type Env,
  listFiles,
  makeFolder,
  removeFolder,
  runAce,
  SecondDatabase,
} from '#tests/support/backups'
import { mailOf, person } from '#tests/support/people'
import { promtool, WITHOUT_PROMTOOL } from '#tests/support/promtool'

const FILE_KEY = 'images/00/logo.png'

test.group('The nightly backup', (group) => {
  let folder = ''

  group.setup(async () => {
    await seedDemoAccounts()
    await seedDemoWallets()
    const { id } = await User.findByOrFail('email', 'owner@acme.test')
    await db.table('images').insert({
      id: '00000000-0000-4000-8000-000000000001',
      purpose: 'logo',
      uploaded_by: id,
      file_key: FILE_KEY,
      content_type: 'image/png',
      bytes: 6,
      width: 1,
      height: 1,
    })
    await drive.use().put(FILE_KEY, 'a logo')
    return async () => {
      await db.from('images').where('file_key', FILE_KEY).delete()
      await drive.use().delete(FILE_KEY)
    }
  })

  group.each.setup(() => {
    folder = makeFolder()
    return () => removeFolder(folder)
  })

  async function backUp() {
    const { code, output } = await runAce(['backup', folder])
    if (code !== 0) throw new Error(output)
  }

  /** Runs the drill as its unit does; its database is dropped after the test. */
  async function drill(database: SecondDatabase) {
    const child = spawn(app.makePath('deploy', 'drill.sh'), [folder, join(folder, 'drill.prom')], {
      cwd: app.makePath(),
      env: { ...process.env, DRILL_DATABASE_URL: database.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { code, output } = await collectOutput(child)
    return { code, output, metrics: readMetrics() }
  }

  function readMetrics(): Record<string, number> {
    if (!listFiles(folder).includes('drill.prom')) return {}
    const lines = readFileSync(join(folder, 'drill.prom'), 'utf8').trim().split('\n')
    const samples = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '))
    return Object.fromEntries(samples.map(([name, value]) => [name!, Number(value)]))
  }

  test('leaves files in S3 where they are, does not even ask for them, and is recorded with its place', async ({
    assert,
  }) => {
    // Nothing listens there.
    const store: Env = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a-key-id',
      S3_SECRET_ACCESS_KEY: 'a-secret',
    }
    const { code, output } = await runAce(['backup', folder], store)
    assert.equal(code, 0, output)
    assert.match(output, /\d+ files stay in their bucket, which needs versioning/)
    const path = join(folder, listFiles(folder)[0]!)
    const { contents } = await verifyArchive(path)
    assert.equal(contents.files, 0)
    assert.isAbove(contents.left!, 0)
    const record = await db.from('backups').orderBy('id', 'desc').firstOrFail()
    assert.equal(record.path, path)
    assert.isAbove(Number(record.bytes), 1000)
    const whole = await runAce(['backup', folder, '--with-files'], store)
    assert.equal(whole.code, 1)
  })

  test('is restored and verified by the drill, which empties its database afterwards', async ({
    assert,
    cleanup,
  }) => {
    const database = await SecondDatabase.create('_drill')
    cleanup(() => database.drop())
    await backUp()
    const done = await drill(database)
    assert.equal(done.code, 0, done.output)
    assert.include(done.output, 'The ledger has no faults')
    assert.include(done.output, 'Nothing was altered, inserted or removed')
    assert.include(done.output, 'All figures are correct')
    assert.equal(await database.tables(), 0)
    assert.equal(done.metrics.sendam_drill_faults, 0)
    assert.closeTo(done.metrics.sendam_drill_timestamp_seconds!, Date.now() / 1000, 600)

    const archive = join(
      folder,
      listFiles(folder).find((name) => name.endsWith('.tar.gz'))!
    )
    writeFileSync(archive, readFileSync(archive).subarray(0, 5000))
    const damaged = await drill(database)
    assert.equal(damaged.code, 1)
    assert.equal(damaged.metrics.sendam_drill_faults, 1)
  })

  test('is never drilled in a database whose name does not end in _drill', async ({
    assert,
    cleanup,
  }) => {
    const database = await SecondDatabase.create()
    cleanup(() => database.drop())
    await database.query('create table precious (id int)')
    await backUp()
    const { code, output } = await drill(database)
    assert.equal(code, 2)
    assert.match(output, /must name a database that ends in "_drill"/)
    assert.equal(await database.tables(), 1)
  })

  test('that fails is e-mailed to root administrators by its unit', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    const { code, output } = await runAce(['report:failure', 'sendam-backup.service'])
    assert.equal(code, 0, output)
    const [mail] = await mailOf(root.email)
    assert.match(mail!.subject!, /^sendam-backup\.service failed on /)
    assert.include(mail!.text, 'journalctl --unit sendam-backup.service')
  })
})

test.group('The metrics of a drill', () => {
  test('pass promtool', ({ assert }) => {
    const script = readFileSync(app.makePath('deploy/drill.sh'), 'utf8')
    const [, template = ''] = /<<METRICS\n([^]*?)METRICS\n/.exec(script)!
    const input = template.replace(/\$1|\$\(.+\)/g, '1')
    const { status, output } = promtool(['check', 'metrics'], { input })
    assert.equal(status, 0, output)
  }).skip(...WITHOUT_PROMTOOL)
})
