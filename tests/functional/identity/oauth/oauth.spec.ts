import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { countOf, OauthBrowser } from './oauth_browser.js'

const ADA = { email: 'ada@example.test', name: 'Ada Obi' }
const MEMBER = 'member@sendam.test'

test.group('Signing in through a provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates an account without a password for a new person', async ({ assert }) => {
    const browser = new OauthBrowser()
    const { path, query } = await browser.travel(ADA)
    assert.equal(path, '/oauth2/redirect')
    assert.deepEqual([...query.keys()], ['token'], String(query))

    const signIn = await browser.enter(query.get('token'))
    assert.equal(signIn.status, 200)
    assert.isNull(signIn.headers.get('authorization'))
    assert.deepEqual(await signIn.json(), {
      message: 'Welcome, Ada.',
      data: { phoneNumberNeeded: true },
    })
    assert.equal(await browser.signedInAs(), ADA.email)

    const user = await User.findByOrFail('email', ADA.email)
    assert.containsSubset(user.$attributes, {
      firstname: 'Ada',
      lastname: 'Obi',
      role: 'MEMBER',
      password: null,
      phoneNumber: null,
      authProvider: 'local',
    })
    assert.equal(user.status, 'ACTIVE')
    assert.equal(await countOf('memberships', { user_id: user.id, organization_id: 2 }), 1)
    assert.equal(await countOf('user_identities', { user_id: user.id, provider: 'local' }), 1)
  })

  test('finds the account again by the id at the provider, not by the address', async ({
    assert,
  }) => {
    const first = new OauthBrowser()
    await first.arrive(ADA)
    await db.from('users').where('email', ADA.email).update({ email: 'renamed@example.test' })

    const second = new OauthBrowser()
    await second.arrive(ADA)
    assert.equal(await second.signedInAs(), 'renamed@example.test')
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('signs in to the existing account when the provider has verified its address', async ({
    assert,
  }) => {
    const before = await User.findByOrFail('email', MEMBER)
    const browser = new OauthBrowser()
    assert.isFalse(await browser.arrive({ email: 'Member@Sendam.test', name: 'Chidi Eze' }))
    assert.equal(await browser.signedInAs(), MEMBER)
    const after = await User.findByOrFail('email', MEMBER)
    assert.equal(after.id, before.id)
    assert.equal(after.password, before.password)
    assert.equal(after.authProvider, 'password')
  })

  test('refuses an address that the provider has not verified', async ({ assert }) => {
    for (const email of [MEMBER, ADA.email]) {
      const browser = new OauthBrowser()
      const { query } = await browser.travel({ email, verified: false })
      assert.equal(query.get('error'), 'email_not_verified')
      assert.isNull(query.get('token'))
      assert.equal(await countOf('user_identities', {}), 0)
    }
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('requires a valid address', async ({ assert }) => {
    for (const email of [
      undefined,
      '',
      'not an address',
      'äda@example.test',
      `a@${'b'.repeat(260)}.test`,
    ]) {
      const { query } = await new OauthBrowser().travel({ email: email?.slice(0, 254) })
      assert.equal(query.get('error'), 'no_email', email)
    }
  })

  test('gives an unconfirmed account to the verified owner and clears its password', async ({
    assert,
  }) => {
    const { id } = await User.create({
      email: ADA.email,
      firstname: 'Mallory',
      lastname: 'Stranger',
      password: 'Stranger#2026',
      phoneNumber: '08030000000',
    })
    await db.table('memberships').insert({ user_id: id, organization_id: 2 })
    const browser = new OauthBrowser()
    await browser.arrive(ADA)
    assert.equal(await browser.signedInAs(), ADA.email)
    const user = await User.findByOrFail('email', ADA.email)
    assert.containsSubset(user.$attributes, {
      firstname: 'Ada',
      password: null,
      phoneNumber: null,
      authProvider: 'local',
    })
  })

  test('gives an API client a bearer token for the one-time token, and no cookie', async ({
    assert,
  }) => {
    const { query } = await new OauthBrowser().travel(ADA)
    const browser = new OauthBrowser()
    const signIn = await browser.callAsApiClient('POST', '/api/v1/oauth2/token', {
      token: query.get('token'),
    })
    assert.equal(signIn.status, 200)
    assert.deepEqual(signIn.headers.getSetCookie(), [])
    const { data } = await signIn.json()
    assert.deepEqual(data, { phoneNumberNeeded: true })
    const authorization = signIn.headers.get('authorization')!
    const ping = await browser.callAsApiClient('POST', '/api/v1/ping', {}, { authorization })
    assert.containsSubset(await ping.json(), { data: { email: ADA.email } })
  })

  test('completes a sign-up with a phone number and a referral code', async ({ assert }) => {
    const referrer = await User.findByOrFail('email', MEMBER)
    await referrer.merge({ referralCode: 4711 }).save()
    const browser = new OauthBrowser()
    const { query } = await browser.travel(ADA, 'path=signup&ref=4711')
    assert.equal(query.get('ref'), '4711')
    await browser.enter(query.get('token'))
    const wrong = await browser.send('POST', '/api/v1/completeSignUp', { phoneNumber: '12' })
    assert.equal(wrong.status, 422)
    const done = await browser.send('POST', '/api/v1/completeSignUp', {
      phoneNumber: '08031234567',
      referralCode: query.get('ref'),
    })
    assert.equal(done.status, 200)
    const user = await User.findByOrFail('email', ADA.email)
    assert.equal(user.phoneNumber, '08031234567')
    assert.equal(await countOf('referrals', { referrer_id: referrer.id, referred_id: user.id }), 1)

    const again = new OauthBrowser()
    assert.isFalse(await again.arrive(ADA))
  })

  test('asks a known person for a missing phone number when they came to sign up', async ({
    assert,
  }) => {
    const browser = new OauthBrowser()
    assert.isTrue(await browser.arrive({ identity: MEMBER }, 'path=signup'))
  })

  test('renews the session id and ends the previous session of this browser', async ({
    assert,
  }) => {
    const member = await User.findByOrFail('email', MEMBER)
    const openTokens = () => countOf('access_tokens', { user_id: member.id, revoked_at: null })
    const elsewhere = await openTokens()
    const browser = new OauthBrowser()
    await browser.signIn(MEMBER)
    const before = browser.copyBrowser()
    const { query } = await browser.travel(ADA)
    const planted = browser.cookie('sendam-session')
    await browser.enter(query.get('token'))
    assert.notEqual(browser.cookie('sendam-session'), planted)
    assert.equal(await browser.signedInAs(), ADA.email)
    assert.isNull(await before.signedInAs())
    assert.equal(await openTokens(), elsewhere)
  })

  test('is offered on the sign-in and the register page, with the referral code', async ({
    assert,
  }) => {
    const { props } = await new OauthBrowser().visit('/signin')
    assert.deepEqual(props.otherSignIns, {
      providers: [{ provider: 'local', name: 'Test account' }],
      problem: null,
      isFailure: true,
    })
    const html = await new OauthBrowser().htmlOf('/register?ref=4711')
    assert.include(html, '/oauth2/local?path=signup&amp;ref=4711')
    const forged = await new OauthBrowser().htmlOf('/register?ref=%22%3E%3Cb')
    assert.include(forged, '/oauth2/local?path=signup"')
  })

  test('answers 404 for providers that are not set up', async ({ assert }) => {
    for (const path of [
      'google',
      'facebook',
      'github',
      '__proto__',
      'constructor',
      'LOCAL',
      '..%2f',
    ]) {
      assert.equal(await new OauthBrowser().statusOf(`/oauth2/${path}`), 404, path)
      const callback = await new OauthBrowser().get(`/oauth2/${path}/callback?code=x&state=y`)
      assert.equal(callback.status, 404, path)
    }
  })
})
