import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const MEMBER = { username: 'member@sendam.test', password: DEMO_PASSWORD }
const LIST = '/api/v1/account/organizations'
const ACME = 3

async function joinAcme() {
  const user = await User.findByOrFail('email', MEMBER.username)
  await Membership.create({ userId: user.id, organizationId: ACME, role: 'member' })
}

async function authorizationOf(client: ApiClient) {
  const login = await client.post('/api/v1/login').json(MEMBER)
  return login.header('authorization')!
}

test.group('The organizations of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('list every membership and mark the current one', async ({ client, assert }) => {
    await joinAcme()
    const response = await client.get(LIST).header('authorization', await authorizationOf(client))
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      data: [
        { id: 2, name: 'Retail customers', current: true },
        { id: ACME, name: 'ACME Foods', current: false },
      ],
    })
  })

  test('are refused without sign-in', async ({ client }) => {
    const response = await client.get(LIST)
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED_ACCESS' })
  })
})

test.group('Switching the organization as an API client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('issues a new token and revokes the old one', async ({ client, assert }) => {
    await joinAcme()
    const old = await authorizationOf(client)
    const response = await client.put(`/api/v1/switch/${ACME}`).header('authorization', old)
    response.assertStatus(200)
    response.assertBody({ message: 'You are now working for ACME Foods.' })
    assert.isUndefined(response.header('set-cookie'))

    const next = response.header('authorization')!
    const ping = await client.post('/api/v1/ping').header('authorization', next)
    assert.containsSubset(ping.body().data, { organization: ACME, subdomain: 'acme' })
    const stale = await client.post('/api/v1/ping').header('authorization', old)
    stale.assertStatus(401)
  })

  test('answers 404 without membership and for a malformed id', async ({ client }) => {
    const authorization = await authorizationOf(client)
    for (const id of [ACME, 1, 0, '999999999999999999999999', '-3', '3.0', '3e0', 'abc']) {
      const response = await client
        .put(`/api/v1/switch/${id}`)
        .header('authorization', authorization)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
    const unreadable = await client.put('/api/v1/switch/%00').header('authorization', authorization)
    unreadable.assertBodyContains({ code: 'E_UNREADABLE_INPUT' })
    const ping = await client.post('/api/v1/ping').header('authorization', authorization)
    ping.assertStatus(200)
  })

  test('answers 401 without sign-in', async ({ assert }) => {
    const response = await new PageSession().send('PUT', `/api/v1/switch/${ACME}`)
    assert.equal(response.status, 401)
  })
})

test.group('Switching the organization as a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('continues the session under a new id and ends the old id', async ({ assert }) => {
    await joinAcme()
    const page = await PageSession.signedIn(MEMBER.username)
    const before = page.copy()
    const response = await page.send('PUT', `/api/v1/switch/${ACME}`)
    assert.equal(response.status, 200)
    assert.isNull(response.headers.get('authorization'))
    assert.notEqual(page.cookie('sendam-session'), before.cookie('sendam-session'))

    const ping = await page.send('POST', '/api/v1/ping')
    assert.containsSubset(await ping.json(), { data: { organization: ACME } })
    const stale = await before.get(LIST)
    assert.equal(stale.status, 401)
  })

  test('answers 404 without membership and leaves the session unchanged', async ({ assert }) => {
    const page = await PageSession.signedIn(MEMBER.username)
    const response = await page.send('PUT', `/api/v1/switch/${ACME}`)
    assert.equal(response.status, 404)
    const ping = await page.send('POST', '/api/v1/ping')
    assert.containsSubset(await ping.json(), { data: { organization: 2 } })
  })
})
