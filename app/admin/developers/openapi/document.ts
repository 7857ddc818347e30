import brand from '#config/brand'
import { apiAnswers } from '#admin/developers/openapi/answers'
import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import type { ApiCall } from '#admin/developers/openapi/api_call'
import { ERROR_SCHEMA, FAILURES } from '#admin/developers/openapi/failures'
import { FIELD_NOTES } from '#admin/developers/openapi/field_notes'
import type { Fields } from '#admin/developers/openapi/json_schema'
import { GROUPS } from '#admin/developers/openapi/operations'
import { apiCalls } from '#admin/developers/openapi/reference'
import { WEBHOOK_TAG, webhooks } from '#admin/developers/openapi/webhooks'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'

const ABOUT = [
  'Check rates, book, pay, print labels and track shipments. The product’s own pages make the same calls.',
  'Success answers `{ message?, data? }`, failure `{ message, code, errors }`.',
  'Money is a number of naira with at most two decimals, weight a number of Kg, length of cm.',
].join('\n\n')

/** The reference of the API as OpenAPI 3.1, made from the routes, their validators and their types. */
export async function apiDocument() {
  const calls = await apiCalls()
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const { method, path } = call.route
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: ABOUT,
      contact: { name: brand.legalName, email: brand.contactEmail },
    },
    servers: [{ url: API_PREFIX }],
    tags: [...GROUPS.map(({ tag, description }) => ({ name: tag, description })), WEBHOOK_TAG],
    security: [{ token: [] }],
    paths,
    webhooks: webhooks(),
    components: components(),
  }
}

function operationObject(call: ApiCall) {
  const { route, operation, parameters, body } = call
  const key = route.acceptsKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  return {
    operationId: call.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, call.audience].filter(Boolean).join(' '),
    ...(route.needsSignIn ? {} : { security: [] }),
    ...(parameters.length || key.length ? { parameters: [...parameters, ...key] } : {}),
    ...(body ? { requestBody: requestBody(call) } : {}),
    responses: { 200: success(call), ...failureReferences(call) },
  }
}

function requestBody({ body, operation }: ApiCall) {
  const example = operation.example ? { example: operation.example } : {}
  return { required: true, content: { 'application/json': { schema: body, ...example } } }
}

function success({ operation, answer }: ApiCall) {
  const { file, headers = {} } = operation
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  return {
    description: file ? 'The file' : 'Done',
    ...(described.length ? { headers: Object.fromEntries(described) } : {}),
    content: file ? { [file]: {} } : { 'application/json': { schema: answer } },
  }
}

function failureReferences({ failures }: ApiCall) {
  return Object.fromEntries(
    failures.map((status) => [status, { $ref: `#/components/responses/${FAILURES[status].name}` }])
  )
}

function components() {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'From the `Authorization` header of the answer to `POST /login`.',
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
      },
    },
    schemas: { Error: ERROR_SCHEMA, ...answerSchemas() },
    responses: Object.fromEntries(
      Object.values(FAILURES).map(({ name, meaning }) => [name, { description: meaning, content }])
    ),
  }
}

function answerSchemas(): Fields {
  const schemas = Object.entries(apiAnswers().schemas)
  return Object.fromEntries(
    schemas.map(([name, schema]) => [name, tidySchema(schema, FIELD_NOTES)])
  )
}
