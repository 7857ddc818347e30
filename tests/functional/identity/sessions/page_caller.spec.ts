import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { PageSession } from './page_session.js'

const MEMBER = 'member@sendam.test'
const RETAIL = 2
const ACME = 3

/** Signs a user in and switches to ACME. An older page of theirs is still open. */
async function signInAndSwitch(): Promise<PageSession> {
  const user = await User.findByOrFail('email', MEMBER)
  await Membership.create({ userId: user.id, organizationId: ACME, role: 'member' })
  const page = await PageSession.signedIn(MEMBER)
  await page.send('PUT', `/api/v1/switch/${ACME}`)
  return page
}

function namedFor(organization: number | string) {
  return { 'sendam-organization': String(organization) }
}

test.group('A page that was opened for another organization', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused every change, with the name of that organization', async ({ assert }) => {
    const page = await signInAndSwitch()
    const path = '/api/v1/transactions/payment_reference?paymentAmount=5000'
    for (const [named, openedFor] of [
      [RETAIL, 'Retail customers'],
      [1, 'another organization'],
      ['nonsense', 'another organization'],
    ] as const) {
      const refused = await page.get(path, namedFor(named))
      assert.equal(refused.status, 409)
      const { code, message } = (await refused.json()) as { code: string; message: string }
      assert.equal(code, 'E_OTHER_ORGANIZATION')
      assert.equal(
        message,
        `You opened this page for ${openedFor}, but you are now working for ACME Foods. Nothing was changed. Reload the page to continue for ACME Foods, or switch back first.`
      )
    }
    const allowed = await page.get(path, namedFor(ACME))
    assert.equal(allowed.status, 200)
  })

  test('may switch, sign out and ping', async ({ assert }) => {
    const page = new PageSession(namedFor(RETAIL))
    await page.signIn(MEMBER)
    const user = await User.findByOrFail('email', MEMBER)
    await Membership.create({ userId: user.id, organizationId: ACME, role: 'member' })
    for (const [method, path] of [
      ['PUT', `/api/v1/switch/${ACME}`],
      ['POST', '/api/v1/ping'],
      ['DELETE', '/api/v1/session'],
    ] as const) {
      const { status } = await page.send(method, path)
      assert.equal(status, 200, path)
    }
  })

  test('is reloaded in full when it requests partial props', async ({ assert }) => {
    const page = await signInAndSwitch()
    const part = {
      'x-inertia-partial-component': 'shipping/home/home',
      'x-inertia-partial-data': 'walletBalance',
    }
    const other = await page.navigate('/base/home', { ...part, ...namedFor(RETAIL) })
    assert.equal(other.status, 409)
    assert.equal(other.headers.get('x-inertia-location'), '/base/home')
    const same = await page.navigate('/base/home', { ...part, ...namedFor(ACME) })
    assert.equal(same.status, 200)
  })
})

test.group('A page that was opened by somebody else', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Returns the headers of a retail customer's page: all of them share one organization. */
  async function pageOf(username: string) {
    const { id } = await User.findByOrFail('email', username)
    return { ...namedFor(RETAIL), 'sendam-user': String(id) }
  }

  test('is refused every change in the name of the person who signed in since', async ({
    assert,
  }) => {
    const page = await PageSession.signedIn('franchise@sendam.test')
    const path = '/api/v1/transactions/payment_reference?paymentAmount=5000'
    const refused = await page.get(path, await pageOf(MEMBER))
    assert.equal(refused.status, 409)
    const { code, message } = (await refused.json()) as { code: string; message: string }
    assert.equal(code, 'E_OTHER_ORGANIZATION')
    assert.equal(
      message,
      'Somebody else has signed in since you opened this page. Nothing was changed. Reload the page to continue.'
    )
    const allowed = await page.get(path, await pageOf('franchise@sendam.test'))
    assert.equal(allowed.status, 200)
  })

  test('is reloaded in full when it requests partial props', async ({ assert }) => {
    const page = await PageSession.signedIn('franchise@sendam.test')
    const part = {
      'x-inertia-partial-component': 'shipping/home/home',
      'x-inertia-partial-data': 'walletBalance',
    }
    const other = await page.navigate('/base/home', { ...part, ...(await pageOf(MEMBER)) })
    assert.equal(other.status, 409)
    assert.equal(other.headers.get('x-inertia-location'), '/base/home')
  })
})

test.group('A page whose session has ended', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('leads to sign-in with a notice, which a stranger does not get', async ({ assert }) => {
    const page = new PageSession()
    await page.get('/base/wallet/fund', namedFor(RETAIL))
    const { props } = await page.visit('/signin')
    assert.isTrue(props.hasEnded)
    assert.equal(props.goTo, '/base/wallet/fund')
    const stranger = new PageSession()
    await stranger.get('/base/wallet/fund')
    const signIn = await stranger.visit('/signin')
    assert.isFalse(signIn.props.hasEnded)
  })

  test('shows the notice once, whatever else the page requests on the way', async ({ assert }) => {
    const page = await PageSession.signedIn(MEMBER)
    const user = await User.findByOrFail('email', MEMBER)
    await AccessToken.revokeAllOf(user.id)
    const turnedAway = await page.get('/base/shipment/past', namedFor(RETAIL))
    assert.equal(turnedAway.headers.get('location'), '/signin')
    const draft = await page.send('PUT', '/api/v1/shipment/draft')
    assert.equal(draft.status, 401)
    const first = await page.visit('/signin')
    assert.isTrue(first.props.hasEnded)
    const second = await page.visit('/signin')
    assert.isFalse(second.props.hasEnded)
  })
})
