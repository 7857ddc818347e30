import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { removeProps } from '#tests/support/page_props'
import { call, mailOf, PASSWORD, person, tokenMailedTo } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const ACCOUNT = '/api/v1/account'
const LOGIN = '/api/v1/login'

const ADA = {
  username: 'ada@example.test',
  firstname: 'Ada',
  lastname: 'Obi',
  phoneNumber: '08031234567',
  password: PASSWORD,
}

const WITHOUT_PASSWORD = { ...ADA, password: undefined }

const SENT = 'Almost there! We have sent you an e-mail. Open the link in it to continue.'

test.group('Signing up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates a retail member and mails a link that confirms the address', async ({ assert }) => {
    const response = await call('POST', ACCOUNT, { ...ADA, username: ' Ada@Example.test ' })
    assert.equal(response.status, 200)
    assert.deepEqual(response.body, { message: SENT })
    const user = await User.findByOrFail('email', ADA.username)
    assert.containsSubset(user.$attributes, { role: 'MEMBER', emailVerifiedAt: null })
    assert.notInclude(user.password!, PASSWORD)
    const memberships = await Membership.findManyBy('userId', user.id)
    assert.deepEqual(
      memberships.map(({ organizationId }) => organizationId),
      [2]
    )
    const [mail] = await mailOf(ADA.username)
    assert.equal(mail.subject, 'Confirm your e-mail address for Sendam')
    assert.match(mail.text, /^Hello Ada,\n[^<]+http:\/\/[^\s]+\/verify\/[\w-]{43}\n/)
    assert.include(mail.html!, '/verify/')
  })

  test('ignores role, organization and verification in the body', async ({ assert }) => {
    const greedy = { role: 'ROOT', organizationId: 1, emailVerifiedAt: new Date(), id: 1 }
    const response = await call('POST', ACCOUNT, { ...ADA, ...greedy })
    assert.equal(response.status, 200)
    const user = await User.findByOrFail('email', ADA.username)
    assert.containsSubset(user.$attributes, { role: 'MEMBER', emailVerifiedAt: null })
    assert.isNull(await Membership.findBy({ userId: user.id, organizationId: 1 }))
  })

  test('names every missing field', async ({ assert }) => {
    const response = await call('POST', ACCOUNT, {})
    assert.equal(response.status, 422)
    assert.deepEqual(
      response.body.errors.map(({ field, message }: any) => [field, message]),
      [
        ['username', '"E-mail" should not be empty'],
        ['firstname', '"First Name" should not be empty'],
        ['lastname', '"Last Name" should not be empty'],
        ['phoneNumber', '"Phone Number" should not be empty'],
        ['password', '"Password" should not be empty'],
      ]
    )
  })

  const NUMBERS = {
    good: ['+1234567', '+123456789012345', '08031234567'],
    bad: ['+123456', '+1234567890123456', '0803123456', '080312345678', '8031234567', '+12345a7'],
  }

  test('accepts only phone numbers in the allowed formats', async ({ assert }) => {
    for (const phoneNumber of NUMBERS.good) {
      const response = await call('POST', ACCOUNT, { ...ADA, phoneNumber, password: 'weak' })
      assert.containsSubset(response.body, { errors: [{ field: 'password' }] })
      assert.notContainsSubset(response.body, { errors: [{ field: 'phoneNumber' }] })
    }
    for (const phoneNumber of NUMBERS.bad) {
      const response = await call('POST', ACCOUNT, { ...ADA, phoneNumber })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, {
        errors: [{ field: 'phoneNumber', message: 'Enter a valid Phone Number' }],
      })
    }
  })

  const WEAK = ['Aa1!aaa', 'aaaa1!aaa', 'AAAA1!AAA', 'Aaaaaa!aaa', 'Aaaaaa1aaa', 'Aaaaaa1€aa']

  test('enforces each part of the password rule', async ({ assert }) => {
    const message =
      'Password must be a minimum of 8 characters long containing at least 1 uppercase, 1 lowercase, 1 special character and 1 number.'
    for (const password of WEAK) {
      const response = await call('POST', ACCOUNT, { ...ADA, password })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, { errors: [{ field: 'password', message }] })
    }
    const shortest = await call('POST', ACCOUNT, { ...ADA, password: 'Aa1!aaaa' })
    assert.equal(shortest.status, 200)
    const longest = { ...ADA, username: 'long@example.test', password: `Aa1!${'a'.repeat(124)}` }
    const long = await call('POST', ACCOUNT, longest)
    assert.equal(long.status, 200)
    const tooLong = await call('POST', ACCOUNT, { ...longest, password: `${longest.password}a` })
    assert.equal(tooLong.status, 422)
    assert.equal(tooLong.body.errors[0].message, '"Password" must have at most 128 characters')
  })

  test('refuses a password of a million characters before hashing it', async ({ assert }) => {
    const response = await call('POST', ACCOUNT, { ...ADA, password: 'Aa1!'.repeat(240_000) })
    assert.equal(response.status, 422)
    assert.containsSubset(response.body, { errors: [{ field: 'password' }] })
  })

  test('refuses a disallowed word in a name and quotes it as typed', async ({ assert }) => {
    for (const [lastname, word] of [
      ['Sendam', 'Sendam'],
      ['Obi-Fúck', 'Fúck'],
      ['the 5c4m', '5c4m'],
    ]) {
      const response = await call('POST', ACCOUNT, { ...ADA, lastname })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, {
        errors: [
          {
            field: 'lastname',
            message: `The word "${word}" is not allowed in a name. Please use your own name.`,
          },
        ],
      })
    }
    const welcome = await call('POST', ACCOUNT, { ...ADA, firstname: 'Dick', lastname: 'Cox' })
    assert.equal(welcome.status, 200)
  })

  test('refuses links and markup in a name, because e-mails contain names', async ({ assert }) => {
    for (const firstname of ['win.example.com', 'http://x', '<b>Ada</b>', '123', 'A\nda']) {
      const response = await call('POST', ACCOUNT, { ...ADA, firstname })
      assert.equal(response.status, 422)
      assert.containsSubset(response.body, { errors: [{ field: 'firstname' }] })
    }
    const response = await call('POST', ACCOUNT, {
      ...ADA,
      firstname: 'Dr. Ọlá',
      lastname: 'O’Neil-Ẹ̀gbá',
    })
    assert.equal(response.status, 200)
  })

  test('answers the same for a known and an unknown address; only the e-mail differs', async ({
    assert,
  }) => {
    const known = await person({ email: 'known@example.test' })
    const taken = await call('POST', ACCOUNT, { ...ADA, username: known.email })
    const fresh = await call('POST', ACCOUNT, ADA)
    assert.deepEqual(
      [taken.status, taken.body, publicHeaders(taken.headers)],
      [fresh.status, fresh.body, publicHeaders(fresh.headers)]
    )
    const [mail] = await mailOf(known.email)
    assert.equal(mail.subject, 'You already have a Sendam account')
    const { firstname, phoneNumber, password } = await known.refresh()
    assert.deepEqual([firstname, phoneNumber], ['Ada', '08031234567'])
    assert.equal(password, known.password)
  })

  test('twice with the same password mails a new link; the first one still works', async ({
    assert,
  }) => {
    await call('POST', ACCOUNT, ADA)
    const first = await tokenMailedTo(ADA.username)
    await call('POST', ACCOUNT, ADA)
    const second = await tokenMailedTo(ADA.username)
    assert.notEqual(first, second)
    const response = await confirm(first)
    assert.equal(response.status, 200)
  })

  test('locks out a stranger who signed up earlier with the same address', async ({ assert }) => {
    const stranger = { ...ADA, password: 'Stranger#1' }
    await call('POST', ACCOUNT, stranger)
    const planted = await tokenMailedTo(ADA.username)
    await call('POST', ACCOUNT, ADA)
    const [mail] = await mailOf(ADA.username)
    assert.equal(mail.subject, 'Choose a password for your Sendam account')

    const verification = await confirm(planted)
    assert.equal(verification.status, 422)
    const choice = { newPassword: PASSWORD, newPasswordConfirmation: PASSWORD }
    const token = await tokenMailedTo(ADA.username)
    const chosen = await call('PUT', `/api/v1/resetPassword/${token}`, choice)
    assert.equal(chosen.status, 200)
    const strangerLogin = await call('POST', LOGIN, {
      username: ADA.username,
      password: stranger.password,
    })
    assert.equal(strangerLogin.status, 401)
    const ownerLogin = await call('POST', LOGIN, ADA)
    assert.equal(ownerLogin.status, 200)
  })

  test('refuses the sixth sign-up of an address within an hour with 429', async ({ assert }) => {
    for (let time = 0; time < 5; time++) await call('POST', ACCOUNT, ADA)
    const response = await call('POST', ACCOUNT, ADA)
    assert.equal(response.status, 429)
    assert.match(response.body.message, /^Too many attempts\. Please wait \d+ seconds/)
    const other = await call('POST', ACCOUNT, { ...ADA, username: 'b@example.test' })
    assert.equal(other.status, 200)
  })

  test('without a password mails a link to choose one', async ({ assert }) => {
    const response = await call('POST', '/api/v1/createAccount', WITHOUT_PASSWORD)
    assert.equal(response.status, 200)
    assert.deepEqual(response.body, { message: SENT })
    const [mail] = await mailOf(ADA.username)
    assert.equal(mail.subject, 'Choose a password for your Sendam account')
    const guess = await call('POST', LOGIN, { ...ADA, password: '' })
    assert.equal(guess.status, 422)
    const any = await call('POST', LOGIN, ADA)
    assert.equal(any.status, 401)

    const token = await tokenMailedTo(ADA.username)
    await call('PUT', `/api/v1/resetPassword/${token}`, {
      newPassword: PASSWORD,
      newPasswordConfirmation: PASSWORD,
    })
    const login = await call('POST', LOGIN, ADA)
    assert.equal(login.status, 200)
  })
})

