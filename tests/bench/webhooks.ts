import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import webhooks from '#config/webhooks'
import { Caller } from '#identity/sessions/caller'
import { Deliverer } from '#identity/webhooks/delivering/deliverer'
import { postWebhook } from '#identity/webhooks/delivering/post_webhook'
import { resolvePublicly } from '#identity/webhooks/delivering/public_address'
import { createEndpoint } from '#identity/webhooks/endpoints'
import type { Pair } from '#tests/bench/measurement'
import { measure, perSecond } from '#tests/bench/measurement'
import { publishTestEvent, readDeliveryStatuses } from '#tests/support/developers/endpoints'
import { reactions, startReceiver } from '#tests/support/developers/receiver'
import { eventually } from '#tests/support/eventually'
import { person } from '#tests/support/people'

const EVENTS = 500
const ENDPOINTS = 10
const AT_ONCE = 35

/** Deliveries per minute of one worker, compared with bare POSTs to the same local server. */
export async function printWebhooks() {
  // In production, webhooks to this machine are forbidden.
  webhooks.allowsLoopback = true
  const receiver = await startReceiver(() => reactions.ok)
  const { ours, floor } = await measure(await deliveries(receiver.url))
  receiver.close()
  const minute = (perSec: number) => Math.round(perSec * 60).toLocaleString('en-GB')
  console.log(
    `delivered in a minute ${minute(ours)}, floor ${minute(floor)}: ${(ours / floor).toFixed(2)}`
  )
}

async function deliveries(url: string): Promise<Pair> {
  const endpoints = await Promise.all(Array.from({ length: ENDPOINTS }, () => endpointAt(url)))
  let parcel = 10 ** 9
  return {
    async ours() {
      for (let made = 0; made < EVENTS; made++) {
        await publishTestEvent(endpoints[made % ENDPOINTS]!.owner, parcel++)
      }
      const deliverer = new Deliverer()
      const began = performance.now()
      deliverer.start()
      await eventually(() => isAllDelivered(endpoints), 60_000)
      const took = performance.now() - began
      await deliverer.stop()
      return (EVENTS * 1000) / took
    },
    floor() {
      const events = Array.from({ length: EVENTS }, () => JSON.stringify({ id: randomUUID() }))
      const headers = { 'content-type': 'application/json' }
      return perSecond(events, AT_ONCE, (body) =>
        postWebhook({ url, headers, body }, resolvePublicly)
      )
    },
  }
}

async function endpointAt(url: string) {
  const user = await person()
  const { organization } = await user.lastMembership()
  const caller = new Caller(user, organization)
  const { id } = await db.transaction((trx) =>
    createEndpoint(trx, caller, { organizationId: organization.id, url })
  )
  return { id, owner: { organizationId: organization.id, userId: user.id } }
}

async function isAllDelivered(endpoints: readonly { id: number }[]): Promise<boolean> {
  const all = await Promise.all(endpoints.map(({ id }) => readDeliveryStatuses(id)))
  return all.flat().every((status) => status === 'delivered')
}
