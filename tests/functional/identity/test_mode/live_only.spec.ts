import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { recordedExample } from '#admin/developers/openapi/recorded_calls'
import { LIVE_ONLY } from '#start/live_only'
import { ACCESS } from '#tests/functional/access_matrix'
import { testSession } from '#tests/support/developers/test_data'
import { pathOf } from '#tests/support/routes/route_path'

const STAFF = [...ACCESS.bookAsStaff, ...ACCESS.openConsole, ...ACCESS.appointAdmins]

/** They end the session that goes round, or close its account. */
const LAST = /session|profile\.destroy|switch/

/** Keys and endpoints of both modes are made in either, and tokens are a person's. */
const OF_BOTH = ['api_keys', 'webhook_endpoints', 'access_tokens']

/** What is real, table by table. */
async function realRows(): Promise<Record<string, string>> {
  const tables = await db
    .from('information_schema.columns')
    .where({ table_schema: 'public', column_name: 'organization_id' })
    .whereNotIn('table_name', OF_BOTH)
  const rows: Record<string, string> = {}
  for (const { table_name: table } of tables) {
    const lines = await db.from(table).where('organization_id', '>', 0).orderByRaw('1')
    rows[table] = JSON.stringify(lines)
  }
  return rows
}

/** What went well once, so that it writes what it can. */
function bodyFor(method: string, name: string) {
  return method === 'GET' ? undefined : (recordedExample(name)?.body ?? {})
}

function routes() {
  return Object.values(router.toJSON())
    .flat()
    .map(({ name, methods, pattern }) => ({
      name: name ?? '',
      method: methods.find((method) => method !== 'HEAD') ?? 'GET',
      path: pathOf(pattern),
      isCall: pattern.startsWith('/api/'),
    }))
}

test.group('Among test data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each call and page is either usable and writes nothing real, or refused as one of live data', async ({
    assert,
  }) => {
    const session = await testSession('root@sendam.test', 1)
    const real = await realRows()
    const wrong: string[] = []
    for (const { name, method, path, isCall } of routes()) {
      const isLiveOnly = LIVE_ONLY.has(name) || STAFF.includes(name)
      if ((!isLiveOnly && !ACCESS['signed in'].includes(name)) || LAST.test(name)) continue
      const answer = await session.send(method, path, bodyFor(method, name))
      const text = await answer.text()
      // Of the console there are no pages: they lead home.
      const isSaid = text.includes('This only works with live data. Switch to live data first.')
      const isLedHome = !isCall && answer.headers.get('location') === '/base/home'
      const isRefused = (answer.status === 403 && isSaid) || (STAFF.includes(name) && isLedHome)
      if (isCall && isSaid && !text.includes('E_LIVE_ONLY')) wrong.push(`${name}: no code`)
      if (isRefused !== isLiveOnly) wrong.push(`${name}: ${answer.status}`)
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await realRows(), real)
  }).timeout(120_000)

  test('nothing is named that is no call or page of whoever is signed in', ({ assert }) => {
    const unknown = [...LIVE_ONLY].filter((name) => !ACCESS['signed in'].includes(name))
    assert.deepEqual(unknown, [])
  })
})
