import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import ApiKey from '#identity/api_keys/api_key'
import { isWellFormedKey } from '#identity/api_keys/key_format'
import { SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import {
  createBusiness,
  dataOf,
  buildKeyRequest,
  createApiKey,
  statusOf,
} from '#tests/support/developers/business'
import { as, call, person } from '#tests/support/people'

const RECENT = '/shipment/history/recent'

test.group('Creating an API key', () => {
  test('returns the key once; the key works in its own mode', async ({ assert }) => {
    const ask = await as(await person())
    const wish = buildKeyRequest({ mode: 'live', scopes: ['shipments:read'], dailyLimit: 12.5 })
    const { status, body } = await ask('POST', '/api_key', wish)
    assert.equal(status, 201)
    const { key, ...rest } = body.data
    assert.isTrue(isWellFormedKey(key))
    assert.match(key, /^sdm_live_/)
    assert.containsSubset(rest, { name: 'Web shop', mode: 'live', dailyLimit: 12.5 })
    assert.equal(rest.lastFour, key.slice(-4))
    assert.equal(await statusOf(withKey(key)('GET', RECENT)), 200)

    const testKey = await createApiKey(ask)
    assert.match(testKey.key, /^sdm_test_/)
    const row = await ApiKey.findOrFail(testKey.id)
    assert.isBelow(row.organizationId, 0)
    const listed = await ask('GET', '/api_key/all')
    assert.deepEqual(
      listed.body.data.map(({ mode }: { mode: string }) => mode),
      ['test', 'live']
    )
    const [, used] = listed.body.data
    assert.equal(used.lastUsedFrom, '127.0.0.1')
    const listText = JSON.stringify(listed.body)
    for (const secret of [key, ApiKey.hashOf(key), 'keyHash']) assert.notInclude(listText, secret)
  })

  test('refuses invalid fields with 422 and creates nothing', async ({ assert }) => {
    const user = await person()
    const ask = await as(user)
    const yesterday = DateTime.now().setZone('Africa/Lagos').minus({ days: 1 }).toISODate()
    for (const [field, changes] of [
      ['name', { name: 'x'.repeat(61) }],
      ['name', { name: 'x'.repeat(500_000) }],
      ['name', { name: 'Two\nlines' }],
      ['name', { name: ' ' }],
      ['mode', { mode: 'prod' }],
      ['scopes', { scopes: [] }],
      ['scopes.0', { scopes: ['wallet:all'] }],
      ['scopes', { scopes: ['rates:read', 'rates:read'] }],
      ['dailyLimit', { dailyLimit: -1 }],
      ['dailyLimit', { dailyLimit: 0.001 }],
      ['dailyLimit', { dailyLimit: 1e12 }],
      ['expiresAt', { expiresAt: yesterday }],
      ['expiresAt', { expiresAt: 'soon' }],
      ['addresses.0', { addresses: ['10.0.0'] }],
      ['addresses.0', { addresses: ['10.0.0.0/33'] }],
      ['addresses', { addresses: Array.from({ length: 21 }, (_, n) => `10.0.0.${n}`) }],
    ] as const) {
      const { status, body } = await ask('POST', '/api_key', buildKeyRequest(changes))
      assert.equal(status, 422, JSON.stringify(changes).slice(0, 60))
      assert.equal(body.errors[0].field, field)
    }
    const many = Array.from({ length: 10_000 }, (_, n) => `scope:${n}`)
    const { status, body } = await ask('POST', '/api_key', buildKeyRequest({ scopes: many }))
    assert.equal(status, 422)
    assert.isBelow(JSON.stringify(body).length, 1_000)
    assert.isNull(await ApiKey.findBy('userId', user.id))
  })

  test('allows at most twenty active keys per mode, even with concurrent requests', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    const made = await Promise.all(Array.from({ length: 17 }, () => createUserApiKey(user)))
    await made[0]!.key.merge({ revokedAt: DateTime.utc() }).save()
    await made[1]!.key.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask('POST', '/api_key', buildKeyRequest({ mode: 'live' })))
    )
    const refused = answers.filter(({ status }) => status === 409)
    assert.lengthOf(refused, 3)
    assert.equal(refused[0]!.body.code, 'E_TOO_MANY_KEYS')
    assert.lengthOf(await ApiKey.open().where('userId', user.id), 20)
    assert.equal(await statusOf(ask('POST', '/api_key', buildKeyRequest())), 201)
  })

  test('with a repeated Idempotency-Key creates one key and stores only its hash', async ({
    assert,
  }) => {
    const user = await person()
    const login = { username: user.email, password: 'Sendam#2026' }
    const { headers } = await call('POST', '/api/v1/login', login)
    const sent = {
      'authorization': headers.get('authorization')!,
      'idempotency-key': `key-of-${user.id}`,
    }
    const ask = () => call('POST', '/api/v1/api_key', buildKeyRequest(), sent)
    const first = await ask()
    const again = await ask()
    assert.equal(again.status, 201)
    assert.equal(again.body.data.id, first.body.data.id)
    assert.isNull(again.body.data.key)
    assert.match(again.message, /We showed it once and do not keep it/)
    const stored = await db.from('idempotency_keys').where('user_id', user.id)
    assert.lengthOf(stored, 1)
    assert.notInclude(JSON.stringify(stored), first.body.data.key)
  })

  test('is refused to API keys, as are listing, changing, rolling and revoking', async ({
    assert,
  }) => {
    const { text, key } = await createUserApiKey(await person())
    const ask = withKey(text)
    for (const [method, path, body] of [
      ['POST', '/api_key', buildKeyRequest()],
      ['GET', '/api_key/all', undefined],
      ['PUT', `/api_key/${key.id}`, { dailyLimit: 1_000_000 }],
      ['PUT', `/api_key/${key.id}/roll`, {}],
      ['DELETE', `/api_key/${key.id}`, undefined],
      ['GET', `/api_key/${key.id}/call/all`, undefined],
    ] as const) {
      const { status, body: answer } = await ask(method, path, body)
      assert.deepEqual([status, answer.code], [403, 'E_NOT_FOR_API_KEYS'], `${method} ${path}`)
    }
  })
})

