import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import webhooks from '#config/webhooks'
import Membership from '#identity/organizations/models/membership'
import { claimDueDeliveries } from '#identity/webhooks/delivering/claims'
import { Deliverer } from '#identity/webhooks/delivering/deliverer'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { createBusiness } from '#tests/support/developers/business'
import {
  createEndpoint,
  readEndpoint,
  publishTestEvent,
  makeRetriesDue,
  readDeliveryStatuses,
} from '#tests/support/developers/endpoints'
import { reactions, startReceiver, verifySignature } from '#tests/support/developers/receiver'
import { mailOf, person } from '#tests/support/people'

const ALL_TRIES = 10

/** Creates an endpoint of a new user, at a server that reacts as given. */
async function endpointAt(...given: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...given)
  const user = await person()
  const endpoint = await createEndpoint(user, { url: receiver.url })
  const round = () => new Deliverer().round()
  const log = async () => {
    const { body } = await endpoint.ask('GET', `/webhook_endpoint/${endpoint.id}/delivery/all`)
    return body.data
  }
  return { receiver, user, ...endpoint, round, log }
}

test.group('A webhook event', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is delivered as the Standard Webhooks specification defines', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, secret, owner, round, log, id } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    await publishTestEvent(owner, 7)
    await round()
    const [event] = receiver.received
    assert.deepEqual(verifySignature(secret, event!), event!.body)
    assert.equal(event!.body.type, 'shipment.in_transit')
    assert.deepEqual(event!.body.data, { shipmentId: 7, sequence: 1 })
    assert.match(event!.id, /^msg_[0-9a-f]{32}$/)
    assert.deepEqual(await readDeliveryStatuses(id), ['delivered'])
    const [delivery] = await log()
    assert.equal(delivery.requestBody, event!.text)
    assert.include(delivery.tries[0], { url: receiver.url, status: 200, answerBody: 'thanks' })
    assert.notProperty(delivery.tries[0].requestHeaders, 'webhook-signature')
    assert.throws(() => verifySignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', event!))
  })

  test('is sent only to endpoints of its owner and mode that subscribe to its type', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, user, owner, id, round } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    const other = await createEndpoint(await person(), { url: receiver.url })
    const tested = await createEndpoint(user, { url: receiver.url, mode: 'test' })
    const choosy = await createEndpoint(await person(), {
      url: receiver.url,
      events: ['shipment.delivered'],
    })
    for (const { owner: whose } of [{ owner }, choosy]) await publishTestEvent(whose, 7)
    await round()
    assert.lengthOf(receiver.received, 1)
    assert.deepEqual(await readDeliveryStatuses(other.id), [])
    assert.deepEqual(await readDeliveryStatuses(tested.id), [])
    await publishTestEvent(choosy.owner, 8, 'shipment.delivered')
    await round()
    assert.lengthOf(receiver.received, 2)
    await publishTestEvent(tested.owner, 7)
    await round()
    assert.deepEqual(await readDeliveryStatuses(tested.id), ['delivered'])
    assert.deepEqual(await readDeliveryStatuses(id), ['delivered'])
  })

  test('is retried under the same id until it is accepted', async ({ assert, cleanup }) => {
    const bad = [reactions.status(500), reactions.cut, reactions.status(404)]
    const endpoint = await endpointAt((_, before) => bad[before] ?? reactions.ok)
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    for (let tries = 0; tries < 4; tries++) {
      await endpoint.round()
      await makeRetriesDue(endpoint.id)
    }
    const { received } = endpoint.receiver
    assert.lengthOf(received, 4)
    assert.lengthOf([...new Set(received.map(({ id }) => id))], 1)
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['delivered'])
    const [{ tries }] = await endpoint.log()
    assert.deepEqual(
      tries.map(({ status }: { status: number | null }) => status),
      [500, null, 404, 200]
    )
    const { failing_since: failingSince } = await readEndpoint(endpoint.id)
    assert.isNull(failingSince)
  })

  test('is not retried early and fails after ten tries', async ({ assert, cleanup }) => {
    const endpoint = await endpointAt(() => reactions.status(500))
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    await endpoint.round()
    assert.lengthOf(endpoint.receiver.received, 1)
    for (let tries = 1; tries < ALL_TRIES; tries++) {
      assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending'])
      await makeRetriesDue(endpoint.id)
      await endpoint.round()
    }
    assert.lengthOf(endpoint.receiver.received, ALL_TRIES)
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['failed'])
  })

  test('does not follow a redirect', async ({ assert, cleanup }) => {
    const location = 'http://169.254.169.254/latest/meta-data/'
    const endpoint = await endpointAt(() => reactions.status(302, { location }))
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending'])
    const [{ tries }] = await endpoint.log()
    assert.equal(tries[0].status, 302)
    assert.equal(tries[0].answerHeaders.location, location)
  })

  test('counts as delivered by the status alone, even when the answer is ten megabytes long', async ({
    assert,
    cleanup,
  }) => {
    const endpoint = await endpointAt(() => reactions.huge)
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['delivered'])
    const [{ tries }] = await endpoint.log()
    assert.lengthOf(tries[0].answerBody, 2048)
  })

  test('records a failed try when no answer comes in time', async ({ assert, cleanup }) => {
    const endpoint = await endpointAt(() => reactions.silent)
    cleanup(endpoint.receiver.close)
    const { timeoutMs } = webhooks
    webhooks.timeoutMs = 100
    cleanup(() => void (webhooks.timeoutMs = timeoutMs))
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    const [{ status, tries }] = await endpoint.log()
    assert.equal(status, 'pending')
    assert.equal(tries[0].problem, 'No complete answer within 0.1 seconds.')
  })

  test('records a failed try when the answer switches protocols', async ({ assert, cleanup }) => {
    const endpoint = await endpointAt(() => reactions.upgrade)
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    const [{ status, tries }] = await endpoint.log()
    assert.equal(status, 'pending')
    assert.equal(tries[0].problem, 'It answered 101 Switching Protocols.')
  })

  test('is no longer sent when its host name resolves to a private address', async ({
    assert,
    cleanup,
  }) => {
    const { receiver, owner, id, log } = await endpointAt(() => reactions.ok)
    cleanup(receiver.close)
    const { port } = new URL(receiver.url)
    await db
      .from('webhook_endpoints')
      .where({ id })
      .update({ url: `http://shop.example:${port}/hook` })
    await publishTestEvent(owner, 7)
    const answers = [['127.0.0.1'], ['8.8.8.8', '10.0.0.1']]
    const resolve = async () => answers.shift()!
    await new Deliverer(resolve).round()
    assert.equal(receiver.received[0]!.headers.host, `shop.example:${port}`)
    await publishTestEvent(owner, 7)
    await new Deliverer(resolve).round()
    assert.lengthOf(receiver.received, 1)
    const [{ tries }] = await log()
    assert.include(tries[0].problem, 'not on the public internet')
    assert.notInclude(tries[0].problem, '10.0.0.1')
  })

  test('is dropped when the endpoint answers 410, and its owner gets one e-mail', async ({
    assert,
    cleanup,
  }) => {
    const endpoint = await endpointAt(() => reactions.status(410))
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    assert.lengthOf(endpoint.receiver.received, 1)
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['dropped', 'dropped'])
    const mails = await mailOf(endpoint.user.email)
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!.text, '410')
  })

  test('of a business that gets a 410 is reported to the owners by e-mail, but to no former member', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await startReceiver(() => reactions.status(410))
    cleanup(receiver.close)
    const { owner, member } = await createBusiness()
    const endpoint = await createEndpoint(member, { url: receiver.url })
    await Membership.query().where('userId', member.id).delete()
    await publishTestEvent(endpoint.owner, 7)
    await new Deliverer().round()
    assert.lengthOf(await mailOf(owner.email), 1)
    assert.lengthOf(await mailOf(member.email), 0)
  })

  test('whose endpoint fails for days makes us warn the owner first, then switch the endpoint off', async ({
    assert,
    cleanup,
  }) => {
    const endpoint = await endpointAt(() => reactions.cut)
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    for (const days of [3, 3, 6]) {
      await db
        .from('webhook_endpoints')
        .where({ id: endpoint.id })
        .update({ failing_since: db.raw('now() - make_interval(days => ?)', [days]) })
      await makeRetriesDue(endpoint.id)
      await endpoint.round()
    }
    const mails = await mailOf(endpoint.user.email)
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      [
        'We switched off your Sendam webhook endpoint',
        'Your Sendam webhook endpoint is not receiving events',
      ]
    )
    const { disabled_at: disabledAt } = await readEndpoint(endpoint.id)
    assert.isNotNull(disabledAt)
  })

  test('that fails after another was given up restarts the days until we switch the endpoint off', async ({
    assert,
    cleanup,
  }) => {
    const endpoint = await endpointAt(() => reactions.cut)
    cleanup(endpoint.receiver.close)
    const { retrySeconds } = webhooks
    cleanup(() => void (webhooks.retrySeconds = retrySeconds))
    const daysPass = (days: number) =>
      db
        .from('webhook_endpoints')
        .where({ id: endpoint.id })
        .update({
          failing_since: db.raw('failing_since - make_interval(days => ?)', [days]),
        })
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    await daysPass(3)
    webhooks.retrySeconds = []
    await makeRetriesDue(endpoint.id)
    await endpoint.round()
    await daysPass(7)
    webhooks.retrySeconds = retrySeconds
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['failed', 'pending'])
    const { disabled_at: disabledAt, failing_since: failingSince } = await readEndpoint(endpoint.id)
    assert.isNull(disabledAt)
    assert.isNotNull(failingSince)
  })

  test('waits for the previous one of the same parcel, not for other parcels', async ({
    assert,
    cleanup,
  }) => {
    let isDown = true
    const endpoint = await endpointAt(({ body }) =>
      isDown && body.data.shipmentId === 7 ? reactions.status(500) : reactions.ok
    )
    cleanup(endpoint.receiver.close)
    for (const parcel of [7, 7, 8]) await publishTestEvent(endpoint.owner, parcel)
    await endpoint.round()
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending', 'pending', 'delivered'])
    isDown = false
    await makeRetriesDue(endpoint.id)
    await endpoint.round()
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), [
      'delivered',
      'delivered',
      'delivered',
    ])
    const ofSeven = endpoint.receiver.received.filter(({ body }) => body.data.shipmentId === 7)
    assert.deepEqual(
      ofSeven.map(({ body }) => body.data.sequence),
      [1, 1, 2]
    )
  })

  test('is held back for six hours at most', async ({ assert, cleanup }) => {
    const endpoint = await endpointAt((_, before) => (before === 0 ? reactions.cut : reactions.ok))
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    await publishTestEvent(endpoint.owner, 7)
    await endpoint.round()
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending', 'pending'])
    await db
      .from('webhook_deliveries')
      .where({ endpoint_id: endpoint.id })
      .update({ created_at: db.raw(`now() - interval '6 hours 1 minute'`) })
    await endpoint.round()
    assert.deepEqual(await readDeliveryStatuses(endpoint.id), ['pending', 'delivered'])
  })

  test('is not held up by ten thousand others for a dead endpoint', async ({ assert }) => {
    const dead = await createEndpoint(await person(), { url: 'http://127.0.0.1:1/hook' })
    const alive = await createEndpoint(await person(), { url: 'http://127.0.0.1:1/hook' })
    await publishTestEvent(dead.owner, 7)
    await db.rawQuery(
      `with event as (
         insert into webhook_events (organization_id, user_id, type, subject, sequence, data, occurred_at)
         select organization_id, user_id, type, 'shipment:' || 1000 + made, 1, data, occurred_at
         from webhook_events, generate_series(1, 10000) made where organization_id = :organizationId
         returning id, subject)
       insert into webhook_deliveries (endpoint_id, event_id, subject, sequence, message_id)
       select :id, id, subject, 1, 'msg_' || id from event`,
      { id: dead.id, organizationId: dead.owner.organizationId }
    )
    await publishTestEvent(alive.owner, 7)
    const claimed = await claimDueDeliveries(35, { failing: false })
    assert.include(
      claimed.map(({ endpointId }) => endpointId),
      alive.id
    )
    assert.isAtMost(claimed.filter(({ endpointId }) => endpointId === dead.id).length, 5)
    await db.from('webhook_endpoints').where('id', dead.id).update({ failing_since: new Date() })
    await publishTestEvent(alive.owner, 8)
    const next = await claimDueDeliveries(35, { failing: false })
    assert.deepEqual(
      next.map(({ endpointId }) => endpointId),
      [alive.id]
    )
    assert.lengthOf(await claimDueDeliveries(15, { failing: true }), 0)
  })

  test('is overdue only when no earlier event of its parcel holds it back', async ({ assert }) => {
    const { id, owner } = await createEndpoint(await person(), { url: 'http://127.0.0.1:1/hook' })
    await publishTestEvent(owner, 7)
    await publishTestEvent(owner, 7)
    const ofSequence = (sequence: number) =>
      db.from('webhook_deliveries').where({ endpoint_id: id, sequence })
    await ofSequence(2).update({ next_try_at: db.raw(`now() - interval '1 hour'`) })
    const waiting = await deliveryBacklog()
    assert.isBelow(waiting.overdueSeconds, 3600)
    await ofSequence(1).update({ unordered: true })
    const { overdueSeconds } = await deliveryBacklog()
    assert.isAtLeast(overdueSeconds, 3600)
  })

  test('is sent under the same id after its worker has died', async ({ assert, cleanup }) => {
    const endpoint = await endpointAt(() => reactions.ok)
    cleanup(endpoint.receiver.close)
    await publishTestEvent(endpoint.owner, 7)
    const [claimed] = await claimDueDeliveries(1, { failing: false })
    await endpoint.round()
    assert.lengthOf(endpoint.receiver.received, 0)
    await db
      .from('webhook_deliveries')
      .where('id', claimed!.id)
      .update({ claimed_until: db.raw('now()') })
    await endpoint.round()
    assert.equal(endpoint.receiver.received[0]!.id, claimed!.messageId)
  })
})
