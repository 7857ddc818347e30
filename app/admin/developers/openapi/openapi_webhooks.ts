import {
  type EventPayload,
  eventPayload,
  idSchema,
  textSchema,
} from '#identity/webhooks/event_payload'
import { EVENT_TYPES, EVENT_TYPE_NAMES, type EventType } from '#identity/webhooks/rules/event_types'
import { PICKUP_PAYLOADS } from '#shipping/carriers/pickups/pickup_events'
import { IMPORT_PAYLOADS } from '#shipping/history/imports/publish_import_event'
import { SHIPMENT_PAYLOADS } from '#shipping/shipment/webhook_events/shipment_payloads'
import { WALLET_PAYLOADS } from '#wallet/ledger/wallet_payloads'

export const EVENT_PAYLOADS: Record<EventType, EventPayload> = {
  ...SHIPMENT_PAYLOADS,
  ...PICKUP_PAYLOADS,
  ...WALLET_PAYLOADS,
  ...IMPORT_PAYLOADS,
  'webhook.test': testEventPayload(),
}

const WEBHOOK_HEADERS = [
  ['webhook-id', 'The same each time that this event is sent: by it a receiver knows a repetition'],
  ['webhook-timestamp', 'Seconds since 1970, of this try'],
  ['webhook-signature', 'One or more of `v1,` with a signature, between them a space'],
] as const

export function buildWebhooks(): Record<string, object> {
  return Object.fromEntries(
    EVENT_TYPE_NAMES.map((type) => [type, { post: buildWebhookOperation(type) }])
  )
}

function buildWebhookOperation(type: EventType) {
  const { schema, example } = EVENT_PAYLOADS[type]
  return {
    operationId: `webhook.${type}`,
    tags: ['Webhook endpoints'],
    summary: EVENT_TYPES[type],
    description: 'Any answer of 2xx says that it has arrived.',
    security: [],
    parameters: WEBHOOK_HEADERS.map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { const: type },
              timestamp: {
                type: 'string',
                format: 'date-time',
                description: 'When it happened',
              },
              data: schema,
            },
            required: ['type', 'timestamp', 'data'],
          },
          example: { type, timestamp: '2026-11-25T09:14:00.000Z', data: example },
        },
      },
    },
    responses: {
      200: { description: 'It has arrived' },
      410: { description: 'Nothing more is wanted here: the endpoint is switched off' },
    },
  }
}

function testEventPayload(): EventPayload {
  return eventPayload(
    { endpointId: idSchema, message: textSchema() },
    { endpointId: 42, message: 'This is a test.', sequence: 1 }
  )
}