test.group('An existing API key', () => {
  test('is rolled with an overlap that never extends the expiry of the old key', async ({
    assert,
  }) => {
    const ask = await as(await person())
    const scopes = ['shipments:read']
    const old = await createApiKey(ask, { mode: 'live', scopes })
    const rolled = await ask('PUT', `/api_key/${old.id}/roll`, { hours: 2 })
    assert.equal(rolled.status, 200)
    const { key, id } = rolled.body.data
    assert.notEqual(key, old.key)
    for (const text of [old.key, key])
      assert.equal(await statusOf(withKey(text)('GET', RECENT)), 200)
    const before = await ApiKey.findOrFail(old.id)
    const hours = before.expiresAt!.diffNow('hours').hours
    assert.isTrue(hours > 1.9 && hours <= 2)
    const after = await ApiKey.findOrFail(id)
    assert.deepEqual([after.lineId, after.scopes, after.expiresAt], [old.id, scopes, null])

    const soon = DateTime.utc().plus({ minutes: 5 })
    await after.merge({ expiresAt: soon }).save()
    const now = await ask('PUT', `/api_key/${id}/roll`, {})
    await after.refresh()
    assert.equal(after.expiresAt!.toMillis(), soon.toMillis())
    const last = await ask('PUT', `/api_key/${now.body.data.id}/roll`, { hours: 0 })
    assert.equal(last.status, 200)
    const ended = await withKey(now.body.data.key)('GET', RECENT)
    assert.equal(ended.body.code, 'E_EXPIRED_API_KEY')
  })

  test('is rolled by only one of several concurrent requests, and never a second time', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    const { id } = await createApiKey(ask)
    const roll = () => ask('PUT', `/api_key/${id}/roll`, {})
    const answers = await Promise.all(Array.from({ length: 8 }, roll))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    const later = await roll()
    assert.deepEqual([later.status, later.body.code], [409, 'E_KEY_ROLLED'])
    assert.lengthOf(await ApiKey.query().where('userId', user.id), 2)
    for (const hours of [-1, 169, 0.5]) {
      assert.equal(await statusOf(ask('PUT', `/api_key/${id}/roll`, { hours })), 422)
    }
  })

  test('is revoked for good; revoking it again changes nothing', async ({ assert }) => {
    const ask = await as(await person())
    const { id, key } = await createApiKey(ask, { mode: 'live', scopes: ['shipments:read'] })
    for (let n = 0; n < 2; n++) {
      assert.equal(await statusOf(ask('DELETE', `/api_key/${id}`)), 200)
    }
    const refused = await withKey(key)('GET', RECENT)
    assert.equal(refused.body.code, 'E_UNKNOWN_API_KEY')
    const { body } = await ask('PUT', `/api_key/${id}/roll`, {})
    assert.equal(body.code, 'E_KEY_REVOKED')
  })

  test('can be restricted to IP addresses and ranges, and released again', async ({ assert }) => {
    const ask = await as(await person())
    const { id, key } = await createApiKey(ask, {
      mode: 'live',
      scopes: ['shipments:read'],
      addresses: ['10.0.0.0/8', '2001:db8::/32'],
    })
    const refused = await withKey(key)('GET', RECENT)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_API_KEY_ADDRESS'])
    for (const addresses of [['127.0.0.0/24'], []]) {
      assert.equal(await statusOf(ask('PUT', `/api_key/${id}`, { addresses })), 200)
      assert.equal(await statusOf(withKey(key)('GET', RECENT)), 200)
    }
    const { dailyLimitKobo, name } = await ApiKey.findOrFail(id)
    assert.deepEqual([dailyLimitKobo, name], [10_000_000, 'Web shop'])
  })

  test('of another customer or business answers 404', async ({ assert }) => {
    const { id } = await createApiKey(await as(await person()))
    const { asOwner } = await createBusiness()
    for (const stranger of [await as(await person()), asOwner]) {
      for (const [method, path] of [
        ['PUT', `/api_key/${id}`],
        ['PUT', `/api_key/${id}/roll`],
        ['DELETE', `/api_key/${id}`],
        ['GET', `/api_key/${id}/call/all`],
      ] as const) {
        const body = method === 'PUT' ? {} : undefined
        assert.equal(await statusOf(stranger(method, path, body)), 404)
      }
      assert.deepEqual(await dataOf(stranger('GET', '/api_key/all')), [])
    }
  })
})

