import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { queryRows } from '#shared/database/query_rows'
import type { Caller } from '#identity/sessions/caller'
import { deliverySignal } from '#identity/webhooks/delivering/claims'
import { publishWebhookEvent } from '#identity/webhooks/publish_webhook_event'
import { queryDeliveries } from '#identity/webhooks/delivery_log'
import { EndpointDisabled } from '#identity/webhooks/endpoint_errors'
import { queryEndpoints } from '#identity/webhooks/endpoints'
import type WebhookDelivery from '#identity/webhooks/models/webhook_delivery'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'

/** Pending deliveries keep their order and attempts. Finished ones start again, out of order. */
const RESET_DELIVERY = `next_try_at = now(), claimed_until = null,
  unordered = delivery.unordered or delivery.status <> 'pending',
  tries = case when delivery.status = 'pending' then delivery.tries else 0 end,
  status = 'pending', settled_at = null`

/** Sends a test event to one endpoint and returns its delivery. Throws EndpointDisabled. */
export async function sendTestEvent(caller: Caller, id: number): Promise<WebhookDelivery> {
  return db.transaction(async (trx) => {
    const endpoint = await lockActiveEndpoint(queryEndpoints(caller, trx).where('id', id))
    const { organizationId, userId, mode } = endpoint
    const subject = `endpoint:${id}` as const
    await publishWebhookEvent(trx, {
      type: 'webhook.test',
      subject,
      onlyTo: id,
      owner: { organizationId, userId },
      occurredAt: DateTime.utc(),
      data: { mode, endpointId: id, message: 'This is a test.' },
    })
    // Concurrent tests wait for the subject's sequence, so the last delivery is ours.
    return queryDeliveries(endpoint, trx).where({ subject }).orderBy('id', 'desc').firstOrFail()
  })
}

/** Sends a delivery again with the same event id, or a pending one now. Throws EndpointDisabled. */
export async function replayDelivery(caller: Caller, id: number): Promise<WebhookDelivery> {
  return db.transaction(async (trx) => {
    const endpointId = trx.from('webhook_deliveries').where({ id }).select('endpoint_id')
    const endpoint = await lockActiveEndpoint(queryEndpoints(caller, trx).whereIn('id', endpointId))
    await trx.rawQuery(
      `update webhook_deliveries delivery set ${RESET_DELIVERY}
       where id = :id and (claimed_until is null or claimed_until <= now())`,
      { id }
    )
    deliverySignal.sendAfterCommit(trx)
    return queryDeliveries(endpoint, trx).where({ id }).firstOrFail()
  })
}

interface ReplayPeriod {
  from: Date
  to: Date
  /** Skips deliveries that succeeded. */
  missedOnly: boolean
}

/**
 * Sends all subscribed events of a period, including those from before the endpoint existed or
 * while it was off, and returns the count. Throws EndpointDisabled.
 */
export async function replayPeriod(
  caller: Caller,
  id: number,
  span: ReplayPeriod
): Promise<number> {
  return db.transaction(async (trx) => {
    const endpoint = await lockActiveEndpoint(queryEndpoints(caller, trx).where('id', id))
    const rows = await queryRows(trx, REPLAY_PERIOD, { ...span, id: endpoint.id })
    deliverySignal.sendAfterCommit(trx)
    return rows.length
  })
}

const REPLAY_PERIOD = `insert into webhook_deliveries as delivery
    (endpoint_id, event_id, subject, sequence, message_id, unordered)
  select endpoint.id, event.id, event.subject, event.sequence,
    'msg_' || replace(gen_random_uuid()::text, '-', ''), true
  from webhook_events event join webhook_endpoints endpoint on endpoint.id = :id
  where event.organization_id = endpoint.organization_id
    and (endpoint.user_id is null or endpoint.user_id = event.user_id)
    and event.created_at between :from and :to and event.type <> 'webhook.test'
    and (endpoint.event_types = '[]'::jsonb or endpoint.event_types \\? event.type)
  order by event.id
  on conflict (endpoint_id, event_id) do update set ${RESET_DELIVERY}
    where delivery.status <> 'pending' and not (:missedOnly and delivery.status = 'delivered')
  returning id`

/** A concurrent removal or deactivation waits for this lock, and then drops these deliveries. */
async function lockActiveEndpoint(
  query: ReturnType<typeof queryEndpoints>
): Promise<WebhookEndpoint> {
  query.knexQuery.forKeyShare()
  const endpoint = await query.firstOrFail()
  if (!endpoint.isActive) throw new EndpointDisabled()
  return endpoint
}
