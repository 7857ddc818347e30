import { test } from '@japa/runner'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../../../bin/runtime/prepare_database.js'
import { readSettings } from '../../../bin/runtime/settings.js'

type Say = (line: string) => void

const URL_HERE = process.env.DATABASE_URL!
const OURS = readdirSync('database/migrations').map(
  (file) => `database/migrations/${parse(file).name}`
)

test.group('Preparing a database', (group) => {
  const client = new pg.Client({ connectionString: URL_HERE })
  const elsewhere = new URL(URL_HERE)
  elsewhere.searchParams.set('options', '-csearch_path=elsewhere')
  const settings = { ...readSettings({}), databaseUrl: elsewhere.href }
  let folder = ''

  group.setup(async () => {
    await client.connect()
    return () => client.end()
  })

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-prepared-'))
    settings.dataFolder = folder
    writeCommand('')
    await client.query('create schema elsewhere')
    return async () => {
      await client.query('drop schema elsewhere cascade')
      rmSync(folder, { recursive: true, force: true })
    }
  })

  /** A stand-in for the build's command, which records that it ran. */
  function writeCommand(more: string) {
    const note = `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'ran'))}, 'x')`
    writeFileSync(join(folder, 'ace.js'), `${note}\n${more}`)
  }

  async function recordMigrations(names = OURS) {
    await client.query('create table elsewhere.adonis_schema (name text)')
    await client.query('insert into elsewhere.adonis_schema select unnest($1::text[])', [names])
  }

  async function prepare(build?: string, env: Record<string, string> = {}, say?: Say) {
    const environment = { ...env, PATH: process.env.PATH, DATABASE_URL: elsewhere.href }
    await prepareDatabase(settings, environment, { cwd: folder, build, say })
    const ran = join(folder, 'ran')
    return existsSync(ran) ? readFileSync(ran, 'utf8').length : 0
  }

  test('runs each time on a database without migrations', async ({ assert }) => {
    assert.equal(await prepare('this build'), 1)
    assert.equal(await prepare('this build'), 2)
  })

  test('is skipped when the same build has completed it', async ({ assert }) => {
    await recordMigrations()
    assert.equal(await prepare('this build'), 1)
    assert.equal(await prepare('this build'), 1)
  })

  test('runs for another build, and again when the previous build returns', async ({ assert }) => {
    await recordMigrations()
    await prepare('this build')
    assert.equal(await prepare('another build'), 2)
    assert.equal(await prepare('this build'), 3)
  })

  test('runs for another brand, and when demo data are switched on or off', async ({ assert }) => {
    await recordMigrations()
    await prepare('this build')
    assert.equal(await prepare('this build', { BRAND_NAME: 'Ship' }), 2)
    assert.equal(await prepare('this build', { BRAND_NAME: 'Ship', NODE_ENV: 'production' }), 3)
  })

  test('runs while a migration is pending', async ({ assert }) => {
    await recordMigrations()
    await prepare('this build')
    await client.query('delete from elsewhere.adonis_schema where name = $1', [
      OURS.toSorted().at(-1),
    ])
    assert.equal(await prepare('this build'), 2)
  })

  test('runs after a restore into new tables', async ({ assert }) => {
    await recordMigrations()
    await prepare('this build')
    await client.query('drop table elsewhere.adonis_schema')
    await recordMigrations()
    assert.equal(await prepare('this build'), 2)
  })

  test('runs again after a run that failed half-way', async ({ assert }) => {
    await recordMigrations()
    await prepare('this build')
    writeCommand('process.exit(1)')
    await assert.rejects(() => prepare('another build'))
    writeCommand('')
    assert.equal(await prepare('this build'), 3)
  })

  test('always runs when no build is given', async ({ assert }) => {
    await recordMigrations()
    await prepare('this build')
    assert.equal(await prepare(), 2)
  })

  test('says at once what it waits for, and last why it stopped', async ({ assert }) => {
    const stop = 'The release has stopped, because it did not get parcels.'
    writeCommand(`for (const line of ['Migrated 0001', 'Waiting for parcels.', '${stop}']) console.log(line)
      process.exit(1)`)
    const lines: string[] = []
    const refusal: unknown = await prepare('this build', {}, (line) => lines.push(line)).catch(
      (error: unknown) => error
    )
    assert.deepEqual(lines, ['Waiting for parcels.'])
    assert.equal((refusal as Error).message, stop)
  })
})
