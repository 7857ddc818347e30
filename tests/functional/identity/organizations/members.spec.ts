import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership, { type MembershipRole } from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { apiClientOf } from '#tests/support/api_client'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const ACME = 3
const RETAIL = 2
const OWNER = 'owner@acme.test'
const MEMBERS = '/organization/members'

async function join(email: string, role: MembershipRole = 'member', organizationId = ACME) {
  const user = await User.findByOrFail('email', email)
  return Membership.create({ userId: user.id, organizationId, role })
}

async function membershipOf(email: string) {
  const user = await User.findByOrFail('email', email)
  return Membership.findByOrFail({ userId: user.id, organizationId: ACME })
}

async function roleOf(email: string) {
  const { role } = await membershipOf(email)
  return role
}

test.group('The members of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed for every member, owners first', async ({ client, assert }) => {
    await join('member@sendam.test')
    const member = await apiClientOf(client, 'member@sendam.test')
    const switched = await member('put', `/switch/${ACME}`)
    const response = await client
      .get(`/api/v1${MEMBERS}`)
      .header('authorization', switched.header('authorization')!)
    response.assertStatus(200)
    const rows = response.body().data
    assert.deepEqual(
      rows.map(({ fullName, email, role }: Record<string, string>) => [fullName, email, role]),
      [
        ['Amaka Obi', OWNER, 'owner'],
        ['Chidi Eze', 'member@sendam.test', 'payer'],
      ]
    )
    assert.notProperty(rows[0], 'password')
  })

  test('answer 404 to retail customers and to staff', async ({ client }) => {
    for (const email of ['member@sendam.test', 'admin@sendam.test', 'root@sendam.test']) {
      const apiClient = await apiClientOf(client, email)
      const own = await Membership.query().where('role', 'member').firstOrFail()
      const tries = [
        await apiClient('get', MEMBERS),
        await apiClient('put', `${MEMBERS}/${own.id}`, { role: 'owner' }),
        await apiClient('delete', `${MEMBERS}/${own.id}`),
        await apiClient('get', '/organization/invitations'),
        await apiClient('post', '/organization/invitations', { email: 'a@b.test', role: 'owner' }),
      ]
      for (const response of tries) response.assertStatus(404)
    }
  })

  test('are promoted and demoted by an owner', async ({ client, assert }) => {
    const { id } = await join('member@sendam.test')
    const owner = await apiClientOf(client, OWNER)
    const promoted = await owner('put', `${MEMBERS}/${id}`, { role: 'owner' })
    promoted.assertStatus(200)
    promoted.assertBody({ message: 'Chidi Eze is now an owner.' })
    assert.equal(await roleOf('member@sendam.test'), 'owner')
    const demoted = await owner('put', `${MEMBERS}/${id}`, { role: 'member' })
    demoted.assertBody({ message: 'Chidi Eze now books and pays.' })
    assert.equal(await roleOf('member@sendam.test'), 'payer')
  })

  test('cannot get an unknown role', async ({ client }) => {
    const { id } = await join('member@sendam.test')
    const owner = await apiClientOf(client, OWNER)
    for (const role of ['admin', '', null]) {
      const response = await owner('put', `${MEMBERS}/${id}`, { role } as object)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'role' }] })
    }
  })

  test('are changed by owners only', async ({ client, assert }) => {
    await join('member@sendam.test')
    await join('other@sendam.test')
    const chidi = await User.findByOrFail('email', 'member@sendam.test')
    await Membership.query().where({ userId: chidi.id, organizationId: RETAIL }).delete()
    const member = await apiClientOf(client, 'member@sendam.test')
    const other = await membershipOf('other@sendam.test')
    const owner = await membershipOf(OWNER)
    const own = await membershipOf('member@sendam.test')
    const tries = [
      await member('put', `${MEMBERS}/${own.id}`, { role: 'owner' }),
      await member('put', `${MEMBERS}/${owner.id}`, { role: 'member' }),
      await member('delete', `${MEMBERS}/${other.id}`),
      await member('delete', `${MEMBERS}/${owner.id}`),
      await member('post', '/organization/invitations', { email: 'x@y.test', role: 'member' }),
    ]
    for (const response of tries) {
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_FORBIDDEN' })
    }
    const roles = await Membership.query().where('organizationId', ACME).orderBy('id')
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['owner', 'member', 'member']
    )
  })

  test('of another business answer 404', async ({ client, assert }) => {
    await db.table('organizations').insert({ id: 90, name: 'Rival Foods' })
    const { id } = await join('member@sendam.test', 'member', 90)
    const owner = await apiClientOf(client, OWNER)
    const changed = await owner('put', `${MEMBERS}/${id}`, { role: 'owner' })
    changed.assertStatus(404)
    const removed = await owner('delete', `${MEMBERS}/${id}`)
    removed.assertStatus(404)
    for (const odd of ['0', '-1', '1.5', 'abc', '99999999999999999999']) {
      const response = await owner('delete', `${MEMBERS}/${odd}`)
      response.assertStatus(404)
    }
    const rival = await Membership.findOrFail(id)
    assert.equal(rival.role, 'member')
  })
})

