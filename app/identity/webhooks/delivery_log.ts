import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import WebhookDelivery from '#identity/webhooks/models/webhook_delivery'
import WebhookEvent from '#identity/webhooks/models/webhook_event'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import type { DeliveryStatus } from '#identity/webhooks/rules/delivery_statuses'
import type { EventType } from '#identity/webhooks/rules/event_types'
import { cursorPage } from '#shared/http/keyset_page'

interface DeliveryQuery {
  limit?: number
  cursor?: string
  status?: DeliveryStatus
  type?: EventType
  from?: Date
  to?: Date
}

export function queryDeliveries({ id }: WebhookEndpoint, client?: TransactionClientContract) {
  return WebhookDelivery.query({ client })
    .where('endpointId', id)
    .preload('event')
    .preload('log', (tries) => tries.orderBy('id'))
}

export async function listDeliveries(endpoint: WebhookEndpoint, listQuery: DeliveryQuery) {
  const { status, type, from, to } = listQuery
  const { id: endpointId, organizationId } = endpoint
  const query = queryDeliveries(endpoint)
  if (status) query.where({ status })
  if (type) {
    query.whereIn('eventId', WebhookEvent.query().select('id').where({ organizationId, type }))
  }
  if (from) {
    query.where('createdAt', '>=', from).whereRaw(AFTER_THOSE_BEFORE, { endpointId, from })
  }
  if (to) query.where('createdAt', '<=', to).whereRaw(BEFORE_THOSE_AFTER, { endpointId, to })
  return cursorPage(query, listQuery, { list: `deliveries of endpoint ${endpointId}` })
}

/**
 * Turns dates into bounds of ids, because the list is read by id. A row gets its id on insert, but
 * its timestamp is the start of the transaction. No transaction lasts an hour, so two rows whose
 * timestamps are an hour apart have ids in the same order.
 */
const AFTER_THOSE_BEFORE = `webhook_deliveries.id > coalesce((select id from webhook_deliveries as early
  where early.endpoint_id = :endpointId and early.created_at < cast(:from as timestamptz) - interval '1 hour'
  order by early.created_at desc limit 1), 0)`

const BEFORE_THOSE_AFTER = `webhook_deliveries.id < coalesce((select id from webhook_deliveries as late
  where late.endpoint_id = :endpointId and late.created_at > cast(:to as timestamptz) + interval '1 hour'
  order by late.created_at limit 1), ${Number.MAX_SAFE_INTEGER})`
