import { apiValidators } from '#generated/api_validators'
import type { Ability } from '#identity/access/abilities'
import { apiAnswers } from '#admin/developers/openapi/answers'
import { annotated, tidyFields, tidySchema } from '#admin/developers/openapi/tidy_schema'
import type { ApiRoute } from '#admin/developers/openapi/api_routes'
import { failuresOf } from '#admin/developers/openapi/failures'
import { FIELD_NOTES, REQUEST_NOTES } from '#admin/developers/openapi/field_notes'
import type { Fields, JsonSchema } from '#admin/developers/openapi/json_schema'
import type { DescribedOperation, KnownFailure } from '#admin/developers/openapi/operation'

type ApiParameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}

/** Everything that is known of one call, from its route, its validator, its types and our words. */
export type ApiCall = {
  id: string
  route: ApiRoute
  operation: DescribedOperation
  audience: string
  parameters: ApiParameter[]
  body: JsonSchema | null
  answer: JsonSchema
  failures: KnownFailure[]
}

const AUDIENCES: Record<Ability, string> = {
  bookAsStaff: 'For booking staff.',
  openConsole: 'For staff.',
  appointAdmins: 'For root.',
}

type Validator = { toJSONSchema(): object }

export async function apiCall(route: ApiRoute, operation: DescribedOperation): Promise<ApiCall> {
  const loaders: Record<string, () => Promise<Validator>> = apiValidators
  const validator = await loaders[route.name]?.()
  const schema = validator && tidySchema(validator.toJSONSchema() as JsonSchema, REQUEST_NOTES)
  const isRead = route.method === 'GET'
  const ownBody = operation.body && objectOf(tidyFields(operation.body, REQUEST_NOTES))
  return {
    id: callId(route.name),
    route,
    operation,
    audience: audienceOf(route),
    parameters: [
      ...pathParameters(route, operation.params),
      ...queryParameters(operation.query),
      ...(isRead ? queryParameters(schema?.properties, schema?.required) : []),
    ],
    body: isRead ? null : (schema ?? ownBody ?? null),
    answer: tidySchema(apiAnswers().answers[route.name] ?? {}, FIELD_NOTES),
    failures: failuresOf(route, operation, Boolean(schema)),
  }
}

/** `api.shipping.quotes.store` is `shippingQuotesStore`: a name that generators can use as it is. */
function callId(name: string): string {
  return name.replace(/^api\./, '').replace(/[._](\w)/g, (_, letter) => letter.toUpperCase())
}

function audienceOf({ ability, needsSignIn }: ApiRoute): string {
  if (ability) return AUDIENCES[ability]
  return needsSignIn ? 'For whoever is signed in.' : 'For anyone: needs no token.'
}

function pathParameters(route: ApiRoute, said: Fields = {}): ApiParameter[] {
  return route.params.map(({ name, schema }) => ({
    name,
    in: 'path',
    required: true,
    schema: annotated(name, { ...schema, ...said[name] }, REQUEST_NOTES),
  }))
}

function queryParameters(fields: Fields = {}, required = Object.keys(fields)): ApiParameter[] {
  return Object.entries(tidyFields(fields, REQUEST_NOTES)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function objectOf(properties: Fields): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}
