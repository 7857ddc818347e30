import { MODES } from '#identity/test_mode/rules/mode'

type PayloadProperties = Record<string, object>

/** What an event carries, for the reference: the schema of its `data`, and an example of it. */
export interface EventPayload {
  schema: {
    type: 'object'
    properties: PayloadProperties
    required: string[]
    additionalProperties: boolean
  }
  example: Record<string, unknown>
}

/** Each property is always there. What all events carry is added. */
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
  mode: { enum: MODES, description: 'Whether it is real, or was tried with a test key' },
  sequence: {
    type: 'integer',
    description: 'Counts the events of one subject, such as a shipment, from 1',
  },
}

/** Pieces of schemas. */
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
