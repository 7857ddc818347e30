import { test } from '@japa/runner'
import pg from 'pg'
import { assertMigrationsAreKnown, readMigrations } from '../../../bin/runtime/known_migrations.js'
import { Refusal } from '../../../bin/runtime/refusal.js'

const URL_HERE = process.env.DATABASE_URL!
const EMBEDDED = { databaseUrl: null, dataFolder: '/var/tmp/sendam-nobody' }

test.group('Check of applied migrations', (group) => {
  const client = new pg.Client({ connectionString: URL_HERE })
  const elsewhere = new URL(URL_HERE)
  elsewhere.searchParams.set('options', '-csearch_path=elsewhere')

  group.setup(async () => {
    await client.connect()
    return () => client.end()
  })

  group.each.setup(async () => {
    await client.query('create schema elsewhere')
    return async () => {
      await client.query('drop schema elsewhere cascade')
    }
  })

  const check = (settings: { databaseUrl: string | null; dataFolder: string }) =>
    assertMigrationsAreKnown(settings, elsewhere.href)

  async function record(...names: string[]) {
    await client.query('create table elsewhere.adonis_schema (name text)')
    const rows = names.map((name) => `database/migrations/${name}`)
    await client.query('insert into elsewhere.adonis_schema select unnest($1::text[])', [rows])
  }

  test('refuses a database of another version in one sentence that says how to begin anew', async ({
    assert,
  }) => {
    // The numbering of databases from before 1.0.0.
    await record('0001_accounts', '0002_shared', '0076_original_scripts')
    const outside = { ...EMBEDDED, databaseUrl: elsewhere.href }
    const refusal: unknown = await check(outside).catch((error: unknown) => error)
    assert.instanceOf(refusal, Refusal)
    const { message } = refusal as Refusal
    assert.match(message, /^The database "[^"]+" on \S+:\d+ was made by another version of Sendam/)
    assert.match(message, /set DATABASE_URL to an empty database to begin anew[^\n]+\.$/)
    assert.notInclude(message, elsewhere.password)
  })

  test('refuses a database that has only some migrations of ours', async ({ assert }) => {
    await record('0001_foundation', '0002_framework_tables')
    await assert.rejects(() => check({ ...EMBEDDED, databaseUrl: elsewhere.href }), Refusal)
  })

  test('accepts a database of a newer version only if it has all of our migrations', async ({
    assert,
  }) => {
    const { rows } = await client.query<{ name: string }>('select name from public.adonis_schema')
    const ours = rows.map(({ name }) => name.split('/').at(-1)!)
    await record(...ours, '9999_of_a_newer_version')
    assert.deepEqual(await readMigrations(EMBEDDED, elsewhere.href), { pending: [], isNewer: true })
    await client.query("delete from elsewhere.adonis_schema where name like '%0002_%'")
    await assert.rejects(() => check({ ...EMBEDDED, databaseUrl: elsewhere.href }), Refusal)
  })

  test('accepts an empty, a partly migrated and a current database', async () => {
    await check(EMBEDDED)
    await record('0001_foundation')
    await check(EMBEDDED)
    await assertMigrationsAreKnown(EMBEDDED, URL_HERE)
  })
})
