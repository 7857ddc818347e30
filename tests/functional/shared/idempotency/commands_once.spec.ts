import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Invitation from '#identity/organizations/models/invitation'
import Shipment from '#shipping/shipment/models/shipment'
import { programOf } from '#tests/support/program'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const KEY = { 'Idempotency-Key': 'the-booking-of-monday' }

const kept = () => db.from('idempotency_keys').where('key', KEY['Idempotency-Key'])

async function bookedShipments() {
  const rows = await Shipment.all()
  return rows.length
}

test.group('A command with a key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('books once, however often it is sent, and answers the same', async ({ client, assert }) => {
    const member = await programOf(client, MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    const first = await member('post', '/shipment', body, KEY)
    first.assertStatus(201)
    const second = await member('post', '/shipment', body, KEY)
    second.assertStatus(201)
    assert.deepEqual(second.body(), first.body())
    assert.equal(await bookedShipments(), 1)
    const twins = { 'Idempotency-Key': 'the-twins-of-tuesday' }
    const answers = await Promise.all([1, 2, 3].map(() => member('post', '/shipment', body, twins)))
    assert.deepEqual(
      answers.map((answer) => [answer.status(), answer.body().data.id]),
      answers.map(() => [201, answers[0]!.body().data.id])
    )
    assert.equal(await bookedShipments(), 2)
    await member('post', '/shipment', body)
    assert.equal(await bookedShipments(), 3)
  })

  test('is refused for another request, and is somebody’s own', async ({ client, assert }) => {
    const member = await programOf(client, MEMBER)
    const other = await programOf(client, 'other@sendam.test')
    const body = await submission({ preferredCourier: 'UPS' })
    await member('post', '/shipment', body, KEY)
    const refused = await member('post', '/shipment', { ...body, pickup: false }, KEY)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IDEMPOTENCY_CONFLICT' })
    const theirs = await other('post', '/shipment', body, KEY)
    theirs.assertStatus(201)
    assert.equal(await bookedShipments(), 2)
  })

  test('may be sent again after it failed', async ({ client }) => {
    const member = await programOf(client, MEMBER)
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

  test('names a key of the right form', async ({ client, assert }) => {
    const member = await programOf(client, MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    for (const key of ['', '  ', 'short', 'a key with spaces', 'x'.repeat(101)]) {
      const refused = await member('post', '/shipment', body, { 'Idempotency-Key': key })
      refused.assertStatus(422)
      refused.assertBodyContains({ code: 'E_INVALID_IDEMPOTENCY_KEY' })
    }
    assert.equal(await bookedShipments(), 0)
  })

  test('that was cut off is never run again: nobody knows what it did', async ({
    client,
    assert,
  }) => {
    const member = await programOf(client, MEMBER)
    const body = await submission({ preferredCourier: 'UPS' })
    await member('post', '/shipment', body, KEY)
    const createdAt = DateTime.utc().minus({ minutes: 6 }).toJSDate()
    await kept().update({ reply: null, created_at: createdAt })
    const again = await member('post', '/shipment', body, KEY)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_OUTCOME_UNKNOWN' })
    assert.equal(await bookedShipments(), 1)
  })

  test('that was cut off runs again where that is safe, and then answers the same', async ({
    client,
    assert,
  }) => {
    const member = await programOf(client, MEMBER)
    const name = { fullName: 'Chidiebere Eze' }
    await member('put', '/user/fullName', name, KEY)
    const createdAt = DateTime.utc().minus({ seconds: 6 }).toJSDate()
    await kept().update({ reply: null, created_at: createdAt })
    const again = await member('put', '/user/fullName', name, KEY)
    again.assertStatus(200)
    const { reply } = await kept().firstOrFail()
    assert.deepEqual(reply, { status: 200, body: again.body() })
  })

  test('is taken by the commands of every module', async ({ client, assert }) => {
    const owner = await programOf(client, 'owner@acme.test')
    const invitation = { email: 'new@acme.example', role: 'member' }
    const first = await owner('post', '/organization/invitations', invitation, KEY)
    first.assertStatus(200)
    const second = await owner('post', '/organization/invitations', invitation, KEY)
    assert.deepEqual(second.body(), first.body())
    const invitations = await Invitation.query().where('email', invitation.email)
    assert.lengthOf(invitations, 1)
  })
})
