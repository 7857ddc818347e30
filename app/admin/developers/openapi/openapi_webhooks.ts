import {
  type EventPayload,
  eventPayload,
  idSchema,
  textSchema,
} from '#identity/webhooks/event_payload'
import { WEBHOOKS_TAG } from '#admin/developers/openapi/api_tags'
import {
  type SchemaComponents,
  camelCase,
  capitalized,
} from '#admin/developers/openapi/schema_components'
import type { JsonSchema } from '#shared/http/json_schema'
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
  [
    'webhook-id',
    'The id of the event. It is the same for every attempt, so you can detect duplicates',
  ],
  ['webhook-timestamp', 'Unix time of this attempt, in seconds'],
  ['webhook-signature', 'One or more signatures, each prefixed with `v1,` and separated by spaces'],
] as const

export function buildWebhooks(schemas: SchemaComponents): Record<string, object> {
  return Object.fromEntries(
    EVENT_TYPE_NAMES.map((type) => [type, { post: buildWebhookOperation(type, schemas) }])
  )
}

function buildWebhookOperation(type: EventType, schemas: SchemaComponents) {
  const { schema, example } = EVENT_PAYLOADS[type]
  const name = capitalized(camelCase(type))
  return {
    operationId: `receive${name}`,
    tags: [WEBHOOKS_TAG],
    summary: EVENT_TYPES[type],
    description: 'Return any 2xx status to confirm delivery.',
    security: [],
    parameters: WEBHOOK_HEADERS.map(([header, description]) => ({
      name: header,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemas.refer(eventSchema(type, schema), `${name}Event`),
          example: { type, timestamp: '2026-11-25T09:14:00.000Z', data: example },
        },
      },
    },
    responses: {
      200: { description: 'Delivery confirmed' },
      410: { description: 'Disables the endpoint' },
    },
  }
}

function eventSchema(type: EventType, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time', description: 'When the event happened' },
      data,
    },
    required: ['type', 'timestamp', 'data'],
  }
}

function testEventPayload(): EventPayload {
  return eventPayload(
    { endpointId: idSchema, message: textSchema() },
    { endpointId: 42, message: 'This is a test.', sequence: 1 }
  )
}
