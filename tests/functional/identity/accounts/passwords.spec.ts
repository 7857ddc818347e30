import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { call, mailOf, PASSWORD, person, tokenMailedTo } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { runSweep } from '#tests/support/jobs'

const RESET = '/api/v1/resetPassword'
const CHANGE = '/api/v1/user/changePassword'
const LOGIN = '/api/v1/login'
const PING = '/api/v1/ping'
const NEXT = 'Nextdoor#2027'

const SENT =
  'If there is an account with this e-mail address, we have sent a link to it. The link works for one hour.'

async function tokenOf({ email }: User, password = PASSWORD): Promise<string> {
  const { headers } = await call('POST', LOGIN, { username: email, password })
  return headers.get('authorization')!
}

async function pageOf({ email }: User): Promise<PageSession> {
  return PageSession.signedIn(email)
}

function choice(newPassword: string, newPasswordConfirmation = newPassword) {
  return { newPassword, newPasswordConfirmation }
}

async function assertResponseStatus(
  assert: Assert,
  request: Promise<{ status: number }>,
  status: number
) {
  const answer = await request
  assert.equal(answer.status, status)
}

test.group('A password reset request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gets the same response with and without an account; only active accounts get an e-mail', async ({
    assert,
  }) => {
    const known = await person()
    const blocked = await person()
    const left = await person()
    await User.query().where('id', blocked.id).update({ blockedAt: new Date() })
    await User.query().where('id', left.id).update({ deactivatedAt: new Date() })
    const usernames = [known, blocked, left].map(({ email }) => email)
    for (const username of [...usernames, 'nobody@people.test']) {
      const response = await call('PUT', RESET, { username })
      assert.deepEqual([response.status, response.body], [200, { message: SENT }])
      const names = [...response.headers.keys()].filter((name) => name !== 'date')
      assert.notInclude(names, 'set-cookie')
    }
    assert.lengthOf(await mailOf(known.email), 1)
    for (const email of [blocked.email, left.email, 'nobody@people.test']) {
      assert.lengthOf(await mailOf(email), 0)
    }
  })

  test('requires a valid address', async ({ assert }) => {
    for (const username of [undefined, '', 'ada', `${'a'.repeat(250)}@b.test`]) {
      const response = await call('PUT', RESET, { username })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, { errors: [{ field: 'username' }] })
    }
  })

  test('is refused with 429 the sixth time in an hour, with or without an account', async ({
    assert,
  }) => {
    const known = await person()
    for (const username of [known.email, 'nobody@people.test']) {
      for (let time = 0; time < 5; time++) await call('PUT', RESET, { username })
      const response = await call('PUT', RESET, { username })
      assert.equal(response.status, 429)
      assert.match(response.message, /^Too many attempts\. Please wait \d+ seconds/)
    }
    assert.lengthOf(await mailOf(known.email), 5)
  })

  test('mails a link to our own host, whatever host the request names', async ({ assert }) => {
    const known = await person()
    await call('PUT', RESET, { username: known.email }, { 'x-forwarded-host': 'evil.test' })
    const [mail] = await mailOf(known.email)
    assert.notInclude(mail.text + mail.html, 'evil.test')
    assert.include(mail.text, `${addressOfServer()}/reset/`)
  })
})