test.group('Concurrent sign-ups', (group) => {
  const username = `twins.${process.pid}@example.test`
  // Each request has its own connection, as in production.
  group.each.teardown(async () => {
    const user = await User.findBy('email', username)
    if (!user) return
    await db.from('one_time_tokens').where('user_id', user.id).delete()
    await db.from('memberships').where('user_id', user.id).delete()
    await user.delete()
  })

  test('create one account for one address', async ({ assert }) => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        fetch(`${addressOfServer()}${ACCOUNT}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...ADA, username }),
        }).then(async (response) => [response.status, await response.json()])
      )
    )
    assert.deepEqual(answers, Array(4).fill([200, { message: SENT }]))
    const [{ count }] = await db.from('users').where('email', username).count('* as count')
    assert.equal(Number(count), 1)
    const user = await User.findByOrFail('email', username)
    assert.lengthOf(await Membership.findManyBy('userId', user.id), 1)
  })
})

test.group('A referral code at sign-up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('records the referral, from the body or from a header', async ({ assert }) => {
    const referrer = await person({ referralCode: 7001 })
    await call('POST', ACCOUNT, { ...ADA, referralCode: 7001 })
    for (const header of ['Ref-Code', 'ref_code']) {
      const other = { ...ADA, username: `${header}@example.test` }
      await call('POST', ACCOUNT, other, { [header]: '7001' })
    }
    const referrals = await Referral.findManyBy('referrerId', referrer.id)
    assert.deepEqual(
      referrals.map(({ amountKobo, paidAt }) => [amountKobo, paidAt]),
      Array.from({ length: 3 }, () => [100_000, null])
    )
  })

  test('is ignored when unknown or malformed; the sign-up succeeds', async ({ assert }) => {
    const codes = ['7002', 'abc', '0', '-1', 0, null, {}, '1e5', '9'.repeat(30)]
    for (const [index, referralCode] of codes.entries()) {
      const username = `nobody${index}@example.test`
      const response = await call('POST', ACCOUNT, { ...ADA, username, referralCode })
      assert.equal(response.status, 200)
    }
    const [{ count }] = await db.from('referrals').count('* as count')
    assert.equal(Number(count), 0)
  })
})

test.group('Confirming an e-mail address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await person({ email: ADA.username, verified: false })
  })

  async function issued(purpose: 'verify_email' | 'reset_password' = 'verify_email') {
    const { default: OneTimeToken } = await import('#identity/accounts/models/one_time_token')
    const user = await User.findByOrFail('email', ADA.username)
    return OneTimeToken.issue(user.id, purpose)
  }

  test('gives an API client a bearer token and no cookie', async ({ assert }) => {
    const response = await fetch(`${addressOfServer()}${ACCOUNT}?token=${await issued()}`)
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), {
      message: 'Your e-mail address is confirmed. Welcome to Sendam, Ada!',
    })
    assert.isNull(response.headers.get('set-cookie'))
    const authorization = response.headers.get('authorization')!
    const ping = await fetch(`${addressOfServer()}/api/v1/ping`, {
      method: 'POST',
      headers: { authorization },
    })
    assert.containsSubset(await ping.json(), { data: { email: ADA.username, organization: 2 } })
  })

  test('signs a page in with a new session id and no bearer token', async ({ assert }) => {
    const page = new PageSession()
    await page.get('/signin')
    const planted = page.copy()
    const response = await page.send('GET', `${ACCOUNT}?token=${await issued()}`)
    assert.equal(response.status, 200)
    assert.isNull(response.headers.get('authorization'))
    const ping = await page.send('POST', '/api/v1/ping')
    assert.equal(ping.status, 200)
    assert.notEqual(page.cookie('sendam-session'), planted.cookie('sendam-session'))
    const fixed = await planted.get('/api/v1/user/profile')
    assert.equal(fixed.status, 401)
  })

  test('does not sign a browser in by a plain link', async ({ assert }) => {
    const page = new PageSession()
    await page.get('/signin')
    const response = await page.get(`${ACCOUNT}?token=${await issued()}`)
    assert.lengthOf(response.headers.getSetCookie(), 0)
    const ping = await page.send('POST', '/api/v1/ping')
    assert.equal(ping.status, 401)
  })

  test('answers a used link with 409 "already confirmed" and signs nobody in', async ({
    assert,
  }) => {
    const used = await issued()
    await confirm(used)
    const again = await confirm(used)
    assert.equal(again.status, 409)
    assert.containsSubset(again.body, {
      message: 'Your e-mail address is already confirmed. Please sign in.',
      code: 'E_ALREADY_VERIFIED',
    })
    assert.isNull(again.headers.get('authorization'))
    const page = new PageSession()
    await page.get('/signin')
    const followed = await page.send('GET', `${ACCOUNT}?token=${used}`)
    assert.equal(followed.status, 409)
    const ping = await page.send('POST', '/api/v1/ping')
    assert.equal(ping.status, 401)

    await db.from('users').where('email', ADA.username).update({ blocked_at: new Date() })
    const blocked = await confirm(used)
    assert.equal(blocked.body.code, 'E_INVALID_TOKEN')
  })

  test('repeats its answer to the session that it signed in; a stranger gets 409', async ({
    assert,
  }) => {
    const token = await issued()
    const page = new PageSession()
    await page.get('/signin')
    const lost = await page.send('GET', `${ACCOUNT}?token=${token}`)
    const again = await page.send('GET', `${ACCOUNT}?token=${token}`)
    assert.deepEqual([lost.status, again.status], [200, 200])
    assert.deepEqual(await again.json(), await lost.json())
    const other = await person()
    const stranger = await PageSession.signedIn(other.email)
    const foreign = await stranger.send('GET', `${ACCOUNT}?token=${token}`)
    assert.equal(foreign.status, 409)
  })

  test('returns to the booking that was open at sign-up, on any device, but never to another website', async ({
    assert,
  }) => {
    const bookingUrl =
      '/base/shipment/book?export=1&originCountry=NG&destinationCountry=GB&weight=2'
    const browser = new PageSession()
    await browser.get(bookingUrl)
    await browser.send('POST', ACCOUNT, ADA)
    const [mail] = await mailOf(ADA.username)
    const link = new URL(/http\S+\/verify\/\S+/.exec(mail!.text)![0])
    const phone = new PageSession()
    const page = await phone.visit(`${link.pathname}${link.search}`)
    assert.equal(page.props.goTo, bookingUrl)

    for (const elsewhere of [
      '//evil.test/base/',
      'https://evil.test/base/home',
      '/signin',
      '/base',
    ]) {
      const other = await phone.visit(`${link.pathname}?next=${encodeURIComponent(elsewhere)}`)
      assert.isNull(other.props.goTo, elsewhere)
    }
  })

  test('refuses a token that is expired, unknown or of another purpose, with the same answer', async ({
    assert,
  }) => {
    async function refuses(token: string) {
      const response = await confirm(token)
      assert.equal(response.status, 422, token)
      assert.deepEqual(response.body, {
        message: 'Account verification failed. Invalid token.',
        code: 'E_INVALID_TOKEN',
        errors: [{ message: 'Account verification failed. Invalid token.' }],
      })
      assert.isNull(response.headers.get('authorization'))
    }
    const foreign = await issued('reset_password')
    const expired = await issued()
    await db.rawQuery(
      `update one_time_tokens set expires_at = now() where purpose = 'verify_email' and used_at is null`
    )
    for (const token of [expired, foreign, 'unknown', '', '&token=a&token=b', '%01']) {
      await refuses(token)
    }
  })

  test('is possible for a day by the database clock; only a hash of the token is stored', async ({
    assert,
  }) => {
    const token = await issued()
    const rows = await db.from('one_time_tokens').where('purpose', 'verify_email')
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].expires_at - rows[0].created_at, 24 * 3_600_000)
    assert.notInclude(JSON.stringify(rows), token)
  })

  test('refuses somebody who was blocked after the e-mail was sent', async ({ assert }) => {
    const token = await issued()
    await db.from('users').where('email', ADA.username).update({ blocked_at: new Date() })
    const response = await confirm(token)
    assert.equal(response.status, 422)
  })

  test('does not happen when a mail program opens the page', async ({ assert }) => {
    const token = await issued()
    const page = await fetch(`${addressOfServer()}/verify/${token}`)
    assert.equal(page.status, 200)
    assert.include(removeProps(await page.text()), 'Verifying account...')
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    const user = await User.findByOrFail('email', ADA.username)
    assert.isNull(user.emailVerifiedAt)
  })

  test('is required before sign-in, which says so only with the right password', async ({
    assert,
  }) => {
    const right = await call('POST', LOGIN, { username: ADA.username, password: PASSWORD })
    assert.equal(right.status, 403)
    assert.containsSubset(right.body, {
      code: 'E_EMAIL_NOT_VERIFIED',
      message: 'Please confirm your e-mail address first. Open the link that we sent you.',
    })
    const wrong = await call('POST', LOGIN, { username: ADA.username, password: 'Wrong#2026' })
    assert.equal(wrong.status, 401)
    assert.containsSubset(wrong.body, { code: 'E_INVALID_CREDENTIALS' })
  })

  test('can be requested again with address and password, which mails a new link', async ({
    assert,
  }) => {
    const again = `${ACCOUNT}/verification`
    const wrong = await call('POST', again, { username: ADA.username, password: 'Wrong#2026' })
    assert.equal(wrong.status, 401)
    assert.lengthOf(await mailOf(ADA.username), 0)
    const right = await call('POST', again, { username: ADA.username, password: PASSWORD })
    assert.equal(right.status, 200)
    const response = await confirm(await tokenMailedTo(ADA.username))
    assert.equal(response.status, 200)
  })
})

/** Headers by which a stranger could tell two answers apart; ids and dates always differ. */
function publicHeaders(headers: Headers) {
  return [...headers].filter(([name]) => !['date', 'request-id', 'x-request-id'].includes(name))
}

function confirm(token: string) {
  return call('GET', `${ACCOUNT}?token=${token}`)
}
