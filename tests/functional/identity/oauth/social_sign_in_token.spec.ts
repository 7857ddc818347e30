import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { hopOf, OauthBrowser } from './oauth_browser.js'

const ADA = { email: 'ada@example.test', name: 'Ada Obi' }
const MEMBER = 'member@sendam.test'

test.group('The token of the redirect page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is stored as a hash for two minutes', async ({ assert }) => {
    const token = await new OauthBrowser().fetchToken(ADA)
    const row = await db
      .from('one_time_tokens')
      .where('purpose', 'oauth')
      // `now()` is constant throughout a transaction.
      .select('*', db.raw('extract(epoch from expires_at - now())::int as "secondsLeft"'))
      .firstOrFail()
    assert.notInclude(JSON.stringify(row), token)
    assert.equal(row.secondsLeft, 120)
  })

  test('works once, in the browser that it was issued to', async ({ assert }) => {
    const browser = new OauthBrowser()
    const token = await browser.fetchToken(ADA)

    const victim = new OauthBrowser()
    await victim.signIn(MEMBER)
    const planted = await victim.enter(token)
    assert.equal(planted.status, 422)
    assert.equal(await victim.signedInAs(), MEMBER)

    const twin = browser.copyBrowser()
    const signIn = await browser.enter(token)
    assert.equal(signIn.status, 200)
    const again = await browser.enter(token)
    assert.equal(again.status, 422)
    assert.containsSubset(await again.json(), { code: 'E_INVALID_TOKEN' })
    const copied = await twin.enter(token)
    assert.isFalse(copied.ok)
  })

  test('is refused when used, expired, issued for another purpose or invented', async ({
    assert,
  }) => {
    const browser = new OauthBrowser()
    async function tryIt(token: unknown) {
      const response = await browser.callAsApiClient('POST', '/api/v1/oauth2/token', { token })
      return response.status
    }
    const used = await new OauthBrowser().fetchToken(ADA)
    assert.equal(await tryIt(used), 200)
    assert.equal(await tryIt(used), 422)
    const expired = await new OauthBrowser().fetchToken(ADA)
    await db.from('one_time_tokens').update({ expires_at: db.raw(`now() - interval '1 second'`) })
    assert.equal(await tryIt(expired), 422)
    const other = await new OauthBrowser().fetchToken(ADA)
    await db.from('one_time_tokens').update({ purpose: 'reset_password' })
    assert.equal(await tryIt(other), 422)
    for (const nonsense of ['', 'x', null, 7, ['a'], { a: 1 }, 'x'.repeat(5000)]) {
      assert.equal(await tryIt(nonsense), 422)
    }
  })

  test('is refused once its owner is blocked', async ({ assert }) => {
    const browser = new OauthBrowser()
    const token = await browser.fetchToken({ identity: MEMBER })
    await db.from('users').where('email', MEMBER).update({ blocked_at: new Date() })
    const signIn = await browser.enter(token)
    const { message } = await signIn.json()
    assert.include(message, 'This account has been blocked.')
    assert.isNull(await browser.signedInAs())
  })

  test('needs the CSRF token of the page', async ({ assert }) => {
    const browser = new OauthBrowser()
    const token = await browser.fetchToken(ADA)
    browser.forget('XSRF-TOKEN')
    const signIn = await browser.sendOnce('POST', '/api/v1/oauth2/token', { token })
    assert.equal(signIn.status, 419)
    assert.isNull(await browser.signedInAs())
  })
})

test.group('An error in the URL of the redirect page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends the current session and its copies', async ({ assert }) => {
    const browser = new OauthBrowser()
    await browser.signIn(MEMBER)
    const copy = browser.copyBrowser()
    const next = hopOf(await browser.get('/oauth2/redirect?error=access_denied&token=x'))
    assert.equal(next.path, '/signin')
    assert.isNull(await browser.signedInAs())
    assert.isNull(await copy.signedInAs())
  })

  test('is what ends the session; a URL without error and token leaves the session open', async ({
    assert,
  }) => {
    const browser = new OauthBrowser()
    await browser.signIn(MEMBER)
    const page = await browser.get('/oauth2/redirect')
    assert.equal(page.status, 200)
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    assert.include(page.headers.get('cache-control'), 'no-store')
    assert.equal(await browser.signedInAs(), MEMBER)
  })

  test('is shown as plain text, and only when it looks harmless', async ({ assert }) => {
    const quoted = 'Your bank said no'
    const cases: Record<string, string | RegExp> = {
      [quoted]: `The sign-in service reported: “${quoted}”. Please try again.`,
      '<img src=x onerror=alert(1)>': /^The sign-in service reported a problem/,
      '</script><script>alert(1)</script>': /^The sign-in service reported a problem/,
      'Call 0803 123 45 67 now': /^The sign-in service reported a problem/,
      'Go to evil.example': /^The sign-in service reported a problem/,
      'https://evil.example': /^The sign-in service reported a problem/,
      'constructor': 'The sign-in service reported: “constructor”. Please try again.',
      'x\r\nSet-Cookie: a=b': /^The sign-in service reported a problem/,
      ['long '.repeat(100)]: /^The sign-in service reported a problem/,
    }
    for (const [error, sentence] of Object.entries(cases)) {
      const browser = new OauthBrowser()
      const next = hopOf(await browser.get(`/oauth2/redirect?${new URLSearchParams({ error })}`))
      assert.equal(next.path, '/signin')
      const url = `${next.path}?${next.query}`
      const { props } = await browser.visit(url)
      const { problem } = props.otherSignIns
      if (typeof sentence === 'string') assert.equal(problem, sentence)
      else assert.match(problem, sentence)
      const html = await browser.htmlOf(url)
      assert.notInclude(html, '<img src=x')
      assert.notInclude(html, '<script>alert')
    }
    const list = hopOf(await new OauthBrowser().get('/oauth2/redirect?error[]=a&error[]=b'))
    assert.equal(list.query.get('error'), 'provider_error')
  })
})

test.group('A foreign host in a parameter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const EVIL = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']

  test('is ignored on the way to the provider and back', async ({ assert }) => {
    for (const evil of EVIL.map(encodeURIComponent)) {
      const browser = new OauthBrowser()
      const query = `path=${evil}&ref=${evil}&redirect_uri=${evil}&next=${evil}&goTo=${evil}&state=${evil}`
      const authorize = await browser.leave(query)
      assert.notInclude(authorize, 'evil')
      const callback = await browser.decide(authorize, ADA)
      const { path, query: returnQuery } = await browser.comeBack(
        `${callback}&redirect_uri=${evil}&next=${evil}&ref=${evil}`
      )
      assert.equal(path, '/oauth2/redirect')
      assert.deepEqual([...returnQuery.keys()], ['token'])
      const { props } = await browser.visit(`${path}?${returnQuery}&goTo=${evil}&next=${evil}`)
      assert.equal(props.goTo, '/base')
    }
  })

  test('is refused by the local provider', async ({ assert }) => {
    const browser = new OauthBrowser()
    const authorize = await browser.leave()
    for (const evil of [...EVIL, `${process.env.HOST}:${process.env.PORT}.evil.example`]) {
      const forged = authorize.replace(
        /redirect_uri=[^&]+/,
        `redirect_uri=${encodeURIComponent(evil)}`
      )
      for (const response of [
        await browser.get(forged),
        await browser.send('POST', forged, { decision: 'approve', identity: MEMBER }),
      ]) {
        assert.equal(response.status, 400)
        assert.isNull(response.headers.get('location'))
      }
    }
  })
})
