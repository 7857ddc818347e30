import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import Invitation from '#identity/organizations/models/invitation'
import Shipment from '#shipping/shipment/models/shipment'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { DEMO_PASSWORD } from '#identity/demo'
import { call } from '#tests/support/people'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const KEY = { 'Idempotency-Key': 'the-booking-of-monday' }

const storedKey = () => db.from('idempotency_keys').where('key', KEY['Idempotency-Key'])

const replayedHeader = (answer: ApiResponse) => answer.header('idempotency-replayed')

async function bookedShipments() {
  const rows = await Shipment.all()
  return rows.length
}

test.group('A command with an idempotency key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('books once, however often it is sent, and repeats its answer', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    const first = await member('post', '/shipment', body, KEY)
    first.assertStatus(201)
    const second = await member('post', '/shipment', body, KEY)
    second.assertStatus(201)
    assert.deepEqual(second.body(), first.body())
    assert.deepEqual([replayedHeader(first), replayedHeader(second)], [undefined, 'true'])
    assert.equal(await bookedShipments(), 1)
    const concurrentKey = { 'Idempotency-Key': 'the-twins-of-tuesday' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => member('post', '/shipment', body, concurrentKey))
    )
    assert.deepEqual(
      answers.map((answer) => [answer.status(), answer.body().data.id]),
      answers.map(() => [201, answers[0]!.body().data.id])
    )
    assert.equal(await bookedShipments(), 2)
    await member('post', '/shipment', body)
    assert.equal(await bookedShipments(), 3)
  })

  test('is answered again only after a write, which waits for a standby as a payment does', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const replayedAt = async () => {
      const { replayed_at: at } = await storedKey().firstOrFail()
      return at
    }
    const { id: userId } = await User.findByOrFail('email', MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    const command = { key: KEY['Idempotency-Key'], userId, request: [] }
    const commands = {
      bookedAndAnswered: () => member('post', '/shipment', body, KEY),
      repeatable: () => member('put', '/user/fullName', { fullName: 'Chidi Eze' }, KEY),
      paid: () => runOnce(command, async () => ({ isPaid: true })),
    }
    for (const [name, send] of Object.entries(commands)) {
      await send()
      assert.isNull(await replayedAt(), name)
      await send()
      assert.isNotNull(await replayedAt(), name)
      await storedKey().delete()
    }
  })

  test('is refused if the user sent another request under the key; keys of other users do not matter', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const other = await apiClientOf(client, 'other@sendam.test')
    const body = await submission({ preferredCourier: 'UPS' })
    await member('post', '/shipment', body, KEY)
    const refused = await member('post', '/shipment', { ...body, pickup: false }, KEY)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IDEMPOTENCY_CONFLICT' })
    const othersBooking = await other('post', '/shipment', body, KEY)
    othersBooking.assertStatus(201)
    assert.equal(await bookedShipments(), 2)
  })

  test('may be sent again after it failed', async ({ client }) => {
    const member = await apiClientOf(client, MEMBER)
    const failed = await member('post', '/shipment', {}, KEY)
    failed.assertStatus(422)
    const booked = await member(
      'post',
      '/shipment',
      await submission({ preferredCourier: 'UPS' }),
      KEY
    )
    booked.assertStatus(201)
  })

  test('is refused if the key is malformed', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    for (const key of ['', '  ', 'short', 'a key with spaces', 'x'.repeat(101)]) {
      const refused = await member('post', '/shipment', body, { 'Idempotency-Key': key })
      refused.assertStatus(422)
      refused.assertBodyContains({ code: 'E_INVALID_IDEMPOTENCY_KEY' })
    }
    assert.equal(await bookedShipments(), 0)
  })

  test('that was interrupted is not run again, as its outcome is unknown', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    await member('post', '/shipment', body, KEY)
    const createdAt = DateTime.utc().minus({ minutes: 6 }).toJSDate()
    await storedKey().update({ reply: null, created_at: createdAt })
    const again = await member('post', '/shipment', body, KEY)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_OUTCOME_UNKNOWN' })
    assert.equal(await bookedShipments(), 1)
  })

  test('that was interrupted runs again where that is safe, and keeps its answer', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const name = { fullName: 'Chidiebere Eze' }
    await member('put', '/user/fullName', name, KEY)
    const createdAt = DateTime.utc().minus({ seconds: 6 }).toJSDate()
    await storedKey().update({ reply: null, created_at: createdAt })
    const again = await member('put', '/user/fullName', name, KEY)
    again.assertStatus(200)
    const { reply } = await storedKey().firstOrFail()
    assert.deepEqual(reply, { status: 200, body: again.body() })
  })

  test('is repeated by equivalent JSON, and refused if a value differs', async ({ assert }) => {
    const { headers } = await call('POST', '/api/v1/login', {
      username: 'owner@acme.test',
      password: DEMO_PASSWORD,
    })
    const send = async (body: string) => {
      const response = await fetch(`${addressOfServer()}/api/v1/organization/invitations`, {
        method: 'POST',
        headers: {
          ...KEY,
          'authorization': headers.get('authorization')!,
          'content-type': 'application/json',
        },
        body,
      })
      return [response.status, response.headers.get('idempotency-replayed')]
    }
    const answers = [
      await send('{"email":"new@acme.example","role":"member"}'),
      await send('{ "role": "m\\u0065mber", "email": "new@acme.example" }'),
      await send('{"email":"newer@acme.example","role":"member"}'),
    ]
    assert.deepEqual(answers, [
      [200, null],
      [200, 'true'],
      [409, null],
    ])
  })

  test('that an earlier version stored is recognized by its hash', async ({ client, assert }) => {
    const owner = await apiClientOf(client, 'owner@acme.test')
    const invitation = { role: 'member', email: 'new@acme.example' }
    await owner('post', '/organization/invitations', invitation, KEY)
    const { id } = await Organization.findByOrFail('name', 'ACME Foods')
    const request = ['POST', '/api/v1/organization/invitations', id, invitation]
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    await storedKey().update({ request_hash: hash })
    const again = await owner('post', '/organization/invitations', invitation, KEY)
    assert.deepEqual([again.status(), replayedHeader(again)], [200, 'true'])
  })

  test('sends an invitation once', async ({ client, assert }) => {
    const owner = await apiClientOf(client, 'owner@acme.test')
    const invitation = { email: 'new@acme.example', role: 'member' }
    const first = await owner('post', '/organization/invitations', invitation, KEY)
    first.assertStatus(200)
    const second = await owner('post', '/organization/invitations', invitation, KEY)
    assert.deepEqual(second.body(), first.body())
    assert.deepEqual([replayedHeader(first), replayedHeader(second)], [undefined, 'true'])
    const invitations = await Invitation.query().where('email', invitation.email)
    assert.lengthOf(invitations, 1)
  })
})
