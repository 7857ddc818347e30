import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import Invitation from '#identity/organizations/models/invitation'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import InboxMessage from '#shared/inbox/inbox_message'
import { call } from '#tests/support/people'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const ACME = 3
const OWNER = 'owner@acme.test'
const CHIDI = 'member@sendam.test'
const INVITATIONS = '/organization/invitations'

async function invite(client: ApiClient, email: string, role = 'member') {
  const owner = await apiClientOf(client, OWNER)
  return owner('post', INVITATIONS, { email, role })
}

async function mailedToken(email: string): Promise<string> {
  const mail = await InboxMessage.query()
    .where('recipient', email)
    .orderBy('id', 'desc')
    .firstOrFail()
  return /\/invitation\/([\w-]+)/.exec(mail.text)![1]!
}

async function invitationOf(email: string) {
  return Invitation.query().where('email', email).orderBy('id', 'desc').firstOrFail()
}

async function readInvitation(token: string) {
  const { props } = await new PageSession().visit(`/invitation/${token}`)
  return props.invitation
}

async function expire(email: string) {
  await db
    .from('invitations')
    .where('email', email)
    .update({ expires_at: db.raw(`now() - interval '1 second'`) })
}

test.group('An invitation to a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('mails a link for seven days and stores only the hash of its token', async ({
    client,
    assert,
  }) => {
    const response = await invite(client, 'New.Person@Example.test')
    response.assertStatus(200)
    response.assertBody({ message: 'We have sent an invitation to new.person@example.test.' })
    const token = await mailedToken('new.person@example.test')
    const row = await invitationOf('new.person@example.test')
    assert.equal(row.tokenHash, Invitation.hashOf(token))
    assert.notInclude(JSON.stringify(row.serialize()), token)
    const days = row.expiresAt.diffNow('days').days
    assert.approximately(days, 7, 0.01)
  })

  test('answers the same whether the address has an account or not', async ({ client, assert }) => {
    const known = await invite(client, CHIDI)
    const unknown = await invite(client, 'nobody@example.test')
    assert.equal(known.status(), unknown.status())
    assert.deepEqual(Object.keys(known.body()), Object.keys(unknown.body()))
  })

  test('sent twice is renewed: there is one row, and the first link no longer works', async ({
    client,
    assert,
  }) => {
    await invite(client, CHIDI)
    const first = await mailedToken(CHIDI)
    await expire(CHIDI)
    await invite(client, CHIDI, 'owner')
    const second = await mailedToken(CHIDI)
    const rows = await Invitation.query().where('email', CHIDI)
    assert.lengthOf(rows, 1)
    assert.equal(rows[0]!.role, 'owner')
    assert.isNull(await readInvitation(first))
    assert.isNotNull(await readInvitation(second))
  })

  test('to somebody who is already a member is refused on the e-mail field', async ({ client }) => {
    const response = await invite(client, OWNER)
    response.assertStatus(409)
    response.assertBodyContains({ errors: [{ field: 'email' }] })
  })

  test('requires a valid address and role', async ({ client }) => {
    for (const body of [{}, { email: 'no', role: 'member' }, { email: 'a@b.test', role: 'boss' }]) {
      const owner = await apiClientOf(client, OWNER)
      const response = await owner('post', INVITATIONS, body)
      response.assertStatus(422)
    }
  })

  test('beyond fifty in an hour is refused with 429', async ({ client }) => {
    const owner = await apiClientOf(client, OWNER)
    for (let sent = 0; sent < 50; sent++) {
      await limiter.use({ requests: 50, duration: '1 hour' }).consume(`invitations:${ACME}`)
    }
    const response = await owner('post', INVITATIONS, { email: 'a@b.test', role: 'member' })
    response.assertStatus(429)
  })

  test('is sent to one address three times at most, even with concurrent requests', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, OWNER)
    const email = 'flooded@example.test'
    const requests = Array.from({ length: 30 }, () => {
      return owner('post', INVITATIONS, { email, role: 'member' })
    })
    const answers = await Promise.all(requests)
    const statuses = answers.map((response) => response.status())
    assert.deepEqual(statuses.toSorted(), [...Array(3).fill(200), ...Array(27).fill(429)])
    assert.lengthOf(await InboxMessage.query().where('recipient', email), 3)
    const other = await invite(client, 'other@example.test')
    other.assertStatus(200)
  })

  test('is sent to one address ten times at most, from all businesses together', async ({
    client,
    assert,
  }) => {
    const email = 'flooded@example.test'
    const businesses = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => Organization.create({ name }))
    )
    const { id: userId } = await User.findByOrFail('email', OWNER)
    const statuses = []
    for (const { id: organizationId } of businesses) {
      await Membership.create({ userId, organizationId, role: 'owner' })
      const owner = await apiClientOf(client, OWNER)
      const moved = await owner('put', `/switch/${organizationId}`)
      const authorization = moved.header('authorization')!
      for (let sent = 0; sent < 3; sent++) {
        const body = { email, role: 'member' }
        const response = await call('POST', `/api/v1${INVITATIONS}`, body, { authorization })
        statuses.push(response.status)
      }
    }
    assert.deepEqual(statuses, [...Array(10).fill(200), 429, 429])
  })

  test('attempted by somebody outside the business does not count against its limit', async ({
    client,
  }) => {
    const member = await apiClientOf(client, CHIDI)
    for (let attempt = 0; attempt < 4; attempt++) {
      const refused = await member('post', INVITATIONS, { email: 'a@b.test', role: 'member' })
      refused.assertStatus(404)
    }
    const response = await invite(client, 'a@b.test')
    response.assertStatus(200)
  })

  test('is listed until it is withdrawn; then its link no longer works', async ({
    client,
    assert,
  }) => {
    await invite(client, CHIDI)
    const token = await mailedToken(CHIDI)
    const owner = await apiClientOf(client, OWNER)
    const listed = await owner('get', INVITATIONS)
    assert.containsSubset(listed.body().data, [
      { email: CHIDI, role: 'payer', invitedBy: 'Amaka Obi', expired: false },
    ])
    assert.notInclude(JSON.stringify(listed.body()), 'token')
    const { id } = await invitationOf(CHIDI)
    const withdrawn = await owner('delete', `${INVITATIONS}/${id}`)
    withdrawn.assertStatus(200)
    assert.isNull(await readInvitation(token))
    const member = await apiClientOf(client, CHIDI)
    const late = await member('put', `/user/invitations/${id}`)
    late.assertStatus(404)
    const again = await owner('delete', `${INVITATIONS}/${id}`)
    again.assertStatus(404)
  })
})

