import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { eventually } from '#tests/support/eventually'
import { Caller } from '#identity/sessions/caller'
import { decryptSecret } from '#identity/webhooks/endpoint_secret'
import { createEndpoint } from '#identity/webhooks/endpoints'
import { publishTestEvent, readDeliveryStatuses } from '#tests/support/developers/endpoints'
import {
  reactions,
  startReceiver,
  verifySignature,
  type Received,
} from '#tests/support/developers/receiver'
import { person } from '#tests/support/people'
import { kill, startWorker } from '../wallet/processes.js'

/** For a long run: `DELIVERIES=1000 npm run test:faults -- --files=webhook_storm.spec.ts`. */
const DELIVERIES = Number(process.env.DELIVERIES ?? 150)
const EVENTS_OF_EACH = 5
const KILLS = Math.min(12, Math.max(3, Math.floor(DELIVERIES / 50)))
const ENDED_WITHIN_MS = 120_000 + DELIVERIES * 500

/** 200 retries, 50 ms apart instead of hours: attempts of killed workers count as well. */
const HURRIED = { WEBHOOK_RETRY_SECONDS: Array(200).fill('0.05').join(',') }

const FAILURES = [
  reactions.cut,
  reactions.status(500),
  reactions.status(503, { 'retry-after': '0' }),
  reactions.status(301, { location: 'http://169.254.169.254/' }),
]

/** Fails three requests in ten; the kinds of failure take turns. */
function pickReaction(before: number) {
  return before % 10 < 3 ? FAILURES[before % FAILURES.length]! : reactions.ok
}

/** Ends the leases of killed workers. Call it only while no worker runs. */
async function endLeases(endpointId: number) {
  await db
    .from('webhook_deliveries')
    .where({ endpoint_id: endpointId, status: 'pending' })
    .whereNotNull('claimed_until')
    .update({ claimed_until: db.raw('now()') })
}

/** Creates an endpoint directly, since this test runs no web process. */
async function createEndpointAt(url: string) {
  const user = await person()
  const { organization } = await user.lastMembership()
  const caller = new Caller(user, organization)
  const { id, sealed } = await db.transaction((trx) =>
    createEndpoint(trx, caller, { organizationId: organization.id, url })
  )
  return {
    id,
    secret: decryptSecret(sealed)!,
    owner: { organizationId: organization.id, userId: user.id },
  }
}

/** Returns the events of each parcel in the order of their first arrival. */
function orderByArrival(received: readonly Received[]): Map<unknown, number[]> {
  const seen = new Set<string>()
  const orders = new Map<unknown, number[]>()
  for (const { id, body } of received) {
    const { shipmentId, sequence } = body.data
    if (seen.has(id)) continue
    seen.add(id)
    orders.set(shipmentId, [...(orders.get(shipmentId) ?? []), sequence])
  }
  return orders
}

test.group('Webhooks to a failing server, sent by workers that are killed', () => {
  test('all arrive signed, and in order for each parcel', async ({ assert, cleanup }) => {
    let secret = ''
    const receiver = await startReceiver((request, before) => {
      // Verifies at once, as a customer does: a signature is valid for five minutes.
      verifySignature(secret, request)
      return pickReaction(before)
    })
    cleanup(receiver.close)
    const endpoint = await createEndpointAt(receiver.url)
    const { id, owner } = endpoint
    secret = endpoint.secret
    cleanup(async () => {
      await db.from('webhook_endpoints').where({ id }).update({ removed_at: new Date() })
    })
    for (let made = 0; made < DELIVERIES; made++) {
      await publishTestEvent(owner, 10 ** 9 + id * 1000 + Math.floor(made / EVENTS_OF_EACH))
    }
    const countPending = async () => {
      const statuses = await readDeliveryStatuses(id)
      return statuses.filter((status) => status === 'pending').length
    }

    for (let kills = 0; kills < KILLS; kills++) {
      const before = receiver.received.length
      const workers = [startWorker(HURRIED), startWorker(HURRIED)]
      cleanup(async () => void (await Promise.all(workers.map(kill))))
      const some = Math.ceil(DELIVERIES / KILLS / 2)
      await eventually(
        async () => receiver.received.length >= before + some || (await countPending()) === 0,
        60_000
      )
      await Promise.all(workers.map(kill))
      await endLeases(id)
    }
    const survivors = [startWorker(HURRIED), startWorker(HURRIED)]
    cleanup(async () => void (await Promise.all(survivors.map(kill))))
    await eventually(async () => (await countPending()) === 0, ENDED_WITHIN_MS)
    await Promise.all(survivors.map(kill))

    assert.deepEqual([...new Set(await readDeliveryStatuses(id))], ['delivered'])
    const { received } = receiver
    assert.equal(new Set(received.map((one) => one.id)).size, DELIVERIES)
    const orders = orderByArrival(received)
    assert.equal(orders.size, Math.ceil(DELIVERIES / EVENTS_OF_EACH))
    for (const [parcel, order] of orders) {
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
        `parcel ${parcel}`
      )
    }
    assert.isAbove(received.length, DELIVERIES)
  }).timeout(1_800_000)
})