test.group('Leaving a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('by removal ends the sessions of pages and API clients at once', async ({
    client,
    assert,
  }) => {
    const { id } = await join('member@sendam.test')
    const page = await PageSession.signedIn('member@sendam.test')
    await page.send('PUT', `/api/v1/switch/${ACME}`)
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const switched = await apiClient('put', `/switch/${ACME}`)
    const authorization = switched.header('authorization')!

    const owner = await apiClientOf(client, OWNER)
    const response = await owner('delete', `${MEMBERS}/${id}`)
    response.assertBody({ message: 'Chidi Eze is no longer in ACME Foods.' })

    const pagePing = await page.send('POST', '/api/v1/ping')
    assert.equal(pagePing.status, 401)
    const ping = () => client.post('/api/v1/ping').header('authorization', authorization)
    const gone = await ping()
    gone.assertStatus(401)
    await join('member@sendam.test')
    const stillGone = await ping()
    stillGone.assertStatus(401)
  })

  test('makes a person without another organization a retail customer', async ({
    client,
    assert,
  }) => {
    const chidi = await User.findByOrFail('email', 'member@sendam.test')
    await db.from('memberships').where('user_id', chidi.id).delete()
    const { id } = await join('member@sendam.test')
    const owner = await apiClientOf(client, OWNER)
    await owner('delete', `${MEMBERS}/${id}`)
    const left = await Membership.query().where('userId', chidi.id)
    assert.deepEqual(
      left.map(({ organizationId }) => organizationId),
      [RETAIL]
    )
    const login = await client
      .post('/api/v1/login')
      .json({ username: chidi.email, password: 'Sendam#2026' })
    login.assertStatus(200)
  })

  test('is open to every member; the session continues in another organization', async ({
    assert,
  }) => {
    const { id } = await join('member@sendam.test')
    const page = await PageSession.signedIn('member@sendam.test')
    await page.send('PUT', `/api/v1/switch/${ACME}`)
    const response = await page.send('DELETE', `/api/v1${MEMBERS}/${id}`)
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { message: 'You have left ACME Foods.' })
    const ping = await page.send('POST', '/api/v1/ping')
    assert.containsSubset(await ping.json(), { data: { organization: RETAIL } })
    assert.isNull(await Membership.find(id))
  })

  test('is refused to the last owner, as is stepping down', async ({ client, assert }) => {
    await join('member@sendam.test')
    const { id } = await membershipOf(OWNER)
    const owner = await apiClientOf(client, OWNER)
    const tries = [
      await owner('delete', `${MEMBERS}/${id}`),
      await owner('put', `${MEMBERS}/${id}`, { role: 'member' }),
    ]
    for (const response of tries) {
      response.assertStatus(409)
      response.assertBodyContains({
        message: 'A business needs an owner. Make somebody else an owner first.',
      })
    }
    assert.equal(await roleOf(OWNER), 'owner')
  })

  test('is refused to an owner while the only other owner is blocked', async ({ client }) => {
    await join('member@sendam.test', 'owner')
    const { id } = await membershipOf(OWNER)
    const owner = await apiClientOf(client, OWNER)
    await db.from('users').where('email', 'member@sendam.test').update({ blocked_at: new Date() })
    const refused = await owner('delete', `${MEMBERS}/${id}`)
    refused.assertStatus(409)
    await db.from('users').where('email', 'member@sendam.test').update({ blocked_at: null })
    const left = await owner('delete', `${MEMBERS}/${id}`)
    left.assertStatus(200)
  })
})

test.group('Two owners of a business', (group) => {
  group.each.teardown(async () => {
    await db.from('memberships').where('organization_id', 91).delete()
    await db.from('access_tokens').where('organization_id', 91).delete()
    await db.from('organizations').where('id', 91).delete()
  })

  test('cannot both leave at the same moment', async ({ client, assert }) => {
    await db.table('organizations').insert({ id: 91, name: 'Twin Foods' })
    const people = ['member@sendam.test', 'other@sendam.test']
    const leaving = []
    for (const email of people) {
      const { id } = await join(email, 'owner', 91)
      const apiClient = await apiClientOf(client, email)
      const switched = await apiClient('put', '/switch/91')
      leaving.push({ id, authorization: switched.header('authorization')! })
    }
    const answers = await Promise.all(
      leaving.map(({ id, authorization }) =>
        client.delete(`/api/v1${MEMBERS}/${id}`).header('authorization', authorization)
      )
    )
    assert.sameMembers(
      answers.map((response) => response.status()),
      [200, 409]
    )
    const left = await Membership.query().where('organizationId', 91)
    assert.lengthOf(left, 1)
  })
})

test.group('The team page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the members and marks the reader as an owner', async ({ assert }) => {
    const page = await PageSession.signedIn(OWNER)
    const { component, props } = await page.visit('/base/members')
    assert.equal(component, 'identity/organizations/members')
    assert.containsSubset(props, { isOwner: true, members: [{ email: OWNER, role: 'owner' }] })
  })

  test('answers 404 to a person without a business', async ({ assert }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    const response = await page.get('/base/members')
    assert.equal(response.status, 404)
  })
})
