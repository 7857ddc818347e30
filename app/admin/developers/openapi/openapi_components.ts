import { API_VERSIONS, NEWEST_VERSION } from '#shared/http/api_versions'
import { readResponseSchemas } from '#admin/developers/openapi/response_schemas'
import { APPROVAL_PENDING_SCHEMA } from '#admin/developers/openapi/schemas/approval_pending_schema'
import { ERROR_SCHEMA, PROBLEM_SCHEMA } from '#admin/developers/openapi/schemas/error_schemas'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { SchemaFields } from '#shared/http/json_schema'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'

const count = { type: 'integer', minimum: 0 }
const text = { type: 'string' }

/** Marks a replayed response, for which nothing was executed. */
export const REPLAYED_HEADER = 'Idempotency-Replayed'

/** Response headers. The rate limit headers come only with API keys. */
export const RESPONSE_HEADERS: Record<string, { description: string; schema: object }> = {
  'Request-Id': {
    description: 'What we know this call by. Name it when you write to us.',
    schema: text,
  },
  'Sendam-Version': {
    description: 'The version of the API that this answer is in.',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'How many calls the API key may make in how many seconds: `"default";q=600;w=60`.',
    schema: text,
  },
  'RateLimit': {
    description: 'How many are left, and the seconds until all are: `"default";r=598;t=42`.',
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'Calls that the API key may make.', schema: count },
  'X-RateLimit-Remaining': { description: 'Calls that are left of them.', schema: count },
  'X-RateLimit-Reset': { description: 'Seconds until all are left again.', schema: count },
  [REPLAYED_HEADER]: {
    description:
      '`true` where the same request came before under its Idempotency-Key, so that this is its answer and nothing was done.',
    schema: text,
  },
  'Retry-After': { description: 'Seconds after which to try again.', schema: count },
}

const RETRY_STATUSES = ['429', '503']

export function buildComponents() {
  return {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'From the `Authorization` header of the answer to `POST /login`.',
      },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key of your business, `sdm_test_...` or `sdm_live_...`. What it may do are its scopes.',
      },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'The same key with the same request answers the same and does nothing twice. With another request it is a 409.',
        schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
        example: 'order-20417-label',
      },
      SendamVersion: {
        name: 'Sendam-Version',
        in: 'header',
        required: false,
        description:
          'Another version of the API than the one that the key stays on, for this call.',
        schema: { type: 'string', enum: API_VERSIONS.map(({ version }) => version) },
        example: NEWEST_VERSION,
      },
    },
    headers: Object.fromEntries(
      Object.entries(RESPONSE_HEADERS).map(([name, header]) => [componentName(name), header])
    ),
    schemas: {
      Error: ERROR_SCHEMA,
      Problem: PROBLEM_SCHEMA,
      SentForApproval: APPROVAL_PENDING_SCHEMA,
      ...tidyResponseSchemas(),
    },
    responses: {
      SentForApproval: APPROVAL_PENDING_RESPONSE,
      ...Object.fromEntries(
        Object.entries(ERROR_STATUSES).map(([status, { name, meaning }]) => [
          name,
          { description: meaning, headers: errorHeaders(status), content: ERROR_CONTENT },
        ])
      ),
    },
  }
}

const APPROVAL_PENDING_RESPONSE = {
  description: 'Not done yet: somebody else has to approve it, as staff have set',
  headers: headerReferences(['Request-Id']),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/SentForApproval' } } },
}

/** Our envelope by default, RFC 9457 on request. */
const ERROR_CONTENT = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}

function errorHeaders(status: string) {
  return headerReferences([
    'Request-Id',
    ...(RETRY_STATUSES.includes(status) ? ['Retry-After'] : []),
  ])
}

export function headerReferences(names: string[]) {
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${componentName(name)}` }])
  )
}

function componentName(header: string): string {
  return header.replaceAll('-', '')
}

function tidyResponseSchemas(): SchemaFields {
  const schemas = Object.entries(readResponseSchemas().schemas)
  return Object.fromEntries(schemas.map(([name, schema]) => [name, tidySchema(schema)]))
}
