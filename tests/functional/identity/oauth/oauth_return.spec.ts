import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { countOf, hopOf, OauthBrowser } from './oauth_browser.js'

const ADA = { email: 'ada@example.test', name: 'Ada Obi' }
const MEMBER = 'member@sendam.test'

const VERIFIER = 'local_oauth_verifier'

test.group('Coming back from a provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('without permission, with a sentence on the sign-in page', async ({ assert }) => {
    const browser = new OauthBrowser()
    const { path, query } = await browser.travel({ ...ADA, deny: true })
    assert.equal(path, '/oauth2/redirect')
    assert.equal(query.get('error'), 'access_denied')
    const next = hopOf(await browser.get(`${path}?${query}`))
    assert.equal(next.path, '/signin')
    const { props, clearHistory } = await browser.visit(`${next.path}?${next.query}`)
    assert.isTrue(clearHistory)
    assert.include(props.otherSignIns.problem, 'You did not allow the sign-in')
  })

  test('with another state, none, or that of another browser, opens nothing', async ({
    assert,
  }) => {
    const alter = [
      (callback: string) => callback.replace(/state=[^&]+/, 'state=forged'),
      (callback: string) => callback.replace(/&?state=[^&]+/, ''),
      (callback: string) => callback.replace('state=', 'state[]='),
      (callback: string) => callback.replace(/state=[^&]+/, 'state='),
    ]
    for (const change of alter) {
      const browser = new OauthBrowser()
      const callback = await browser.decide(await browser.leave(), ADA)
      const { query } = await browser.comeBack(change(callback))
      assert.equal(query.get('error'), 'state_mismatch')
    }
    const victim = new OauthBrowser()
    const attacker = new OauthBrowser()
    const theirs = await attacker.decide(await attacker.leave(), ADA)
    for (const callback of [theirs, theirs.replace(/&?state=[^&]+/, '')]) {
      assert.equal(await victim.errorOf(callback), 'state_mismatch')
    }
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('a second time, or long after, opens nothing', async ({ assert }) => {
    const browser = new OauthBrowser()
    const callback = await browser.decide(await browser.leave(), ADA)
    const before = browser.copyBrowser()
    assert.isNull(await browser.errorOf(callback))
    assert.equal(await browser.errorOf(callback), 'state_mismatch')
    // Even with the first cookies: the code is used up.
    assert.equal(await before.errorOf(callback), 'code_refused')
  })

  test('with the proof of another attempt, or without one, opens nothing', async ({ assert }) => {
    const browser = new OauthBrowser()
    const callback = await browser.decide(await browser.leave(), ADA)
    browser.forget(VERIFIER)
    assert.equal(await browser.errorOf(callback), 'state_mismatch')

    const thief = new OauthBrowser()
    const other = await thief.decide(await thief.leave(), ADA)
    const elsewhere = new OauthBrowser()
    await elsewhere.leave()
    thief.take(VERIFIER, elsewhere)
    assert.equal(await thief.errorOf(other), 'code_refused')
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('after the code has expired opens nothing', async ({ assert, cleanup }) => {
    const browser = new OauthBrowser()
    const callback = await browser.decide(await browser.leave(), ADA)
    const { now } = Date
    cleanup(() => {
      Date.now = now
    })
    Date.now = () => now() + 61_000
    assert.equal(await browser.errorOf(callback), 'code_refused')
    Date.now = () => now() + 16 * 60_000
    const late = new OauthBrowser()
    Date.now = now
    const other = await late.leave()
    Date.now = () => now() + 16 * 60_000
    const back = await late.comeBack(await late.decide(other, ADA))
    assert.equal(back.query.get('error'), 'took_too_long')
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('without a code, or with one that nobody issued, opens nothing', async ({ assert }) => {
    const cases = {
      '': 'no_code',
      'code=': 'no_code',
      'code[]=a&code[]=b': 'no_code',
      'code=invented': 'code_refused',
      'error=server_error': 'provider_error',
      'error[]=access_denied': 'provider_error',
      'code=invented&error=temporarily_unavailable': 'provider_error',
    }
    for (const [answer, reason] of Object.entries(cases)) {
      const browser = new OauthBrowser()
      const authorize = await browser.leave()
      const state = new URLSearchParams(authorize.split('?')[1]).get('state')
      const { query } = await browser.comeBack(`/oauth2/local/callback?${answer}&state=${state}`)
      assert.equal(query.get('error'), reason, answer)
    }
  })

  test('to the callback of another provider, or of no attempt, opens nothing', async ({
    assert,
  }) => {
    const browser = new OauthBrowser()
    const callback = await browser.decide(await browser.leave(), ADA)
    browser.forget('sendam-session')
    assert.equal(await browser.errorOf(callback), 'state_mismatch')
  })

  test('blocked or deactivated, lets nobody in and says so', async ({ assert }) => {
    const cases = { blocked_at: 'account_blocked', deactivated_at: 'account_deactivated' }
    for (const [column, reason] of Object.entries(cases)) {
      await db.from('user_identities').delete()
      for (const known of [false, true]) {
        if (known) {
          await db
            .from('users')
            .where('email', MEMBER)
            .update({ [column]: null })
          await new OauthBrowser().travel({ identity: MEMBER })
        }
        await db
          .from('users')
          .where('email', MEMBER)
          .update({ [column]: new Date() })
        const { query } = await new OauthBrowser().travel({ identity: MEMBER })
        assert.equal(query.get('error'), reason)
      }
      await db
        .from('users')
        .where('email', MEMBER)
        .update({ [column]: null })
    }
  })
})
