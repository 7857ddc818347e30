import string from '@adonisjs/core/helpers/string'
import { apiValidators } from '#generated/api_validators'
import type { Ability } from '#identity/access/abilities'
import { readResponseSchemas } from '#admin/developers/openapi/response_schemas'
import { camelCase } from '#admin/developers/openapi/schema_components'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'
import { clarifyVineSchema } from '#admin/developers/openapi/clarify_vine_schema'
import type { DocumentedRoute } from '#admin/developers/openapi/api_routes'
import { type ErrorCodesByStatus, listCallErrors } from '#admin/developers/openapi/error_responses'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'
import type { DocumentedOperation } from '#admin/developers/openapi/api_tags'
import { type CallExample, findRecordedExample } from '#admin/developers/openapi/recorded_calls'
import { approvalReasonValidator } from '#identity/approvals/approval_reason_validator'

export type ApiParameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}

export type DocumentedCall = {
  id: string
  route: DocumentedRoute
  operation: DocumentedOperation
  audience: string
  parameters: ApiParameter[]
  body: JsonSchema | null
  isBodyRequired: boolean
  answer: JsonSchema
  failures: ErrorCodesByStatus
  /** A call recorded by a test; null for a call that no test has recorded yet. */
  example: CallExample | null
}

const AUDIENCE_TEXTS: Record<Ability, string> = {
  bookAsStaff: 'Requires a booking staff account.',
  openConsole: 'Requires an administrator account.',
  actAsRoot: 'Requires a root administrator account.',
}

/** Tags whose calls without a key only read, so that anybody may try them. */
const PUBLIC_TRY_IT_TAGS = ['Rates', 'Tracking and documents', 'Reference data']

/** Allows calls with a test key, and harmless public ones. */
export function canTryIt({ route, operation }: DocumentedCall): boolean {
  if (route.takesFile || route.isLiveOnly) return false
  return route.needsSignIn ? route.scope !== null : PUBLIC_TRY_IT_TAGS.includes(operation.tag)
}

type SchemaValidator = { toJSONSchema(): object }

/** The body of a file upload; all other values are query parameters. */
const FILE_BODY: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

export async function describeApiCall(
  route: DocumentedRoute,
  operation: DocumentedOperation
): Promise<DocumentedCall> {
  const loaders: Record<string, () => Promise<SchemaValidator>> = apiValidators
  const validator = await loaders[route.name]?.()
  const bodySchema = validator && clarifyVineSchema(validator.toJSONSchema() as JsonSchema)
  const isInAddress = route.method === 'GET' || route.takesFile
  const fields = isInAddress && bodySchema ? tidySchema(bodySchema) : {}
  const body = describeBody(route, operation, isInAddress ? undefined : bodySchema)
  const parameters = [
    ...pathParameters(route, operation.params),
    ...queryParameters(operation.query, Object.keys(operation.query ?? {})),
    ...queryParameters(operation.optionalQuery),
    ...queryParameters(fields.properties, fields.required),
  ]
  const parameterNames = parameters.map(({ name }) => name)
  return {
    id: operation.id ?? callId(route.name),
    route,
    operation,
    audience: describeAudience(route),
    parameters,
    body,
    isBodyRequired: Boolean(body && (body.required?.length || body.type !== 'object')),
    answer: tidySchema(readResponseSchemas().answers[route.name] ?? {}),
    failures: listCallErrors(
      { route, parameterNames, takesBody: Boolean(body), isValidated: Boolean(bodySchema) },
      operation
    ),
    example: findRecordedExample(route.name),
  }
}

function describeBody(
  route: DocumentedRoute,
  operation: DocumentedOperation,
  validatedSchema: JsonSchema | undefined
): JsonSchema | null {
  const own = describeOwnBody(route, operation, validatedSchema)
  if (!operation.mayNeedApproval) return own
  return { type: 'object', ...own, properties: { ...own?.properties, ...approvalReasonFields() } }
}

/** Prefers `bodySchema`, then the schema of the validator, then the declared fields. */
function describeOwnBody(
  { takesFile }: DocumentedRoute,
  { body, bodySchema }: DocumentedOperation,
  validatedSchema: JsonSchema | undefined
): JsonSchema | null {
  if (bodySchema) return bodySchema
  if (validatedSchema) return tidySchema(validatedSchema)
  if (body) return objectSchema(body)
  return takesFile ? FILE_BODY : null
}

const VERBS: Record<string, string> = {
  index: 'list',
  show: 'get',
  store: 'create',
  destroy: 'delete',
}

/** `api.shipping.quotes.store` becomes `createQuote`, and `return_decisions.approve` `approveReturn`. */
function callId(name: string): string {
  const [action = '', resource = ''] = name.split('.').toReversed()
  const object = resource.replace(/_decisions$/, '')
  const isList = action === 'index' || action === 'export'
  return camelCase(`${VERBS[action] ?? action}_${isList ? object : string.singular(object)}`)
}

function describeAudience({ ability, needsSignIn }: DocumentedRoute): string {
  if (ability) return AUDIENCE_TEXTS[ability]
  return needsSignIn ? 'Requires a signed-in user.' : 'Requires no authentication.'
}

function pathParameters(route: DocumentedRoute, descriptions: SchemaFields = {}): ApiParameter[] {
  return route.params.map(({ name, schema }) => ({
    name,
    in: 'path',
    required: true,
    schema: { ...schema, ...descriptions[name] },
  }))
}

function queryParameters(fields: SchemaFields = {}, required: string[] = []): ApiParameter[] {
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function objectSchema(properties: SchemaFields): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function approvalReasonFields(): SchemaFields {
  const schema = clarifyVineSchema(approvalReasonValidator.toJSONSchema() as JsonSchema)
  return tidySchema(schema).properties ?? {}
}
