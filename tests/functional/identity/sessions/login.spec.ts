import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { PageSession } from './page_session.js'

const LOGIN = '/api/v1/login'
const MEMBER = { username: 'member@sendam.test', password: DEMO_PASSWORD }

test.group('Signing in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an API client gets a bearer token and no cookie', async ({ client, assert }) => {
    const response = await client.post(LOGIN).json(MEMBER)
    response.assertStatus(200)
    assert.match(response.header('authorization') ?? '', /^Bearer \S+\.\S+\.\S+$/)
    assert.isUndefined(response.header('set-cookie'))
  })

  test('a page gets a session and no token', async ({ assert }) => {
    const response = await new PageSession().send('POST', LOGIN, MEMBER)
    assert.equal(response.status, 200)
    assert.isNull(response.headers.get('authorization'))
    assert.include(String(response.headers.get('set-cookie')), 'sendam-session=')
  })

  test('the token identifies the user, the role and the organization', async ({
    client,
    assert,
  }) => {
    const login = await client.post(LOGIN).json(MEMBER)
    const ping = await client
      .post('/api/v1/ping')
      .header('authorization', login.header('authorization')!)
    ping.assertStatus(200)
    assert.containsSubset(ping.body(), {
      data: { email: MEMBER.username, role: 'MEMBER', organization: 2, subdomain: null },
    })
  })

  test('a token is refused after sign-out', async ({ client }) => {
    const login = await client.post(LOGIN).json(MEMBER)
    const authorization = login.header('authorization')!
    const signOut = await client.delete('/api/v1/session').header('authorization', authorization)
    signOut.assertStatus(200)
    const ping = await client.post('/api/v1/ping').header('authorization', authorization)
    ping.assertStatus(401)
  })

  test('a token with another signature, or none, is refused', async ({ client }) => {
    const login = await client.post(LOGIN).json(MEMBER)
    const [header, payload] = login.header('authorization')!.replace('Bearer ', '').split('.')
    for (const forged of [`${header}.${payload}.AAAA`, `${header}.${payload}.`, 'nonsense']) {
      const ping = await client.post('/api/v1/ping').header('authorization', `Bearer ${forged}`)
      ping.assertStatus(401)
    }
  })

  test('an unknown address, a wrong password and a blocked person get the same answer', async ({
    client,
    assert,
  }) => {
    await db.from('users').where('email', 'other@sendam.test').update({ blocked_at: new Date() })
    const attempts = [
      { username: 'nobody@sendam.test', password: DEMO_PASSWORD },
      { username: 'member@sendam.test', password: 'Wrong#2026' },
      { username: 'other@sendam.test', password: DEMO_PASSWORD },
    ]
    for (const attempt of attempts) {
      const response = await client.post(LOGIN).json(attempt)
      response.assertStatus(401)
      assert.deepEqual(response.body(), {
        message: 'The username or password is not correct.',
        code: 'E_INVALID_CREDENTIALS',
        errors: [{ message: 'The username or password is not correct.' }],
      })
    }
  })

  test('a block ends existing tokens at once', async ({ client }) => {
    const login = await client.post(LOGIN).json(MEMBER)
    await db.from('users').where('email', MEMBER.username).update({ blocked_at: new Date() })
    const ping = await client
      .post('/api/v1/ping')
      .header('authorization', login.header('authorization')!)
    ping.assertStatus(401)
  })

  test('ten wrong passwords in a row lead to 429 with Retry-After', async ({ client, assert }) => {
    const wrong = { username: 'franchise@sendam.test', password: 'Wrong#2026' }
    for (let attempt = 0; attempt < 10; attempt++) await client.post(LOGIN).json(wrong)
    const response = await client.post(LOGIN).json({ ...wrong, password: DEMO_PASSWORD })
    response.assertStatus(429)
    const [, seconds] = response
      .body()
      .message.match(/^Too many attempts\. Please wait (\d+) seconds/)
    assert.equal(response.header('retry-after'), seconds)
  })

  test('a password of a million characters is refused before it is hashed', async ({ client }) => {
    const response = await client
      .post(LOGIN)
      .json({ username: MEMBER.username, password: 'a'.repeat(999_000) })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_VALIDATION_ERROR', errors: [{ field: 'password' }] })
  })

  test('missing fields are named one by one', async ({ client }) => {
    const response = await client.post(LOGIN).json({})
    response.assertStatus(422)
    response.assertBodyContains({
      errors: [
        { field: 'username', message: '"Username" should not be empty' },
        { field: 'password', message: '"Password" should not be empty' },
      ],
    })
  })

  test('malformed JSON is a clear error and shows no stack', async ({ assert }) => {
    const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${LOGIN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username": ',
    })
    assert.equal(response.status, 400)
    assert.deepEqual(await response.json(), {
      message: 'The request could not be read.',
      code: 'E_BAD_REQUEST',
      errors: [{ message: 'The request could not be read.' }],
    })
  })
})

test.group('Cross-site requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a session cookie without the CSRF token is refused', async ({ client }) => {
    const page = await PageSession.signedIn(MEMBER.username)
    const cookie = `sendam-session=${page.cookie('sendam-session')}`
    const response = await client.delete('/api/v1/session').header('cookie', cookie)
    response.assertStatus(419)
    response.assertBodyContains({ code: 'E_BAD_CSRF_TOKEN' })
  })

  test('a page without a CSRF token gets 419 with a new one and signs in with it', async ({
    assert,
  }) => {
    const page = new PageSession()
    const refused = await page.sendOnce('POST', LOGIN, MEMBER)
    assert.equal(refused.status, 419)
    assert.isNull(refused.headers.get('authorization'))
    const accepted = await page.sendOnce('POST', LOGIN, MEMBER)
    assert.equal(accepted.status, 200)
    assert.isNull(accepted.headers.get('authorization'))
    const home = await page.get('/base/home')
    assert.equal(home.status, 200)
  })

  test('only pages and calls that renew the session id set the session cookie', async ({
    assert,
  }) => {
    const page = await PageSession.signedIn(MEMBER.username)
    const setsCookie = async (request: Promise<Response>) => {
      const { headers } = await request
      return headers.getSetCookie().some((cookie) => cookie.startsWith('sendam-session='))
    }
    const part = { 'x-inertia': 'true', 'x-inertia-partial-component': 'shipping/home/home' }
    assert.isTrue(await setsCookie(page.get('/base/home')))
    // A late answer would restore the session's previous id.
    assert.isFalse(await setsCookie(page.get('/base/home', part)))
    assert.isFalse(await setsCookie(page.get('/live', { accept: 'text/event-stream' })))
    assert.isFalse(await setsCookie(page.get('/files/uploads/none.png', { accept: 'image/*' })))
    assert.isFalse(await setsCookie(page.get('/api/v1/wallet')))
    assert.isFalse(
      await setsCookie(page.send('POST', '/api/v1/referral_click', { referralCode: 1 }))
    )
    assert.isTrue(await setsCookie(page.send('PUT', '/api/v1/switch/2')))
  })

  test('the CSRF token lives as long as the session', async ({ assert }) => {
    const page = await PageSession.signedIn(MEMBER.username)
    const { headers } = await page.get('/base/home')
    const ages = headers.getSetCookie().map((cookie) => cookie.match(/Max-Age=\d+/)?.[0])
    assert.deepEqual(ages, ['Max-Age=43200', 'Max-Age=43200'])
  })
})
