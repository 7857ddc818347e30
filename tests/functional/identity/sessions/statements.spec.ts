import { test } from '@japa/runner'
import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { lazySessionStore } from '#shared/scale/middleware/lazy_session_store'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { as, person } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { countQueries, collectStatements } from '#tests/support/database/query_count'
import { makeShipment } from '#tests/support/shipment_rows'
import { PageSession } from './page_session.js'

const PUBLIC_PAGES = ['/', '/rates', '/track', '/terms', '/developers', '/signin', '/register']

test.group('A lazy session store', () => {
  const operations: string[] = []
  const store = {
    read: (id: string) => (operations.push(`read ${id}`), { of: id }),
    write: (id: string) => void operations.push(`write ${id}`),
    destroy: (id: string) => void operations.push(`destroy ${id}`),
    touch: (id: string) => void operations.push(`touch ${id}`),
  }
  const storeFor = async (cookie: string) => {
    const make = await lazySessionStore(
      configProvider.create(async () => () => store),
      'known'
    ).resolver(app)
    const ctx = { request: { header: () => cookie } } as unknown as HttpContext
    return make(ctx, {} as never)
  }

  test('reads only when the cookie is present and touches each session once in a few minutes', async ({
    assert,
  }) => {
    const stranger = await storeFor('other=1')
    assert.isNull(await stranger.read('a'))
    const visitor = await storeFor('other=1; known=2')
    assert.deepEqual(await visitor.read('a'), { of: 'a' })
    for (const id of ['a', 'a', 'b', 'a']) await visitor.touch(id)
    await visitor.write('a', {})
    await visitor.destroy('a')
    assert.deepEqual(operations, ['read a', 'touch a', 'touch b', 'write a', 'destroy a'])
  })
})

test.group('Database statements per request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a call with a token takes one, and one more for the wallet', async ({ assert }) => {
    const call = await as(await person())
    await call('GET', '/wallet')
    assert.equal(await countQueries(() => call('POST', '/ping')), 1)
    assert.equal(await countQueries(() => call('GET', '/wallet')), 2)
  })

  test('a call with an API key takes one, and one more for the wallet', async ({ assert }) => {
    const { text } = await createUserApiKey(await person())
    await withKey(text)('GET', '/wallet')
    const statements = await collectStatements(() => withKey(text)('GET', '/wallet'))
    assert.lengthOf(
      statements.filter((sql) => !sql.includes('into "api_calls"')),
      2
    )
  })

  test('a call with a session takes one, besides the session itself', async ({ assert }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    await page.send('POST', '/api/v1/ping')
    assert.equal(await countQueries(() => page.send('POST', '/api/v1/ping')), 1)
  })

  test('a public page without a cookie takes none and sets no cookie', async ({ assert }) => {
    for (const path of PUBLIC_PAGES) {
      const { headers } = await fetch(addressOfServer() + path)
      assert.deepEqual(headers.getSetCookie(), [], path)
      const statements = await countQueries(() => fetch(addressOfServer() + path))
      assert.equal(statements, 0, path)
    }
  })

  test('a sign-in from a public page opens a session', async ({ assert }) => {
    const page = new PageSession()
    await page.get('/')
    await page.get('/signin')
    assert.isUndefined(page.cookie('sendam-session'))
    await page.signIn('member@sendam.test')
    const { status } = await page.send('POST', '/api/v1/ping')
    assert.equal(status, 200)
  })

  test('tracking a parcel takes three at most, and one when repeated', async ({ assert }) => {
    const { trackingNumber } = await makeShipment({ status: 'BOOKED' })
    const path = `${addressOfServer()}/track/${trackingNumber}`
    assert.isAtMost(await countQueries(() => fetch(path)), 3)
    const { status } = await fetch(path)
    assert.equal(status, 200)
    assert.equal(await countQueries(() => fetch(path)), 1)
  })
})