test.group('The API keys of a business', () => {
  test('are listed for every member, with their creators', async ({ assert }) => {
    const { asOwner, asMember, member } = await createBusiness()
    await createApiKey(asMember)
    const { body } = await asOwner('GET', '/api_key/all')
    assert.equal(body.data[0].madeBy, member.fullName)
    assert.isTrue(body.data[0].mayChange)
  })

  test('get the right to pay real money only from an owner', async ({ assert }) => {
    const { asOwner, asMember } = await createBusiness()
    const paying = { mode: 'live', scopes: SCOPE_NAMES }
    const refused = await asMember('POST', '/api_key', buildKeyRequest(paying))
    assert.equal(refused.status, 403)
    assert.include(refused.message, 'Only an owner of the business')
    const testKey = await createApiKey(asMember, { scopes: SCOPE_NAMES })
    assert.match(testKey.key, /^sdm_test_/)

    const { id } = await createApiKey(asMember, { mode: 'live' })
    const wider = await asMember('PUT', `/api_key/${id}`, { scopes: ['wallet:pay'] })
    assert.equal(wider.status, 403)
    assert.equal(await statusOf(asOwner('PUT', `/api_key/${id}`, { scopes: SCOPE_NAMES })), 200)
    for (const [method, path] of [
      ['PUT', `/api_key/${id}`],
      ['PUT', `/api_key/${id}/roll`],
    ] as const) {
      assert.equal(await statusOf(asMember(method, path, {})), 403)
    }
    assert.equal(await statusOf(asMember('DELETE', `/api_key/${id}`)), 200)
  })

  test('are changed only by their creator, and revoked by the creator or an owner', async ({
    assert,
  }) => {
    const { asOwner, asMember } = await createBusiness()
    const { id } = await createApiKey(asOwner)
    for (const [method, path] of [
      ['PUT', `/api_key/${id}`],
      ['PUT', `/api_key/${id}/roll`],
      ['DELETE', `/api_key/${id}`],
    ] as const) {
      const { status, message } = await asMember(method, path, method === 'PUT' ? {} : undefined)
      assert.equal(status, 403)
      assert.include(message, 'Only the person who made this key')
    }
    const own = await createApiKey(asMember)
    assert.equal(await statusOf(asOwner('DELETE', `/api_key/${own.id}`)), 200)
  })
})
