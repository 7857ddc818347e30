import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClientOf } from '#tests/support/api_client'
import { PageSession } from './page_session.js'

const MEMBER = 'member@sendam.test'
const NAME = '/api/v1/user/fullname'

/** GET calls that change something, as the specification requires. */
const CHANGING_CALLS = [
  '/api/v1/bank_account/bvn/verification?bvn=22212345678',
  '/api/v1/transactions/payment_reference?paymentAmount=500',
]

function readingCalls(): string[] {
  const routes = Object.values(router.toJSON()).flat()
  return routes
    .filter(({ methods, pattern }) => methods.includes('GET') && pattern.startsWith('/api/v1/'))
    .map(({ pattern }) => pattern.replace(/:\w+\??/g, '1'))
}

async function countSideEffects() {
  const [codes] = await db.from('one_time_codes').count('*')
  const [intents] = await db.from('payment_intents').count('*')
  const [letters] = await db.from('inbox_messages').count('*')
  return { codes, intents, letters }
}

test.group('Another website', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused every call that it sends with the session of a visitor', async ({ assert }) => {
    const page = await PageSession.signedIn(MEMBER)
    const before = await countSideEffects()
    // The sign-up verification link needs no session.
    const calls = readingCalls().filter((path) => path !== '/api/v1/account')
    assert.isAbove(calls.length, 60)
    for (const path of [...CHANGING_CALLS, ...calls]) {
      for (const from of ['cross-site', 'same-site']) {
        const response = await page.get(path, { 'sec-fetch-site': from })
        assert.equal(response.status, 403, path)
        const { code, message } = (await response.json()) as Record<string, string>
        assert.equal(code, 'E_CROSS_SITE')
        assert.equal(
          message,
          'Another website sent this request through your browser, so we blocked it. Please do it on our own website.'
        )
      }
    }
    assert.deepEqual(await countSideEffects(), before)
  })

  test('may link to our pages, which only read', async ({ assert }) => {
    const page = await PageSession.signedIn(MEMBER)
    const response = await page.get('/base/home', { 'sec-fetch-site': 'cross-site' })
    assert.equal(response.status, 200)
  })

  test('is not suspected if our own page, a typed address or an old browser sends a call', async ({
    assert,
  }) => {
    const page = await PageSession.signedIn(MEMBER)
    for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }]) {
      for (const path of [NAME, ...CHANGING_CALLS]) {
        const response = await page.get(path, headers as Record<string, string>)
        assert.equal(response.status, 200, path)
      }
    }
  })

  test('may send calls without a session, as an API client or a stranger', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const response = await apiClient('get', '/user/fullname', undefined, {
      'sec-fetch-site': 'cross-site',
    })
    response.assertStatus(200)
    const stranger = await new PageSession().get('/api/v1/locations', {
      'sec-fetch-site': 'cross-site',
    })
    assert.equal(stranger.status, 200)
  })
})
