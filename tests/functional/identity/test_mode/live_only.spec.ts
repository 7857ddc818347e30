import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { findRecordedExample } from '#admin/developers/openapi/recorded_calls'
import { listNamedRoutes } from '#identity/access/route_table'
import { audienceOf } from '#tests/support/routes/access'
import { openTestSession } from '#tests/support/developers/test_data'
import { pathOf } from '#tests/support/routes/route_path'

/** Calls that end the session or close its account come last. */
const LAST = /session|profile\.destroy|switch/

/** Tables that test mode may change: keys and endpoints of both modes, and tokens of the person. */
const OF_BOTH = ['api_keys', 'webhook_endpoints', 'access_tokens']

async function readLiveRows(): Promise<Record<string, string>> {
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

/** Returns the body of a recorded success, so that the call would write if it were admitted. */
function bodyFor(method: string, name: string) {
  return method === 'GET' ? undefined : (findRecordedExample(name)?.body ?? {})
}

test.group('Test mode', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lets no call or page change a live row, and refuses the calls that are for live data only', async ({
    assert,
  }) => {
    const session = await openTestSession('root@sendam.test', 1)
    const liveRows = await readLiveRows()
    const wrong: string[] = []
    for (const { name, method, pattern, by, liveOnly } of listNamedRoutes()) {
      const audience = audienceOf(by)
      if (audience === 'anyone' || LAST.test(name)) continue
      const isForStaff = audience !== 'signed in'
      const isLiveOnly = liveOnly || isForStaff
      const isCall = pattern.startsWith('/api/')
      const answer = await session.send(method, pathOf(pattern), bodyFor(method, name))
      const text = await answer.text()
      // Pages of the console redirect to the home page instead of refusing.
      const saysLiveOnly = text.includes(
        'This only works with live data. Switch to live data first.'
      )
      const isRedirectedHome = !isCall && answer.headers.get('location') === '/base/home'
      const isRefused = (answer.status === 403 && saysLiveOnly) || (isForStaff && isRedirectedHome)
      if (isCall && saysLiveOnly && !text.includes('E_LIVE_ONLY')) wrong.push(`${name}: no code`)
      if (isRefused !== Boolean(isLiveOnly)) wrong.push(`${name}: ${answer.status}`)
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await readLiveRows(), liveRows)
  }).timeout(120_000)
})
