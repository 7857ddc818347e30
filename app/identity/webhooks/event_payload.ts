import type { SchemaFields } from '#shared/http/json_schema'
import { MODES } from '#identity/test_mode/rules/mode'

type PayloadProperties = SchemaFields

export interface EventPayload {
  schema: {
    type: 'object'
    properties: PayloadProperties
    required: string[]
    additionalProperties: boolean
  }
  example: Record<string, unknown>
}

/** Returns the JSON schema of an event: its properties and the common ones, all required. */
export function eventPayload(properties: PayloadProperties, example: object): EventPayload {
  const all = { ...COMMON_PROPERTIES, ...properties }
  return {
    schema: {
      type: 'object',
      properties: all,
      required: Object.keys(all),
      additionalProperties: false,
    },
    example: { mode: 'live', sequence: 3, ...example },
  }
}

const COMMON_PROPERTIES: PayloadProperties = {
  mode: { enum: MODES, description: 'live, or test for test data' },
  sequence: {
    type: 'integer',
    description: 'Counts the events of one subject, such as a shipment, from 1',
  },
}

export const textSchema = (description?: string) => ({
  type: 'string',
  ...(description && { description }),
})

export const nullableSchema = (schema: { type: string }) => ({
  ...schema,
  type: [schema.type, 'null'],
})

export const idSchema = { type: 'integer' } as const

export const moneySchema = { type: 'number', description: 'Naira' } as const

export const timestampSchema = { type: 'string', format: 'date-time' } as const
