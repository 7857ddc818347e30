import { NEWEST_VERSION } from '#shared/http/api_versions'
import { readResponseSchemas } from '#admin/developers/openapi/response_schemas'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'
import type { SchemaComponents } from '#admin/developers/openapi/schema_components'
import { RULES } from '#shared/http/rules/rule_names'

const errorListSchema: JsonSchema = {
  type: 'array',
  items: {
    title: 'ErrorDetail',
    type: 'object',
    required: ['message'],
    properties: {
      field: { type: 'string', description: 'The path of the field, such as items.0.weight' },
      message: { type: 'string' },
      rule: {
        title: 'ErrorRule',
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

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string', description: 'A message for people.' },
    code: {
      type: 'string',
      description: 'A stable code for programs.',
      examples: ['E_NOT_FOUND'],
    },
    errors: errorListSchema,
    data: {
      type: 'object',
      description: 'What the client needs to continue, such as a challenge for a second step.',
    },
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

const count = { type: 'integer', format: 'int64', minimum: 0 }
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

export function listNamedSchemas(): SchemaFields {
  return {
    Error: ERROR_SCHEMA,
    SentForApproval: APPROVAL_PENDING_SCHEMA,
    ...tidyResponseSchemas(),
  }
}

export function buildComponents({ schemas }: SchemaComponents) {
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
        schema: { type: 'string' },
        example: NEWEST_VERSION,
      },
    },
    headers: Object.fromEntries(
      Object.entries(RESPONSE_HEADERS).map(([name, header]) => [componentName(name), header])
    ),
    schemas,
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

/** Only the default: clients with two media types to choose from leave errors untyped. */
const ERROR_CONTENT = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
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
