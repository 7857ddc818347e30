import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { describeSignInError } from '#identity/oauth/sign_in_failure'
import { FakeProvider, json, text } from '#tests/support/fakes/provider'
import { countOf, OauthBrowser } from './oauth_browser.js'

const ADA = {
  sub: '110248495921238986420',
  name: 'Ada Obi',
  given_name: 'Ada',
  family_name: 'Obi',
  email: 'ada@example.test',
  email_verified: true,
}

/** Leaves for the provider and returns at once with a code. */
async function comeBack(name: string, browser = new OauthBrowser()) {
  const away = await browser.get(`/oauth2/${name}?path=signup`)
  const authorizeParams = new URL(away.headers.get('location')!).searchParams
  const state = encodeURIComponent(authorizeParams.get('state')!)
  const hop = await browser.comeBack(`/oauth2/${name}/callback?code=a-code&state=${state}`)
  return { authorizeParams, browser, token: hop.query.get('token'), error: hop.query.get('error') }
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

test.group('Google', (group) => {
  let google: FakeProvider
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    google = await FakeProvider.start('google')
    return () => google.stop()
  })

  test('receives the code with its PKCE verifier, then the access token', async ({ assert }) => {
    google.user = json(200, ADA)
    const { authorizeParams, browser, token } = await comeBack('google')
    assert.equal(authorizeParams.get('response_type'), 'code')
    assert.include(authorizeParams.get('scope'), 'userinfo.email')
    const [exchange, profileRequest] = google.seen
    const sent = new URLSearchParams(exchange!.body)
    assert.equal(sent.get('code'), 'a-code')
    assert.equal(sent.get('redirect_uri'), authorizeParams.get('redirect_uri'))
    assert.equal(authorizeParams.get('code_challenge_method'), 'S256')
    assert.equal(challengeOf(sent.get('code_verifier')!), authorizeParams.get('code_challenge'))
    assert.equal(profileRequest!.authorization, 'Bearer access')
    await browser.enter(token)
    assert.equal(await browser.signedInAs(), ADA.email)
    const identity = { provider: 'google', provider_user_id: ADA.sub }
    assert.equal(await countOf('user_identities', identity), 1)
  })

  test('counts an address as verified only if its profile says true, not 1 or "yes"', async ({
    assert,
  }) => {
    for (const verdict of [false, 'false', 0, 1, 'yes', null, undefined, {}]) {
      google.user = json(200, { ...ADA, email: 'member@sendam.test', email_verified: verdict })
      const { error } = await comeBack('google')
      assert.equal(error, 'email_not_verified', String(verdict))
    }
  })

  test('creates no account when the code exchange fails, and each failure has its message', async ({
    assert,
  }) => {
    const broken: [string, () => void][] = [
      ['provider_down', () => (google.token = text(500, 'oops'))],
      ['provider_down', () => (google.token = json(429, {}))],
      ['provider_down', () => (google.token = () => {})],
      ['provider_down', () => (google.token = (request) => void request.socket.destroy())],
      ['code_refused', () => (google.token = json(400, { error: 'invalid_grant' }))],
      ['code_refused', () => (google.token = json(401, { error: 'invalid_client' }))],
      ['provider_answer', () => (google.token = text(200, '<html>Sorry</html>'))],
      ['provider_answer', () => (google.token = json(200, {}))],
      ['provider_answer', () => (google.token = json(200, null))],
      ['provider_answer', () => (google.token = json(200, 'hello'))],
    ]
    for (const [reason, breakIt] of broken) {
      breakIt()
      const { error } = await comeBack('google')
      assert.equal(error, reason, String(breakIt))
      assert.isString(describeSignInError(error!))
    }
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('is refused when its profile answer is broken, incomplete or missing', async ({
    assert,
  }) => {
    const broken: [string, () => void][] = [
      ['provider_down', () => (google.user = text(503, 'later'))],
      ['provider_down', () => (google.user = () => {})],
      ['code_refused', () => (google.user = json(401, {}))],
      ['provider_answer', () => (google.user = text(200, 'not json'))],
      ['provider_answer', () => (google.user = json(200, null))],
      ['provider_answer', () => (google.user = json(200, []))],
      ['provider_answer', () => (google.user = json(200, { ...ADA, sub: '' }))],
      ['provider_answer', () => (google.user = json(200, { ...ADA, sub: { $ne: 1 } }))],
      ['provider_answer', () => (google.user = json(200, { ...ADA, sub: 'x'.repeat(192) }))],
      ['no_email', () => (google.user = json(200, { ...ADA, email: ['a@example.test'] }))],
      ['no_email', () => (google.user = json(200, { ...ADA, email: undefined }))],
    ]
    for (const [reason, breakIt] of broken) {
      breakIt()
      const { error } = await comeBack('google')
      assert.equal(error, reason, String(breakIt))
    }
    assert.equal(await countOf('user_identities', {}), 0)
  })

  test('cannot put a link, markup or a forbidden word into a name', async ({ assert }) => {
    const names = ['<b>Ada</b>', 'visit evil.example', 'Sendam Support', '', 7, 'A'.repeat(300)]
    for (const [index, name] of names.entries()) {
      const email = `name${index}@example.test`
      google.user = json(200, {
        ...ADA,
        sub: `s${index}`,
        email,
        given_name: name,
        family_name: name,
      })
      const { browser, token } = await comeBack('google')
      const signIn = await browser.enter(token)
      const { message } = await signIn.json()
      assert.match(message, /^Welcome, (Customer|A{50})\.$/)
    }
  })

  test('counts as down when its profile call hangs', async ({ assert }) => {
    google.user = () => {}
    const { error } = await comeBack('google')
    assert.equal(error, 'provider_down')
  })

  test('is refused without a state, even when the browser has no state either', async ({
    assert,
  }) => {
    google.user = json(200, ADA)
    const browser = new OauthBrowser()
    await browser.get('/oauth2/google?path=signin')
    browser.forget('google_oauth_state')
    for (const callback of ['?code=a-code', '?code=a-code&state=', '?code=a-code&state=null']) {
      const victim = browser.copyBrowser()
      assert.equal(await victim.errorOf(`/oauth2/google/callback${callback}`), 'state_mismatch')
    }
  })

  test('counts as down when it cannot be reached', async ({ assert }) => {
    await google.hangUp()
    const { error } = await comeBack('google')
    assert.equal(error, 'provider_down')
  })

  test('is refused when the browser has since left for another provider', async ({ assert }) => {
    google.user = json(200, ADA)
    const browser = new OauthBrowser()
    await browser.get('/oauth2/google?path=signin')
    const googles = browser.copyBrowser()
    await browser.leave()
    // Returns with Google's state after the session has left for another provider.
    const away = await googles.get('/oauth2/google?path=signin')
    const state = new URL(away.headers.get('location')!).searchParams.get('state')!
    await googles.leave()
    const callback = `/oauth2/google/callback?code=a-code&state=${encodeURIComponent(state)}`
    assert.equal(await googles.errorOf(callback), 'state_mismatch')
  })
})

test.group('Facebook', (group) => {
  let facebook: FakeProvider
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    facebook = await FakeProvider.start('facebook')
    return () => facebook.stop()
  })

  const MALLORY = { id: '1', name: 'Mallory Eze', email: 'member@sendam.test' }

  test('never verifies an address, so we mail a link to confirm it', async ({ assert }) => {
    for (const verified of [true, undefined, false]) {
      facebook.user = json(200, { ...MALLORY, verified, email_verified: true })
      const { error } = await comeBack('facebook')
      assert.equal(error, 'confirm_email')
    }
    assert.equal(await countOf('user_identities', {}), 0)
    assert.equal(await countOf('inbox_messages', { recipient: MALLORY.email }), 3)
  })

  test('signs in by the mailed link once, only in the browser that began', async ({ assert }) => {
    facebook.user = json(200, { ...MALLORY, email: 'ada@example.test' })
    const { browser } = await comeBack('facebook')
    const link = await linkInMail('ada@example.test')

    const stranger = new OauthBrowser()
    assert.equal(await stranger.errorOf(link), 'confirm_elsewhere')
    assert.equal(await browser.errorOf(`${link}x`), 'confirm_elsewhere')
    assert.equal(await countOf('users', { email: 'ada@example.test' }), 0)

    const twin = browser.copyBrowser()
    const { query } = await browser.comeBack(link)
    await browser.enter(query.get('token'))
    assert.equal(await browser.signedInAs(), 'ada@example.test')
    assert.equal(await browser.errorOf(link), 'confirm_elsewhere')
    assert.equal(await twin.errorOf(link), 'confirm_elsewhere')

    const { token } = await comeBack('facebook')
    assert.isNotNull(token)
  })

  test('is refused if it gives no e-mail address, or if the mailed link is over an hour old', async ({
    assert,
    cleanup,
  }) => {
    facebook.user = json(200, { id: '1', name: 'Mallory Eze' })
    const { error } = await comeBack('facebook')
    assert.equal(error, 'no_email')

    facebook.user = json(200, MALLORY)
    const { browser } = await comeBack('facebook')
    const { now } = Date
    cleanup(() => {
      Date.now = now
    })
    Date.now = () => now() + 61 * 60_000
    assert.equal(await browser.errorOf(await linkInMail(MALLORY.email)), 'took_too_long')
  })
})

async function linkInMail(recipient: string): Promise<string> {
  const { text: letter } = await db.from('inbox_messages').where({ recipient }).firstOrFail()
  return /\/oauth2\/confirm\S+/.exec(letter)![0]
}
