import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Webhook } from 'standardwebhooks'
import { Deliverer } from '#identity/webhooks/delivering/deliverer'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { findBlockedStatements } from '#tests/support/blocked_statements'
import { readPublishedEvents } from '#tests/support/developers/published_events'
import { createBusiness } from '#tests/support/developers/business'
import {
  createEndpoint,
  publishTestEvent,
  readDeliveryStatuses,
} from '#tests/support/developers/endpoints'
import { reactions, startReceiver, verifySignature } from '#tests/support/developers/receiver'
import { eventually } from '#tests/support/eventually'
import { runSweep } from '#tests/support/jobs'
import { as, PASSWORD, person } from '#tests/support/people'

const round = () => new Deliverer().round()

async function endpointAt(...given: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...given)
  const endpoint = await createEndpoint(await person(), { url: receiver.url })
  return { receiver, ...endpoint }
}

const hoursFromNow = (hours: number) => DateTime.utc().plus({ hours }).toISO()
const lastHour = () => ({ from: hoursFromNow(-1), to: hoursFromNow(1) })

test.group('Resent webhook events', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a test event reaches only its endpoint, even without a subscription', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, ask, id, secret } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    await ask('POST', '/webhook_endpoint', { url: receiver.url })
    await ask('PUT', `/webhook_endpoint/${id}`, { events: ['shipment.delivered'] })
    const answer = await ask('POST', `/webhook_endpoint/${id}/test`, {})
    await round()
    assert.lengthOf(receiver.received, 1)
    const [event] = receiver.received
    verifySignature(secret, event!)
    assert.equal(event!.body.type, 'webhook.test')
    assert.equal(event!.id, answer.body.data.messageId)
    const [{ data }] = await readPublishedEvents(`endpoint:${id}`)
    assert.deepEqual(data, { mode: 'live', endpointId: id, message: 'This is a test.' })
  })

  test('a test event does not wait for an earlier one that failed', async ({ assert, cleanup }) => {
    const endpoint = await endpointAt((_, before) => (before === 0 ? reactions.cut : reactions.ok))
    cleanup(endpoint.receiver.close)
    for (let tests = 0; tests < 2; tests++) {
      await endpoint.ask('POST', `/webhook_endpoint/${endpoint.id}/test`, {})
      await round()
    }
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending', 'delivered'])
  })

  test('a rotated secret signs beside the new one until the overlap ends', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, ask, id, secret, owner } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    const key = { 'idempotency-key': 'one-rotation' }
    const rotate = () => ask('PUT', `/webhook_endpoint/${id}/rotate`, { hours: 2 }, key)
    const { body } = await rotate()
    const again = await rotate()
    assert.deepEqual(again.body, body)
    const fresh = body.data.secret as string
    await publishTestEvent(owner, 7)
    await round()
    const [during] = receiver.received
    assert.lengthOf(during!.headers['webhook-signature']!.split(' '), 2)
    for (const each of [secret, fresh]) verifySignature(each, during!)
    await db
      .from('webhook_endpoints')
      .where({ id })
      .update({ previous_secret_until: db.raw('now()') })
    await publishTestEvent(owner, 7)
    await round()
    const [, after] = receiver.received
    verifySignature(fresh, after!)
    assert.throws(() => verifySignature(secret, after!))
  })

  test('a resent event has its old id and a valid signature; receivers refuse an old timestamp', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, ask, id, secret, owner } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    await publishTestEvent(owner, 7)
    await round()
    const { body } = await ask('GET', `/webhook_endpoint/${id}/delivery/all`)
    const answer = await ask('POST', `/webhook_delivery/${body.data[0].id}/replay`, {})
    assert.equal(answer.status, 200)
    await round()
    const [first, again] = receiver.received
    assert.equal(again!.id, first!.id)
    assert.equal(again!.text, first!.text)
    verifySignature(secret, again!)
    const sixMinutesAgo = new Date(Date.now() - 6 * 60_000)
    const headers = {
      'webhook-id': first!.id,
      'webhook-timestamp': String(Math.floor(sixMinutesAgo.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(first!.id, sixMinutesAgo, first!.text),
    }
    assert.throws(() => verifySignature(secret, { ...first!, headers }), /too old/)
  })

  test('a resent event neither waits for others of its parcel nor holds them up', async ({
    assert,
    cleanup,
  }) => {
    let isDown = false
    const endpoint = await endpointAt(() => (isDown ? reactions.cut : reactions.ok))
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await round()
    const { body } = await endpoint.ask('GET', `/webhook_endpoint/${endpoint.id}/delivery/all`)
    isDown = true
    await endpoint.ask('POST', `/webhook_delivery/${body.data[0].id}/replay`, {})
    await round()
    isDown = false
    await publishTestEvent(endpoint.owner, 7)
    await round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending', 'delivered'])
  })

  test('a replay of a period sends what was missed, even while the endpoint was off', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, ask, id, owner } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    await publishTestEvent(owner, 7)
    await round()
    await ask('PUT', `/webhook_endpoint/${id}`, { active: false })
    await publishTestEvent(owner, 7)
    await ask('PUT', `/webhook_endpoint/${id}`, { active: true })
    const replay = (body: object) => ask('POST', `/webhook_endpoint/${id}/replay`, body)
    const missed = await replay({ ...lastHour(), missedOnly: true })
    assert.equal(missed.body.data.count, 1)
    await round()
    assert.deepEqual(
      receiver.received.map(({ body }) => body.data.sequence),
      [1, 2]
    )
    const all = await replay(lastHour())
    assert.equal(all.body.data.count, 2)
    const none = await replay({ from: hoursFromNow(-9), to: hoursFromNow(-8) })
    assert.equal(none.body.data.count, 0)
    const wrong = await replay({ from: 'yesterday', to: hoursFromNow(0) })
    assert.deepEqual([wrong.status, wrong.body.errors[0].field], [422, 'from'])
  })

  test('the delivery log is paged and filtered', async ({ assert, cleanup }) => {
    const { receiver, ask, id, owner } = await endpointAt(({ body }) =>
      body.data.shipmentId === 3 ? reactions.status(400) : reactions.ok
    )
    cleanup(receiver.close)
    for (const parcel of [1, 2, 3]) await publishTestEvent(owner, parcel)
    await round()
    const log = (query: string) => ask('GET', `/webhook_endpoint/${id}/delivery/all?${query}`)
    const first = await log('limit=2')
    assert.lengthOf(first.body.data, 2)
    assert.isTrue(first.body.has_more)
    const last = await log(`limit=2&cursor=${first.body.next_cursor}`)
    assert.lengthOf(last.body.data, 1)
    assert.isFalse(last.body.has_more)
    const waiting = await log('status=pending')
    assert.lengthOf(waiting.body.data, 1)
    assert.equal(waiting.body.data[0].tries[0].answerBody, 'no')
    const later = encodeURIComponent(hoursFromNow(1)!)
    for (const [query, count] of [
      ['type=shipment.delivered', 0],
      [`from=${later}`, 0],
      [`to=${later}`, 3],
    ] as const) {
      const found = await log(query)
      assert.lengthOf(found.body.data, count, query)
    }
  })

  test('events are deleted after thirty days', async ({ assert, cleanup }) => {
    const { receiver, id, owner } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    await publishTestEvent(owner, 1)
    await publishTestEvent(owner, 2)
    await round()
    await db
      .from('webhook_events')
      .where('subject', 'shipment:1')
      .update({ created_at: db.raw(`now() - interval '31 days'`) })
    await runSweep('identity.prune_webhooks')
    assert.lengthOf(await readDeliveryStatuses(id), 1)
  })

  test('deliveries of a removed endpoint leave the backlog and are dropped', async ({ assert }) => {
    const { id, owner } = await createEndpoint(await person(), {
      url: 'http://localhost:9999/hook',
    })
    await publishTestEvent(owner, 1)
    const before = await deliveryBacklog()
    // The delivery stays pending, as if published at the moment when the endpoint was removed.
    await db.from('webhook_endpoints').where({ id }).update({ removed_at: new Date() })
    const { pending } = await deliveryBacklog()
    assert.equal(pending, before.pending - 1)
    await runSweep('identity.prune_webhooks')
    assert.deepEqual(await readDeliveryStatuses(id), ['dropped'])
  })

  test('events of a business survive the erasure of a member', async ({ assert }) => {
    const { organization, member, asMember } = await createBusiness()
    await publishTestEvent({ organizationId: organization.id, userId: member.id }, 7)
    const { status } = await asMember('POST', '/user/erasure', { password: PASSWORD })
    assert.equal(status, 200)
    assert.lengthOf(await db.from('webhook_events').where('organization_id', organization.id), 1)
  })

  test('an erasure deletes the endpoints and events of the person', async ({ assert }) => {
    const user = await person()
    const url = 'http://localhost:9999/hook-of-theirs'
    const { id, owner } = await createEndpoint(user, { url })
    await publishTestEvent(owner, 7)
    const own = await as(user)
    const { body } = await own('GET', '/user/data_export')
    assert.include(JSON.stringify(body), url)
    await own('POST', '/user/erasure', { password: PASSWORD })
    assert.isEmpty(await db.from('webhook_endpoints').where({ id }))
    assert.isEmpty(await db.from('webhook_events').where('user_id', user.id))
  })
})