test.group('Accepting an invitation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('adds the person in the invited role and switches them to the business', async ({
    client,
    assert,
  }) => {
    await invite(client, CHIDI, 'owner')
    const page = await PageSession.signedIn(CHIDI)
    const waiting = await page.get('/api/v1/user/invitations')
    const { data } = (await waiting.json()) as { data: { id: number }[] }
    assert.containsSubset(data, [{ organizationName: 'ACME Foods', invitedBy: 'Amaka Obi' }])
    const response = await page.send('PUT', `/api/v1/user/invitations/${data[0]!.id}`)
    assert.deepEqual(await response.json(), { message: 'You have joined ACME Foods.' })
    const ping = await page.send('POST', '/api/v1/ping')
    assert.containsSubset(await ping.json(), { data: { organization: ACME } })
    const user = await User.findByOrFail('email', CHIDI)
    const membership = await Membership.findByOrFail({ userId: user.id, organizationId: ACME })
    assert.equal(membership.role, 'owner')
  })

  test('works once', async ({ client, assert }) => {
    await invite(client, CHIDI)
    const token = await mailedToken(CHIDI)
    const { id } = await invitationOf(CHIDI)
    const member = await apiClientOf(client, CHIDI)
    const first = await member('put', `/user/invitations/${id}`)
    first.assertStatus(200)
    const next = await apiClientOf(client, CHIDI)
    const second = await next('put', `/user/invitations/${id}`)
    second.assertStatus(404)
    assert.isNull(await readInvitation(token))
  })

  test('answers 404 to everybody but the invited address', async ({ client, assert }) => {
    await invite(client, CHIDI)
    const { id } = await invitationOf(CHIDI)
    for (const email of ['other@sendam.test', 'admin@sendam.test', OWNER]) {
      const stranger = await apiClientOf(client, email)
      const response = await stranger('put', `/user/invitations/${id}`)
      response.assertStatus(404)
      const list = await stranger('get', '/user/invitations')
      assert.deepEqual(list.body().data, [])
    }
  })

  test('answers 404 once the invitation has expired', async ({ client, assert }) => {
    await invite(client, CHIDI)
    await expire(CHIDI)
    const { id } = await invitationOf(CHIDI)
    const member = await apiClientOf(client, CHIDI)
    const response = await member('put', `/user/invitations/${id}`)
    response.assertStatus(404)
    const list = await member('get', '/user/invitations')
    assert.deepEqual(list.body().data, [])
    const token = await mailedToken(CHIDI)
    assert.isNull(await readInvitation(token))
  })

  test('works for a newcomer who signs up with the invited address', async ({ client, assert }) => {
    const email = 'newcomer@example.test'
    await invite(client, email)
    const { id } = await invitationOf(email)
    await client.post('/api/v1/account').json({
      username: email,
      password: 'Sendam#2026',
      firstname: 'Ife',
      lastname: 'Ade',
      phoneNumber: '08031234567',
    })
    const mail = await InboxMessage.query()
      .where('recipient', email)
      .orderBy('id', 'desc')
      .firstOrFail()
    const verification = /\/verify\/([\w-]+)/.exec(mail.text)![1]!
    const verified = await fetch(`${addressOfServer()}/api/v1/account?token=${verification}`)
    const authorization = verified.headers.get('authorization')!
    const joined = await client
      .put(`/api/v1/user/invitations/${id}`)
      .header('authorization', authorization)
    joined.assertStatus(200)
    const user = await User.findByOrFail('email', email)
    assert.isNotNull(await Membership.findBy({ userId: user.id, organizationId: ACME }))
  })

  test('starts on a page that names the inviter and does not use the link up', async ({
    client,
    assert,
  }) => {
    await invite(client, CHIDI)
    const token = await mailedToken(CHIDI)
    const visitor = new PageSession()
    for (let look = 0; look < 3; look++) {
      const response = await visitor.get(`/invitation/${token}`)
      assert.equal(response.headers.get('referrer-policy'), 'no-referrer')
      assert.include(response.headers.get('cache-control')!, 'no-store')
      const html = await response.text()
      assert.include(html, 'Amaka Obi')
      assert.include(html, 'ACME Foods')
    }
  })

  test('is not offered for an unknown token', async ({ assert }) => {
    const { component, props } = await new PageSession().visit('/invitation/guessed')
    assert.equal(component, 'identity/organizations/invitation')
    assert.isNull(props.invitation)
  })
})
