import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findOrCreateSocialAccount } from '#identity/oauth/social_account'
import { countOf, OauthBrowser } from './oauth_browser.js'

const ADA = { email: 'at-once@example.test', name: 'Ada Obi' }

/** These are real transactions on several connections, so their rows must be deleted. */
async function clear() {
  const ids = db.from('users').where('email', ADA.email).select('id')
  for (const table of ['user_identities', 'memberships', 'access_tokens', 'one_time_tokens']) {
    await db.from(table).whereIn('user_id', ids.clone()).delete()
  }
  await db.from('users').where('email', ADA.email).delete()
  await db.from('rate_limits').delete()
}

test.group('Concurrent OAuth callbacks', (group) => {
  group.each.setup(clear)
  group.each.teardown(clear)

  test('create one account for a new person and sign all of them in', async ({ assert }) => {
    const browsers = Array.from({ length: 6 }, () => new OauthBrowser())
    const callbacks = await Promise.all(
      browsers.map(async (browser) => browser.decide(await browser.leave(), ADA))
    )
    const hops = await Promise.all(
      browsers.map((browser, index) => browser.comeBack(callbacks[index]!))
    )
    const entered = await Promise.all(
      browsers.map((browser, index) => browser.enter(hops[index]!.query.get('token')))
    )
    assert.deepEqual(
      entered.map(({ status }) => status),
      browsers.map(() => 200)
    )
    assert.equal(await countOf('users', { email: ADA.email }), 1)
    const user = await db.from('users').where('email', ADA.email).firstOrFail()
    assert.equal(await countOf('user_identities', { user_id: user.id }), 1)
    assert.equal(await countOf('memberships', { user_id: user.id }), 1)
  })

  test('of two providers with the same verified address create one account', async ({ assert }) => {
    const person = { email: ADA.email, emailVerified: true, firstname: 'Ada', lastname: 'Obi' }
    const users = await Promise.all([
      findOrCreateSocialAccount({ ...person, provider: 'google', id: 'g-1' }),
      findOrCreateSocialAccount({ ...person, provider: 'local', id: 'l-1' }),
    ])
    assert.equal(users[0].id, users[1].id)
    assert.equal(await countOf('user_identities', { user_id: users[0].id }), 2)
  })

  test('with the same one-time token sign in only once', async ({ assert }) => {
    const token = await new OauthBrowser().fetchToken(ADA)
    const browser = new OauthBrowser()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        browser.callAsApiClient('POST', '/api/v1/oauth2/token', { token })
      )
    )
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    assert.deepEqual(statuses, [200, 422, 422, 422, 422, 422])
  })
})
