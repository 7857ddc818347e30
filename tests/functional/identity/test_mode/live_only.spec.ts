import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { LIVE_ONLY } from '#start/live_only'
import { ACCESS } from '#tests/functional/access_matrix'
import { testSession } from '#tests/support/developers/test_data'
import { pathOf } from '#tests/support/routes/route_path'

const STAFF = [...ACCESS.bookAsStaff, ...ACCESS.openConsole, ...ACCESS.appointAdmins]

/** They end the session that goes round, or close its account. */
const LAST = /session|profile\.destroy|switch/

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
  group.each.setup(() => seedDemoAccounts())

  test('each call and page is either usable, or refused as one of live data', async ({
    assert,
  }) => {
    const session = await testSession('root@sendam.test', 1)
    const wrong: string[] = []
    for (const { name, method, path, isCall } of routes()) {
      const isLiveOnly = LIVE_ONLY.has(name) || STAFF.includes(name)
      if ((!isLiveOnly && !ACCESS['signed in'].includes(name)) || LAST.test(name)) continue
      const answer = await session.send(method, path, method === 'GET' ? undefined : {})
      const text = await answer.text()
      // Of the console there are no pages: they lead home.
      const isSaid = text.includes('This belongs to live data. Switch to live data first.')
      const isLedHome = !isCall && answer.headers.get('location') === '/base/home'
      const isRefused = (answer.status === 403 && isSaid) || (STAFF.includes(name) && isLedHome)
      if (isCall && isSaid && !text.includes('E_LIVE_ONLY')) wrong.push(`${name}: no code`)
      if (isRefused !== isLiveOnly) wrong.push(`${name}: ${answer.status}`)
    }
    assert.deepEqual(wrong, [])
  }).timeout(120_000)

  test('nothing is named that is no call or page of whoever is signed in', ({ assert }) => {
    const unknown = [...LIVE_ONLY].filter((name) => !ACCESS['signed in'].includes(name))
    assert.deepEqual(unknown, [])
  })
})