test.group('A password reset link', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sets a new password, and ends every session, every token and the old password', async ({
    assert,
  }) => {
    const user = await person()
    const page = await pageOf(user)
    const authorization = await tokenOf(user)
    await call('PUT', RESET, { username: user.email })
    const token = await tokenMailedTo(user.email)

    const response = await call('PUT', `${RESET}/${token}`, choice(NEXT))
    assert.deepEqual(
      [response.status, response.message],
      [200, 'Your password has been changed. You can sign in with it now.']
    )
    await assertResponseStatus(assert, page.send('POST', PING), 401)
    await assertResponseStatus(assert, call('POST', PING, {}, { authorization }), 401)
    const old = await call('POST', LOGIN, { username: user.email, password: PASSWORD })
    assert.equal(old.status, 401)
    const fresh = await call('POST', LOGIN, { username: user.email, password: NEXT })
    assert.equal(fresh.status, 200)
    const [mail] = await mailOf(user.email)
    assert.equal(mail.subject, 'Your Sendam password was changed')
  })

  test('works once; if used, expired, unknown or of another purpose, it gets the same answer', async ({
    assert,
  }) => {
    async function refuses(token: string) {
      const response = await call('PUT', `${RESET}/${token}`, choice('Another#2028'))
      assert.equal(response.status, 422, token)
      assert.deepEqual(response.body, {
        message: 'This link is no longer valid. Please ask for a new one.',
        code: 'E_INVALID_TOKEN',
        errors: [{ message: 'This link is no longer valid. Please ask for a new one.' }],
      })
    }
    const user = await person({ verified: false })
    const [used, sibling] = [
      await OneTimeToken.issue(user.id, 'reset_password'),
      await OneTimeToken.issue(user.id, 'reset_password'),
    ]
    await call('PUT', `${RESET}/${used}`, choice(NEXT))
    await refuses(used)
    await refuses(sibling)
    const expired = await OneTimeToken.issue(user.id, 'reset_password')
    await db
      .from('one_time_tokens')
      .whereNull('used_at')
      .update({ expires_at: db.raw('now()') })
    const foreign = await OneTimeToken.issue(user.id, 'verify_email')
    for (const token of [expired, foreign, 'unknown', '%01']) await refuses(token)
    const login = await call('POST', LOGIN, { username: user.email, password: NEXT })
    assert.equal(login.status, 200)
  })

  test('lasts an hour, and still works after a weak password was refused', async ({ assert }) => {
    const user = await person()
    const token = await OneTimeToken.issue(user.id, 'reset_password')
    const row = await db.from('one_time_tokens').where('user_id', user.id).firstOrFail()
    assert.equal(row.expires_at - row.created_at, 3_600_000)
    const weak = await call('PUT', `${RESET}/${token}`, choice('weakweak'))
    assert.equal(weak.status, 422)
    const strong = await call('PUT', `${RESET}/${token}`, choice(NEXT))
    assert.equal(strong.status, 200)
  })

  test('works for only one of two concurrent requests', async ({ assert }) => {
    const user = await person()
    const token = await OneTimeToken.issue(user.id, 'reset_password')
    const both = await Promise.all(
      ['First#2027', 'Second#2027'].map((password) =>
        call('PUT', `${RESET}/${token}`, choice(password))
      )
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
  })

  test('opens a page that says whether it is valid, without using it up', async ({ assert }) => {
    const user = await person()
    const token = await OneTimeToken.issue(user.id, 'reset_password')
    const page = new PageSession()
    for (const path of [`/reset/${token}`, `/reset/${token}`]) {
      const { component, props } = await page.visit(path)
      assert.equal(component, 'identity/accounts/choose_password')
      assert.isTrue(props.valid)
    }
    const unknown = await page.visit('/reset/unknown')
    assert.isFalse(unknown.props.valid)
  })
})

