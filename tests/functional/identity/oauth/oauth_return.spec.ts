import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { countOf, hopOf, OauthBrowser } from './oauth_browser.js'

const ADA = { email: 'ada@example.test', name: 'Ada Obi' }
const MEMBER = 'member@sendam.test'

const VERIFIER = 'local_oauth_verifier'

test.group('The OAuth callback', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('without permission leads to sign-in with an explanation', async ({ assert }) => {
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

  test('refuses a state that is forged, missing or of another browser', async ({ assert }) => {
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
    const attackerCallback = await attacker.decide(await attacker.leave(), ADA)
    for (const callback of [attackerCallback, attackerCallback.replace(/&?state=[^&]+/, '')]) {
      assert.equal(await victim.errorOf(callback), 'state_mismatch')
    }
    assert.equal(await countOf('users', { email: ADA.email }), 0)
  })

  test('refuses a second visit, even with the first cookies', async ({ assert }) => {
    const browser = new OauthBrowser()
    const callback = await browser.decide(await browser.leave(), ADA)
    const before = browser.copyBrowser()
    assert.isNull(await browser.errorOf(callback))
    assert.equal(await browser.errorOf(callback), 'state_mismatch')
    // With the first cookies the state matches, but the code is used up.
    assert.equal(await before.errorOf(callback), 'code_refused')
  })

  test('refuses a PKCE verifier that is missing or of another browser', async ({ assert }) => {
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

  test('refuses an expired code and an expired attempt', async ({ assert, cleanup }) => {
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

  test('refuses a missing code, an invented code and a provider error', async ({ assert }) => {
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

  test('refuses a browser that has lost its session', async ({ assert }) => {
    const browser = new OauthBrowser()
    const callback = await browser.decide(await browser.leave(), ADA)
    browser.forget('sendam-session')
    assert.equal(await browser.errorOf(callback), 'state_mismatch')
  })

  test('refuses a blocked or deactivated account with the reason', async ({ assert }) => {
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