test.group('A replay while the endpoint is being switched off', () => {
  test('waits for the change and is refused with 409', async ({ assert, cleanup }) => {
    const { ask, id, owner } = await createEndpoint(await person(), {
      url: 'http://localhost:9999/',
    })
    cleanup(async () => {
      await db.from('webhook_deliveries').where('endpoint_id', id).delete()
      await db.from('webhook_events').where('user_id', owner.userId).delete()
      await db.from('webhook_endpoints').where({ id }).delete()
    })
    await publishTestEvent(owner, 10 ** 9 + id)
    const delivery = await db.from('webhook_deliveries').where('endpoint_id', id).firstOrFail()
    const off = await db.transaction()
    cleanup(() => off.rollback())
    await off.from('webhook_endpoints').where({ id }).forUpdate()
    const requests = Promise.all([
      ask('POST', `/webhook_endpoint/${id}/test`, {}),
      ask('POST', `/webhook_endpoint/${id}/replay`, lastHour()),
      ask('POST', `/webhook_delivery/${delivery.id}/replay`, {}),
    ])
    await eventually(async () => {
      const blocked = await findBlockedStatements()
      return blocked.filter(({ query }) => query.includes('for key share')).length === 3
    })
    await off.from('webhook_endpoints').where({ id }).update({ disabled_at: new Date() })
    await off.from('webhook_deliveries').where('endpoint_id', id).update({ status: 'dropped' })
    await off.commit()
    const answers = await requests
    assert.deepEqual(
      answers.map(({ status }) => status),
      [409, 409, 409]
    )
    assert.deepEqual(await readDeliveryStatuses(id), ['dropped'])
  })
})