test.group('Changing the password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends every other session and token, and keeps this one under a new id', async ({
    assert,
  }) => {
    const user = await person()
    const [page, otherPage] = [await pageOf(user), await pageOf(user)]
    const before = page.copy()
    const authorization = await tokenOf(user)
    const response = await page.send('PUT', CHANGE, { currentPassword: PASSWORD, ...choice(NEXT) })
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), {
      message: 'Your password has been changed. Every other device has been signed out.',
    })
    await assertResponseStatus(assert, page.send('POST', PING), 200)
    await assertResponseStatus(assert, otherPage.send('POST', PING), 401)
    await assertResponseStatus(assert, before.get('/api/v1/user/profile'), 401)
    await assertResponseStatus(assert, call('POST', PING, {}, { authorization }), 401)
    const [mail] = await mailOf(user.email)
    assert.equal(mail.subject, 'Your Sendam password was changed')
  })

  test('keeps the token that requested it and revokes the others', async ({ assert }) => {
    const user = await person()
    const [authorization, other] = [await tokenOf(user), await tokenOf(user)]
    const given = { currentPassword: PASSWORD, ...choice(NEXT) }
    const response = await call('PUT', CHANGE, given, { authorization })
    assert.equal(response.status, 200)
    await assertResponseStatus(assert, call('POST', PING, {}, { authorization }), 200)
    await assertResponseStatus(assert, call('POST', PING, {}, { authorization: other }), 401)
  })

  test('requires the current password and changes nothing without it', async ({ assert }) => {
    const user = await person()
    const authorization = await tokenOf(user)
    const given = { currentPassword: 'Wrong#2026', ...choice(NEXT) }
    const response = await call('PUT', CHANGE, given, { authorization })
    assert.equal(response.status, 422)
    assert.deepEqual(response.body.errors, [
      { field: 'currentPassword', message: 'The current password is not correct.' },
    ])
    const { password } = await User.findOrFail(user.id)
    assert.equal(password, user.password)
  })

  test('reports a mismatch on both fields', async ({ assert }) => {
    const authorization = await tokenOf(await person())
    const given = { currentPassword: PASSWORD, ...choice(NEXT, `${NEXT}x`) }
    const response = await call('PUT', CHANGE, given, { authorization })
    assert.equal(response.status, 422)
    assert.deepEqual(
      response.body.errors.map(({ field, message }: any) => [field, message]),
      [
        ['newPassword', 'Does not match Confirmation field'],
        ['newPasswordConfirmation', 'Does not match New Password field'],
      ]
    )
  })

  test('requires eight characters in each field and a strong new password', async ({ assert }) => {
    const authorization = await tokenOf(await person())
    const short = { currentPassword: '1234567', ...choice('Aa1!aaa') }
    const response = await call('PUT', CHANGE, short, { authorization })
    assert.deepEqual(
      response.body.errors.map(({ field, message }: any) => [field, message]),
      [
        ['currentPassword', '"Current Password" must have at least 8 characters'],
        [
          'newPassword',
          'Password must be a minimum of 8 characters long containing at least 1 uppercase, 1 lowercase, 1 special character and 1 number.',
        ],
        ['newPasswordConfirmation', '"Confirm Password" must have at least 8 characters'],
      ]
    )
  })

  test('is refused with 429 after ten wrong tries', async ({ assert }) => {
    const authorization = await tokenOf(await person())
    const wrong = { currentPassword: 'Wrong#2026', ...choice(NEXT) }
    for (let time = 0; time < 10; time++) await call('PUT', CHANGE, wrong, { authorization })
    const right = { ...wrong, currentPassword: PASSWORD }
    const response = await call('PUT', CHANGE, right, { authorization })
    assert.equal(response.status, 429)
  })

  test('is refused when the account has no password', async ({ assert }) => {
    const user = await person()
    const authorization = await tokenOf(user)
    await db.from('users').where('id', user.id).update({ password: null })
    const given = { currentPassword: PASSWORD, ...choice(NEXT) }
    const response = await call('PUT', CHANGE, given, { authorization })
    assert.containsSubset(response.body, { code: 'E_NO_PASSWORD' })
  })
})

test.group('An account without a password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses every password, hashing as much as for any other account', async ({
    assert,
    cleanup,
  }) => {
    const { verify } = hash
    cleanup(() => {
      hash.verify = verify
    })
    let comparisons = 0
    hash.verify = (hashed, password) => {
      comparisons += 1
      assert.match(hashed, /^\$(scrypt|argon2)/)
      return verify.call(hash, hashed, password)
    }
    const { email: known } = await person()
    const { email: without } = await person({ password: null })
    for (const [username, password] of [
      [known, 'Wrong#2026'],
      [without, PASSWORD],
      [without, 'null'],
      [without, 'undefined'],
      ['nobody@people.test', PASSWORD],
    ]) {
      comparisons = 0
      const response = await call('POST', LOGIN, { username, password })
      assert.equal(response.status, 401)
      assert.equal(response.body.code, 'E_INVALID_CREDENTIALS')
      assert.equal(comparisons, 1, username)
    }
  })
})

