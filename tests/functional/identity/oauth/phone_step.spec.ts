import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { countOf, OauthBrowser } from './oauth_browser.js'

const ADA = { email: 'ada@example.test', name: 'Ada Obi' }
const BOOKING = '/base/shipment/book?export=1&destinationCountry=GB&weight=1'

async function referrer() {
  const user = await User.findByOrFail('email', 'member@sendam.test')
  return user.merge({ referralCode: 4711 }).save()
}

/** Returns the browser of a person who has signed in but not given a phone number yet. */
async function halfway(query?: string, enterWith: object = {}) {
  const browser = new OauthBrowser()
  if (query) await browser.get(query)
  const token = await browser.fetchToken(ADA, 'path=signup&ref=4711')
  await browser.send('POST', '/api/v1/oauth2/token', { token, ...enterWith })
  return browser
}

test.group('A sign-up without a phone number', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is redirected from every page to /complete until the number is given', async ({
    assert,
  }) => {
    const browser = await halfway()
    for (const path of ['/base/home', '/base/shipment/book', '/base/profile/settings']) {
      const { headers } = await browser.get(path)
      assert.equal(headers.get('location'), '/complete', path)
    }
    await browser.send('POST', '/api/v1/completeSignUp', { phoneNumber: '08031234567' })
    assert.equal(await browser.statusOf('/base/home'), 200)
  })

  test('refuses every change with 409, to pages and API clients', async ({ assert }) => {
    const refusal = {
      code: 'E_SIGN_UP_INCOMPLETE',
      message: 'Please enter your phone number to complete sign up.',
    }
    const browser = await halfway()
    const call = await browser.send('PUT', '/api/v1/user/phoneNumber', {
      phoneNumber: '08031234567',
    })
    assert.equal(call.status, 409)
    assert.containsSubset(await call.json(), refusal)

    const token = await new OauthBrowser().travel(ADA)
    const signIn = await browser.callAsApiClient('POST', '/api/v1/oauth2/token', {
      token: token.query.get('token'),
    })
    const authorization = signIn.headers.get('authorization')!
    const moved = await browser.callAsApiClient('PUT', '/api/v1/switch/2', {}, { authorization })
    assert.equal(moved.status, 409)
    assert.containsSubset(await moved.json(), refusal)
    const user = await User.findByOrFail('email', ADA.email)
    assert.isNull(user.phoneNumber)
  })

  test('can sign out', async ({ assert }) => {
    const browser = await halfway()
    const left = await browser.send('DELETE', '/api/v1/session')
    assert.equal(left.status, 200)
  })

  test('keeps its referrer when it is completed in another browser', async ({ assert }) => {
    const { id } = await referrer()
    await halfway(undefined, { referralCode: 4711 })
    const elsewhere = new OauthBrowser()
    assert.isTrue(await elsewhere.arrive(ADA))
    const done = await elsewhere.send('POST', '/api/v1/completeSignUp', {
      phoneNumber: '08031234567',
      referralCode: 0,
    })
    assert.equal(done.status, 200)
    const ada = await User.findByOrFail('email', ADA.email)
    assert.equal(await countOf('referrals', { referrer_id: id, referred_id: ada.id }), 1)
  })

  test('takes no referrer after its completion', async ({ assert }) => {
    await referrer()
    const browser = await halfway()
    await browser.send('POST', '/api/v1/completeSignUp', { phoneNumber: '08031234567' })
    await halfway(undefined, { referralCode: 4711 })
    assert.equal(await countOf('referrals', {}), 0)
  })

  test('leads after its completion to the page that the person wanted', async ({ assert }) => {
    const browser = await halfway(BOOKING)
    const page = await browser.visit('/complete')
    assert.equal(page.props.goTo, BOOKING)
    await browser.send('POST', '/api/v1/completeSignUp', { phoneNumber: '08031234567' })
    await browser.send('DELETE', '/api/v1/session')
    const next = await browser.visit('/signin')
    assert.isNull(next.props.goTo)
  })
})
