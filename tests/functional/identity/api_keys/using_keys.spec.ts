import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { generateKey } from '#identity/api_keys/key_format'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { person } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'

test.group('An API key', () => {
  test('opens the API, reports the calls left in the minute and records its last use', async ({
    assert,
  }) => {
    const { text, key } = await createUserApiKey(await person())
    const answer = await withKey(text)('GET', '/shipment/history/recent')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('ratelimit-policy'), '"default";q=600;w=60')
    assert.match(answer.headers.get('ratelimit') ?? '', /^"default";r=599;t=\d+$/)
    assert.equal(answer.headers.get('x-ratelimit-remaining'), '599')
    await key.refresh()
    assert.equal(key.lastUsedFrom, '127.0.0.1')
    assert.isNotNull(key.lastUsedAt)
  })

  test('is limited to six hundred calls a minute, then gets 429 with Retry-After', async ({
    assert,
  }) => {
    const { text, key } = await createUserApiKey(await person())
    await key.merge({ windowStartedAt: DateTime.utc(), windowCalls: 599 }).save()
    const last = await withKey(text)('GET', '/shipment/history/recent')
    assert.equal(last.status, 200)
    const answer = await withKey(text)('GET', '/shipment/history/recent')
    assert.equal(answer.status, 429)
    assert.equal(answer.body.code, 'E_TOO_MANY_CALLS')
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })

  test('uses up none of its rate limit on requests from a forbidden address', async ({
    assert,
  }) => {
    const { text, key } = await createUserApiKey(await person(), { addresses: ['10.0.0.1'] })
    await key.merge({ windowStartedAt: DateTime.utc(), windowCalls: 599 }).save()
    for (let n = 0; n < 3; n++) {
      const { status, body } = await withKey(text)('GET', '/shipment/history/recent')
      assert.deepEqual([status, body.code], [403, 'E_API_KEY_ADDRESS'])
    }
    await key.refresh()
    assert.deepEqual([key.windowCalls, key.lastUsedFrom], [599, '127.0.0.1'])
    await key.merge({ addresses: null }).save()
    const { status } = await withKey(text)('GET', '/shipment/history/recent')
    assert.equal(status, 200)
  })

  test('that is {is} is refused with its error code')
    .with([
      { is: 'revoked', code: 'E_UNKNOWN_API_KEY', given: { revokedAt: DateTime.utc() } },
      { is: 'expired', code: 'E_EXPIRED_API_KEY', given: { expiresAt: DateTime.utc() } },
      {
        is: 'bound to other addresses',
        code: 'E_API_KEY_ADDRESS',
        given: { addresses: ['10.0.0.1'] },
      },
      { is: 'without the scope', code: 'E_SCOPE_MISSING', given: { scopes: [] } },
    ])
    .run(async ({ assert }, { code, given }) => {
      const { text } = await createUserApiKey(await person(), given)
      const answer = await withKey(text)('GET', '/shipment/history/recent')
      assert.equal(answer.body.code, code)
    })

  test('that is cut off, mistyped or unknown is refused', async ({ assert }) => {
    const { text } = await createUserApiKey(await person())
    const mistyped = text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')
    for (const wrong of [text.slice(0, -3), mistyped]) {
      const { status, body } = await withKey(wrong)('GET', '/shipment/history/recent')
      assert.deepEqual([status, body.code], [401, 'E_DAMAGED_API_KEY'])
    }
    const foreign = await withKey(generateKey('live'))('GET', '/shipment/history/recent')
    assert.deepEqual([foreign.status, foreign.body.code], [401, 'E_UNKNOWN_API_KEY'])
  })

  test('cannot make calls that are for people only, even when its creator is ROOT', async ({
    assert,
  }) => {
    const root = await person({ role: 'ROOT' })
    const { text } = await createUserApiKey(root)
    const own = await withKey(text)('GET', '/account/organizations')
    assert.deepEqual([own.status, own.body.code], [403, 'E_NOT_FOR_API_KEYS'])
    await db.from('api_keys').where('user_id', root.id).update({ revoked_at: new Date() })
  })

  test('opens no page, and no page reveals its creator', async ({ assert }) => {
    const user = await person()
    const { text } = await createUserApiKey(user, { scopes: ['rates:read'] })
    const read = (path: string) =>
      fetch(`${addressOfServer()}${path}`, {
        headers: { authorization: `Bearer ${text}`, accept: 'text/html' },
        redirect: 'manual',
      })
    const closed = await read('/base/wallet/balance')
    assert.deepEqual([closed.status, closed.headers.get('location')], [302, '/signin'])
    const open = await read('/')
    assert.equal(open.status, 200)
    for (const page of [closed, open]) assert.notInclude(await page.text(), user.email)
  })

  test('stops working when its creator is blocked', async ({ assert }) => {
    const user = await person()
    const { text } = await createUserApiKey(user)
    await user.merge({ blockedAt: DateTime.utc() }).save()
    const answer = await withKey(text)('GET', '/shipment/history/recent')
    assert.equal(answer.body.code, 'E_UNKNOWN_API_KEY')
  })
})