test.group('Guessed passwords and planted sessions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new X-Forwarded-For with each guess gives no more guesses', async ({ assert }) => {
    const { email } = await person()
    const wrong = { username: email, password: 'Wrong#2026' }
    for (let guess = 0; guess < 10; guess++) {
      await call('POST', LOGIN, wrong, { 'x-forwarded-for': `10.0.0.${guess}` })
    }
    const right = { username: email, password: PASSWORD }
    const response = await call('POST', LOGIN, right, { 'x-forwarded-for': '10.0.1.1' })
    assert.equal(response.status, 429)
    assert.match(response.message, /^Too many attempts\. Please wait \d+ seconds/)
  })

  test('concurrent guesses are counted one by one', async ({ assert }) => {
    const { email } = await person()
    const guesses = Array.from({ length: 14 }, () =>
      call('POST', LOGIN, { username: email, password: 'Wrong#2026' })
    )
    const replies = await Promise.all(guesses)
    const tried = replies.filter(({ status }) => status === 401)
    assert.lengthOf(tried, 10)
  })

  test('a successful sign-in resets the count of wrong guesses', async ({ assert }) => {
    const { email } = await person()
    for (let round = 0; round < 2; round++) {
      for (let guess = 0; guess < 9; guess++) {
        await call('POST', LOGIN, { username: email, password: 'Wrong#2026' })
      }
      await assertResponseStatus(
        assert,
        call('POST', LOGIN, { username: email, password: PASSWORD }),
        200
      )
    }
  })

  test('a session id planted before sign-in stays signed out', async ({ assert }) => {
    const { email } = await person()
    const page = new PageSession()
    await page.get('/signin')
    const planted = page.copy()
    await page.signIn(email)
    assert.notEqual(page.cookie('sendam-session'), planted.cookie('sendam-session'))
    await assertResponseStatus(assert, page.get('/api/v1/user/profile'), 200)
    await assertResponseStatus(assert, planted.get('/api/v1/user/profile'), 401)
  })

  test('the sweep deletes one-time tokens that expired eight days ago', async ({ assert }) => {
    const user = await person()
    await OneTimeToken.issue(user.id, 'reset_password')
    await OneTimeToken.issue(user.id, 'verify_email')
    await db
      .from('one_time_tokens')
      .where('purpose', 'verify_email')
      .update({ expires_at: db.raw(`now() - interval '8 days'`) })
    await runSweep('identity.prune_expired')
    const rows = await OneTimeToken.findManyBy('userId', user.id)
    assert.deepEqual(
      rows.map(({ purpose }) => purpose),
      ['reset_password']
    )
  })
})

test.group('Signing out', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends every copy of the session', async ({ assert }) => {
    const page = await pageOf(await person())
    const copy = page.copy()
    await page.send('DELETE', '/api/v1/session')
    await assertResponseStatus(assert, copy.get('/api/v1/user/profile'), 401)
  })

  test('everywhere ends every session and token, including the current session', async ({
    assert,
  }) => {
    const user = await person()
    const [page, otherPage, authorization] = [
      await pageOf(user),
      await pageOf(user),
      await tokenOf(user),
    ]
    const other = await tokenOf(await person())
    const response = await page.send('DELETE', '/api/v1/sessions')
    assert.equal(response.status, 200)
    await assertResponseStatus(assert, page.send('POST', PING), 401)
    await assertResponseStatus(assert, otherPage.send('POST', PING), 401)
    await assertResponseStatus(assert, call('POST', PING, {}, { authorization }), 401)
    await assertResponseStatus(assert, call('POST', PING, {}, { authorization: other }), 200)
  })

  test('does not happen by opening its page', async ({ assert }) => {
    const page = await pageOf(await person())
    const response = await page.get('/logout')
    assert.equal(response.status, 200)
    await assertResponseStatus(assert, page.send('POST', PING), 200)
  })
})

test.group('A sign-in while the password changes', (group) => {
  let user: User
  group.each.setup(async () => {
    user = await person()
    return async () => {
      for (const table of ['access_tokens', 'memberships']) {
        await db.from(table).where('user_id', user.id).delete()
      }
      await user.delete()
    }
  })

  test('waits for the change and is refused', async ({ assert, cleanup }) => {
    const change = await db.transaction()
    cleanup(async () => {
      if (!change.isCompleted) await change.rollback()
    })
    await change.from('users').where('id', user.id).update({ password: 'another hash' })
    const late = call('POST', LOGIN, { username: user.email, password: PASSWORD })
    await waitUntilBlocked('insert into access_tokens')
    await change.from('access_tokens').where('user_id', user.id).update({ revoked_at: new Date() })
    await change.commit()
    await assertResponseStatus(assert, late, 401)
    assert.lengthOf(await db.from('access_tokens').where('user_id', user.id), 0)
  })
})

test.group('The rate limiter', (group) => {
  const key = `count.${process.pid}`
  group.each.teardown(async () => {
    await db.from('rate_limits').whereLike('key', `%${key}`).delete()
  })

  test('counts in the database, for all processes together', async ({ assert }) => {
    const limit = limiter.use('database', { requests: 1, duration: '1 minute' })
    await limit.consume(key)
    await assert.rejects(() => limit.consume(key), /Too many requests/)
    const row = await db.from('rate_limits').whereLike('key', `%${key}`).firstOrFail()
    assert.equal(row.points, 2)
  })
})
