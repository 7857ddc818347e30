import type { JsonSchema } from '#shared/http/json_schema'
import { RULES } from '#shared/http/rules/rule_names'

const errorListSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['message'],
    properties: {
      field: { type: 'string', description: 'Such as items.0.weight' },
      message: { type: 'string' },
      rule: {
        type: 'string',
        enum: [...RULES],
        description: 'Which rule the value breaks; others may be added.',
      },
      proposal: { type: 'string', description: 'What was probably meant, where that is known' },
      index: { type: 'integer', description: 'Which one of a list, from 0' },
      meta: { type: 'object', description: 'What the rule asks for, such as a length' },
    },
  },
}

const errorCodeSchema: JsonSchema = {
  type: 'string',
  description: 'For programs: stays the same.',
  examples: ['E_NOT_FOUND'],
}

const errorDataSchema: JsonSchema = {
  type: 'object',
  description: 'What is needed to go on, where there is a way: a challenge for a second factor.',
}

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string', description: 'For people.' },
    code: errorCodeSchema,
    errors: errorListSchema,
    data: errorDataSchema,
  },
}

/** RFC 9457, on request by `Accept: application/problem+json`. */
export const PROBLEM_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'errors', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'The page about this code.' },
    title: { type: 'string', description: 'The same for every failure with this code.' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'For people: what went wrong this time.' },
    instance: { type: 'string', format: 'uri-reference', description: 'The path that was called.' },
    code: errorCodeSchema,
    errors: errorListSchema,
    data: errorDataSchema,
    request_id: { type: 'string', description: 'As in the header `Request-Id`.' },
    doc_url: { type: 'string', format: 'uri' },
  },
}
