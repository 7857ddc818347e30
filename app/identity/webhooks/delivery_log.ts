import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import WebhookDelivery from '#identity/webhooks/models/webhook_delivery'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import type { DeliveryStatus } from '#identity/webhooks/rules/delivery_statuses'
import type { EventType } from '#identity/webhooks/rules/event_types'
import { cursorPage } from '#shared/http/cursor_page'

interface Question {
  limit?: number
  cursor?: string
  status?: DeliveryStatus
  type?: EventType
  from?: Date
  to?: Date
}

/** With what was sent and each try of it. */
export function deliveriesOf({ id }: WebhookEndpoint, client?: TransactionClientContract) {
  return WebhookDelivery.query({ client })
    .where('endpointId', id)
    .preload('event')
    .preload('log', (tries) => tries.orderBy('id'))
}

/** The latest first, and from where those before them go on. */
export async function deliveryPage(endpoint: WebhookEndpoint, question: Question) {
  const { status, type, from, to } = question
  const query = deliveriesOf(endpoint)
  if (status) query.where({ status })
  if (type) query.whereHas('event', (event) => event.where({ type }))
  if (from) query.where('createdAt', '>=', from)
  if (to) query.where('createdAt', '<=', to)
  return cursorPage(query, `deliveries of endpoint ${endpoint.id}`, question)
}
