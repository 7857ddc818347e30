import WebhookDelivery from '#identity/webhooks/models/webhook_delivery'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import type { DeliveryStatus } from '#identity/webhooks/rules/delivery_statuses'
import type { EventType } from '#identity/webhooks/rules/event_types'

interface Question {
  status?: DeliveryStatus
  type?: EventType
  from?: Date
  to?: Date
}

/** With what was sent and each try of it. */
export function deliveriesOf({ id }: WebhookEndpoint) {
  return WebhookDelivery.query()
    .where('endpointId', id)
    .preload('event')
    .preload('log', (tries) => tries.orderBy('id'))
}

export function deliveriesLike(endpoint: WebhookEndpoint, { status, type, from, to }: Question) {
  const query = deliveriesOf(endpoint)
  if (status) query.where({ status })
  if (type) query.whereHas('event', (event) => event.where({ type }))
  if (from) query.where('createdAt', '>=', from)
  if (to) query.where('createdAt', '<=', to)
  return query
}
