import { API_VERSIONS, NEWEST_VERSION } from '#shared/http/api_versions'
import { readResponseSchemas } from '#admin/developers/openapi/response_schemas'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'
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
  description: 'What the client needs to continue, such as a challenge for a second step.',
}

const ERROR_SCHEMA: JsonSchema = {
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
const PROBLEM_SCHEMA: JsonSchema = {
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

/** The response if a second person must approve the command first. */
const APPROVAL_PENDING_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'data'],
  properties: {
    message: { type: 'string' },
    data: {
      type: 'object',
      required: ['approval'],
      properties: {
        approval: {
          type: 'object',
          required: ['id', 'kind', 'title', 'expiresAt'],
          properties: {
            id: { type: 'integer', description: 'The id for `GET /approval/{id}`.' },
            kind: { type: 'string' },
            title: { type: 'string', description: 'A summary of the requested command.' },
            expiresAt: { type: 'string', format: 'date-time' },
          },
        },
      },
    },
  },
}

const count = { type: 'integer', minimum: 0 }
const text = { type: 'string' }

/** Marks a replayed response, for which nothing was executed. */
export const REPLAYED_HEADER = 'Idempotency-Replayed'

/** Response headers. The rate limit headers come only with API keys. */
export const RESPONSE_HEADERS: Record<string, { description: string; schema: object }> = {
  'Request-Id': {
    description: 'The id of this call. Include it when you contact us.',
    schema: text,
  },
  'Sendam-Version': {
    description: 'The API version of the response.',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The quota of calls per window in seconds: `"default";q=600;w=60`.',
    schema: text,
  },
  'RateLimit': {
    description: 'The remaining calls, and the seconds until the reset: `"default";r=598;t=42`.',
    schema: text,
  },
  'X-RateLimit-Limit': { description: 'The quota of calls.', schema: count },
  'X-RateLimit-Remaining': { description: 'The remaining calls.', schema: count },
  'X-RateLimit-Reset': { description: 'Seconds until the limit resets.', schema: count },
  [REPLAYED_HEADER]: {
    description:
      '`true` if this is the stored response to an earlier request with the same Idempotency-Key, and nothing was executed.',
    schema: text,
  },
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: count },
}

const RETRY_STATUSES = ['429', '503']

export function buildComponents() {
  return {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The token from the `Authorization` header of the response to `POST /login`.',
      },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description:
          'An API key of your business, `sdm_test_...` or `sdm_live_...`. Its scopes determine which calls it can make.',
      },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'A key of your choice. If you repeat a request with the same key, you get the same response, and nothing is executed twice. Another request with that key returns 409.',
        schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
        example: 'order-20417-label',
      },
      SendamVersion: {
        name: 'Sendam-Version',
        in: 'header',
        required: false,
        description: 'The API version for this call. Default: the version of the API key.',
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

type Components = ReturnType<typeof buildComponents>

/** Omits the components to which no part of the document refers, directly or by another one. */
export function keepUsedComponents(components: Components, root: object): Components {
  const used = new Set<string>()
  const visit = (part: unknown) => {
    const json = JSON.stringify(part) ?? ''
    for (const [, pointer = ''] of json.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      if (used.has(pointer)) continue
      used.add(pointer)
      const [kind = '', name = ''] = pointer.split('/')
      visit((components as Record<string, Record<string, unknown>>)[kind]?.[name])
    }
  }
  visit(root)
  const keep = <Part extends object>(kind: string, parts: Part) =>
    Object.fromEntries(
      Object.entries(parts).filter(([name]) => used.has(`${kind}/${name}`))
    ) as Part
  const { securitySchemes, parameters, headers, schemas, responses } = components
  return {
    securitySchemes,
    parameters: keep('parameters', parameters),
    headers: keep('headers', headers),
    schemas: keep('schemas', schemas),
    responses: keep('responses', responses),
  }
}

const APPROVAL_PENDING_RESPONSE = {
  description: 'Not executed yet: the settings require another person’s approval',
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
