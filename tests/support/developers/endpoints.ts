import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/accounts/models/user'
import {
  publishWebhookEvent,
  type WebhookEventInput,
} from '#identity/webhooks/publish_webhook_event'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'

type Given = { url: string; events?: string[]; mode?: 'test' | 'live' }

/** Creates a webhook endpoint for a user, with an API key that can manage it. */
export async function createEndpoint(user: User, given: Given) {
  const { mode = 'live', ...body } = given
  const { text, key } = await createUserApiKey(user, { mode })
  const ask = withKey(text)
  const { body: answer } = await ask('POST', '/webhook_endpoint', { ...body, mode })
  const { id, secret } = answer.data as { id: number; secret: string }
  const owner = { organizationId: key.organizationId, userId: user.id }
  return { ask, id, secret, owner }
}

export async function publishTestEvent(
  owner: WebhookEventInput['owner'],
  shipmentId: number,
  type: WebhookEventInput['type'] = 'shipment.in_transit'
) {
  await db.transaction((trx) =>
    publishWebhookEvent(trx, {
      type,
      owner,
      subject: `shipment:${shipmentId}`,
      occurredAt: DateTime.utc(),
      data: { shipmentId },
    })
  )
}

/** Makes the next attempt of all pending deliveries due. */
export async function makeRetriesDue(id: number) {
  await db
    .from('webhook_deliveries')
    .where({ endpoint_id: id, status: 'pending' })
    .update({ next_try_at: db.raw('now()') })
}

export async function readDeliveryStatuses(id: number): Promise<string[]> {
  const rows = await db.from('webhook_deliveries').where({ endpoint_id: id }).orderBy('id')
  return rows.map(({ status }) => status)
}

export async function readEndpoint(id: number) {
  return db.from('webhook_endpoints').where({ id }).firstOrFail()
}
