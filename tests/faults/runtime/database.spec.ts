import { test } from '@japa/runner'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine } from '../../../bin/runtime/process_identity.js'
import { eventually } from '#tests/support/eventually'
import { HeldDatabase } from './held_database.js'
import { processes } from './process_list.js'

test.group('Bundled database', (group) => {
  let folder = ''
  const databases: HeldDatabase[] = []

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-database-'))
    chmodSync(folder, 0o755)
    return async () => {
      const places = databases.map((database) => database.folder)
      await Promise.all(databases.splice(0).map((database) => database.kill()))
      await eventually(() => places.every((place) => !isServerRunning(place)))
      for (const place of [...places, folder]) {
        rmSync(place, { recursive: true, force: true })
      }
    }
  })

  async function open(place = join(folder, 'postgres')): Promise<HeldDatabase> {
    const database = await HeldDatabase.open(place)
    databases.push(database)
    return database
  }

  async function openWithParcel(): Promise<HeldDatabase> {
    const database = await open()
    await database.query('create table parcels as select 42 as id')
    return database
  }

  test('keeps committed rows after kill -9 of the application and the server', async ({
    assert,
  }) => {
    const first = await openWithParcel()
    const pid = first.serverPid
    process.kill(pid, 'SIGKILL')
    await first.kill()

    const second = await open()
    assert.deepEqual(await second.query('select id from parcels'), [[42]])
  })

  test('stops when its application is killed', async () => {
    const database = await open()
    const pid = database.serverPid
    await database.kill()
    await eventually(() => commandLine(pid) === null)
  })

  test('a server that outlived its application is replaced at the next start', async ({
    assert,
  }) => {
    const first = await openWithParcel()
    const orphan = first.serverPid
    killKeepersOf(orphan)
    await first.kill()
    assert.isNotNull(commandLine(orphan))

    const second = await open()
    assert.notEqual(second.serverPid, orphan)
    assert.isNull(commandLine(orphan))
    assert.deepEqual(await second.query('select id from parcels'), [[42]])
  })

  test('a stale lock file that names another running process does not prevent a start', async ({
    assert,
  }) => {
    const first = await openWithParcel()
    const pid = first.serverPid
    await first.kill()
    await eventually(() => commandLine(pid) === null)
    const stale = [process.pid, join(first.folder, 'cluster'), 1, 5432, '', '', '', 'ready   ', '']
    writeFileSync(join(first.folder, 'cluster', 'postmaster.pid'), stale.join('\n'))

    const second = await open()
    assert.deepEqual(await second.query('select id from parcels'), [[42]])
  })

  test('a crashed server is restarted at the same address', async ({ assert }) => {
    const database = await openWithParcel()
    const pid = database.serverPid
    process.kill(pid, 'SIGKILL')
    await eventually(async () => database.serverPid !== pid && (await canQuery(database)))
    assert.deepEqual(await database.query('select id from parcels'), [[42]])
  })

  test('a start killed while it creates the database leaves nothing behind that prevents the next one', async ({
    assert,
  }) => {
    const place = join(folder, 'postgres')
    const attempt = assert.rejects(() => open(place), /The process that held the database ended/)
    await eventually(() => Boolean(statSync(join(place, 'cluster.new'), { throwIfNoEntry: false })))
    await killHolderOf(place)
    await attempt

    const second = await open(place)
    assert.deepEqual(await second.query('select 1'), [[1]])
  })

  test('only one application can use the folder at a time', async ({ assert }) => {
    const first = await open()
    await assert.rejects(() => open(), /FolderTaken/)
    assert.deepEqual(await first.query('select 1'), [[1]])
  })

  test('works inside a folder that only its owner may enter, also as root', async ({ assert }) => {
    const secret = join(folder, 'private')
    mkdirSync(secret, { mode: 0o700 })
    const first = await open(join(secret, 'postgres'))
    await first.query('create table parcels as select 42 as id')
    await first.kill()

    const second = await open(join(secret, 'postgres'))
    assert.equal(second.folder, first.folder)
    assert.deepEqual(await second.query('select id from parcels'), [[42]])
  })

  test('uses UTF-8 and UTC, listens only locally, and gives the application no superuser', async ({
    assert,
  }) => {
    const database = await open()
    const [settings] = await database.query(`select current_setting('server_encoding'),
      current_setting('TimeZone'), current_setting('listen_addresses'),
      (select datlocale from pg_database where datname = current_database()),
      (select rolsuper from pg_roles where rolname = current_user)`)
    assert.deepEqual(settings, ['UTF8', 'UTC', '127.0.0.1', 'C.UTF-8', false])
    assert.equal(statSync(join(database.folder, 'password')).mode & 0o777, 0o600)
  })
})

async function canQuery(database: HeldDatabase): Promise<boolean> {
  const rows = await database.query('select 1')
  return rows.length === 1
}

/** Kills the shells that would stop the server when its application ends. */
function killKeepersOf(server: number): void {
  const all = processes()
  const group = all.find(({ pid }) => pid === server)?.group
  for (const keeper of all.filter((other) => other.group === group && other.pid !== server)) {
    process.kill(keeper.pid, 'SIGKILL')
  }
}

function isServerRunning(place: string): boolean {
  try {
    const [pid = ''] = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    return commandLine(Number(pid))?.includes(place) ?? false
  } catch {
    return false
  }
}

async function killHolderOf(place: string): Promise<void> {
  const { pid } = JSON.parse(readFileSync(join(place, 'lock'), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
  await eventually(() => commandLine(pid) === null)
}
