import type { JsonSchema } from '#shared/http/json_schema'
import { RULES } from '#shared/http/rules/rule_names'

const errorListSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['message'],
    properties: {
      field: { type: 'string', description: 'The path of the field, such as items.0.weight' },
      message: { type: 'string' },
      rule: {
        type: 'string',
        enum: [...RULES],
        description: 'The rule that the value breaks. More rules may be added.',
      },
      proposal: { type: 'string', description: 'A suggested value, if known' },
      index: { type: 'integer', description: 'Position in a list, from 0' },
      meta: { type: 'object', description: 'Parameters of the rule, such as a length' },
    },
  },
}

const errorCodeSchema: JsonSchema = {
  type: 'string',
  description: 'A stable code for programs.',
  examples: ['E_NOT_FOUND'],
}

const errorDataSchema: JsonSchema = {
  type: 'object',
  description: 'What is needed to continue, if possible, such as a challenge for a second factor.',
}

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string', description: 'A message for people.' },
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
    type: { type: 'string', format: 'uri', description: 'The documentation page of the code.' },
    title: { type: 'string', description: 'A summary, the same for every error with this code.' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A message for people about this error.' },
    instance: { type: 'string', format: 'uri-reference', description: 'The path of the call.' },
    code: errorCodeSchema,
    errors: errorListSchema,
    data: errorDataSchema,
    request_id: { type: 'string', description: 'Same as the header `Request-Id`.' },
    doc_url: { type: 'string', format: 'uri' },
  },
}
