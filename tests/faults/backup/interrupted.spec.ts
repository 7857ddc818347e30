import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MANIFEST_ENTRY } from '#admin/backup/archive_format'
import { writeArchive } from '#admin/backup/archive_writer'
import { verifyArchive, readManifest } from '#admin/backup/archive_reader'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import User from '#identity/accounts/models/user'
import { eventually } from '#tests/support/eventually'
import { FakeS3 } from '#tests/support/fakes/s3'
import {
  runAce,
  SecondDatabase,
  type Env,
  listFiles,
  makeFolder,
  startAce,
  collectOutput,
  removeFolder,
} from '#tests/support/backups'

const LOGO = 'images/00/logo.png'
const STARTED_WITHIN_MS = 60_000

function canMount(): boolean {
  const folder = makeFolder()
  const isMounted = mountSmallDisk(folder)
  if (isMounted) succeeds('umount', folder)
  removeFolder(folder)
  return isMounted
}

function mountSmallDisk(folder: string): boolean {
  return succeeds('mount', '-t', 'tmpfs', '-o', 'size=100k', 'sendam', folder)
}

function succeeds(...[command = '', ...args]: string[]): boolean {
  return spawnSync(command, args).status === 0
}

test.group('An interrupted backup or restore', (group) => {
  const store = new FakeS3()
  let env: Env = {}
  let folder = ''

  group.setup(async () => {
    await seedDemoAccounts()
    await seedDemoWallets()
    const { bucket, endpoint, credentials } = await store.start()
    env = {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint!,
      S3_ACCESS_KEY_ID: credentials!.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials!.secretAccessKey,
    }
    store.objects.set(LOGO, { bytes: Buffer.from('a logo'), type: 'image/png', at: new Date() })
    const { id } = await User.findByOrFail('email', 'owner@acme.test')
    await db.table('images').insert({
      id: '00000000-0000-4000-8000-000000000000',
      purpose: 'logo',
      uploaded_by: id,
      file_key: LOGO,
      content_type: 'image/png',
      bytes: 6,
      width: 1,
      height: 1,
    })
    return async () => {
      await db.from('images').where('file_key', LOGO).delete()
      await store.stop()
    }
  })

  group.each.setup(() => {
    folder = makeFolder()
    return () => removeFolder(folder)
  })

  async function createSecondDatabase(): Promise<SecondDatabase> {
    const database = await SecondDatabase.create()
    secondDatabases.push(database)
    return database
  }
  const secondDatabases: SecondDatabase[] = []
  group.teardown(async () => {
    for (const database of secondDatabases) await database.drop()
  })

  async function backUp(from: Env = {}): Promise<string> {
    const { code, output } = await runAce(['backup', folder, '--with-files'], { ...env, ...from })
    if (code !== 0) throw new Error(output)
    return join(
      folder,
      listFiles(folder).find((name) => name.endsWith('.tar.gz'))!
    )
  }

  /** Starts a backup or restore and returns when its tables are done and its first file hangs. */
  async function startAndHold(args: string[], given: Env, method: string) {
    const release = store.hold(method)
    const child = startAce(args, given)
    await eventually(() => store.waiting > 0 || child.exitCode !== null, STARTED_WITHIN_MS)
    return { child, release }
  }

  test('a killed backup leaves only an unfinished file, which the next backup removes', async ({
    assert,
  }) => {
    const { child, release } = await startAndHold(['backup', folder, '--with-files'], env, 'GET')
    child.kill('SIGKILL')
    await once(child, 'exit')
    release()
    const [left = '', ...others] = listFiles(folder)
    assert.match(left, /^sendam-\w+-\d+T[\d.]+Z\.tar\.gz\.unfinished$/)
    assert.isEmpty(others)
    await assert.rejects(() => verifyArchive(join(folder, left)), /was not made by|is incomplete/)

    await verifyArchive(await backUp())
    assert.lengthOf(listFiles(folder), 1)
  })

  test('a backup stopped by SIGTERM removes its file', async ({ assert }) => {
    const { child, release } = await startAndHold(['backup', folder, '--with-files'], env, 'GET')
    child.kill('SIGTERM')
    await once(child, 'exit')
    release()
    assert.equal(child.exitCode, 130)
    assert.isEmpty(listFiles(folder))
  })

  test('no backup is made when the lock that protects the files is lost', async ({ assert }) => {
    const { child, release } = await startAndHold(['backup', folder, '--with-files'], env, 'GET')
    const outcome = collectOutput(child)
    await db.rawQuery(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
        and database = (select oid from pg_database where datname = current_database())`)
    release()
    const { code, output } = await outcome
    assert.equal(code, 1)
    assert.match(output, /^\[ error \] No backup was made: [^\n]+$/)
    assert.isEmpty(listFiles(folder))
  })

  test('a backup that finds none of its files fails, since the file store may be the wrong one', async ({
    assert,
    cleanup,
  }) => {
    const objects = [...store.objects]
    cleanup(() => objects.forEach(([key, object]) => store.objects.set(key, object)))
    store.objects.clear()
    const { code, output } = await runAce(['backup', folder, '--with-files'], env)
    assert.equal(code, 1)
    assert.match(output, /None of the 1 files that rows refer to is in the store/)
    assert.lengthOf(listFiles(folder), 1)
  })

  test('a full disk fails the backup in one sentence and leaves no file', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => void succeeds('umount', folder))
    assert.isTrue(mountSmallDisk(folder))
    const { code, output } = await runAce(['backup', folder, '--with-files'], env)
    assert.equal(code, 1)
    assert.match(output, /^\[ error \] No backup was made: the disk is full\. [^\n]+\.$/)
    assert.isEmpty(listFiles(folder))
  }).skip(!canMount(), 'Only root may mount a small disk')

  test('a killed restore leaves the database empty, and can be repeated', async ({ assert }) => {
    const path = await backUp()
    const target = await createSecondDatabase()
    const there = { ...env, DATABASE_URL: target.url }
    store.objects.clear()
    const { child, release } = await startAndHold(['restore', path], there, 'PUT')
    const second = await runAce(['restore', path], there)
    assert.equal(second.code, 1)
    assert.include(second.output, 'Another restore into this database is already running.')
    child.kill('SIGKILL')
    await once(child, 'exit')
    release()
    assert.equal(await target.tables(), 0)

    const { code, output } = await runAce(['restore', path], there)
    assert.equal(code, 0, output)
    assert.include(output, 'The ledger has no faults')
    const { bytes, type } = store.objects.get(LOGO)!
    assert.deepEqual([bytes.toString(), type], ['a logo', 'image/png'])
  })

  test('a truncated backup is refused before anything is written', async ({ assert }) => {
    const manifest = await readManifest(await backUp())
    const target = await createSecondDatabase()
    const changed = join(folder, 'changed.tar.gz')
    await writeArchive(changed, (archive) =>
      archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)))
    )
    const { code, output } = await runAce(['restore', changed], {
      ...env,
      DATABASE_URL: target.url,
    })
    assert.equal(code, 1)
    assert.match(output, /^\[ error \] \S+ (was not made by|is incomplete)[^\n]+\.$/)
    assert.equal(await target.tables(), 0)
  })

  test('a backup of a newer version is refused with a message', async ({ assert }) => {
    const manifest = await readManifest(await backUp())
    const target = await createSecondDatabase()
    manifest.migrations.push('database/migrations/9999_not_yet')
    const newer = join(folder, 'newer.tar.gz')
    await writeArchive(newer, async (archive) => {
      await archive.add(
        MANIFEST_ENTRY,
        Buffer.from(JSON.stringify({ ...manifest, version: '9.1.0' }))
      )
      await archive.finish({ rows: {}, sequences: [], files: 0, missing: 0 })
    })
    const { code, output } = await runAce(['restore', newer], { ...env, DATABASE_URL: target.url })
    assert.equal(code, 1)
    assert.match(output, /made by a newer version \(9\.1\.0\)\. Install that version/)
    assert.equal(await target.tables(), 0)
  })

  test('a backup of an older version is restored and then migrated', async ({ assert }) => {
    const files = readdirSync(app.makePath('database/migrations')).sort()
    const newest = `database/migrations/${files.at(-1)!.replace(/\.ts$/, '')}`
    const [older, target] = [await createSecondDatabase(), await createSecondDatabase()]
    // Lists the newest migration as done, so that this database stays one migration behind.
    await older.query(`create table adonis_schema (id serial primary key, name text not null,
      batch int not null, migration_time timestamptz default now())`)
    await older.query(`insert into adonis_schema (name, batch) values ('${newest}', 0)`)
    const at = { DATABASE_URL: older.url }
    const migrated = await runAce(['migration:run', '--force', '--no-schema-generate'], at)
    assert.equal(migrated.code, 0, migrated.output)
    await older.query(`delete from adonis_schema where name = '${newest}'`)
    await older.query(`insert into users (email, firstname, lastname)
      values ('ngozi@example.test', 'Ngozi', 'Bello')`)

    const path = await backUp(at)
    const { code, output } = await runAce(['restore', path], { ...env, DATABASE_URL: target.url })
    assert.equal(code, 0, output)
    assert.include(output, 'Later migrations that were run on these tables: 1')
    const names = await target.query('select name from adonis_schema order by name')
    assert.lengthOf(names, files.length)
    assert.deepEqual(await target.query('select email from users'), [['ngozi@example.test']])
  })
})
