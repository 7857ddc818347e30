import type { Data } from '@generated/data'
import { EVENT_TYPES, EVENT_TYPE_NAMES } from '#identity/webhooks/rules/event_types'

export type Endpoint = Data.Identity.Webhooks.WebhookEndpoint.Variants['forPage']
export type Delivery = Data.Identity.Webhooks.WebhookDelivery.Variants['forPage']
export type DeliveryAttempt = Delivery['tries'][number]

export const EVENT_OPTIONS = EVENT_TYPE_NAMES.filter((type) => type !== 'webhook.test').map(
  (type) => ({ value: type, label: type, description: EVENT_TYPES[type] })
)
