import { apiValidators } from '#generated/api_validators'
import type { Ability } from '#identity/access/abilities'
import { apiAnswers } from '#admin/developers/openapi/answers'
import { tidySchema } from '#admin/developers/openapi/tidy_schema'
import { reasonFields } from '#admin/developers/openapi/schemas/reason_fields'
import { saidOutright } from '#admin/developers/openapi/schemas/vine_schema'
import type { ApiRoute } from '#admin/developers/openapi/api_routes'
import { type FailureCodes, failuresOf } from '#admin/developers/openapi/failures'
import type { Fields, JsonSchema } from '#shared/http/json_schema'
import type { DescribedOperation } from '#admin/developers/openapi/tags'
import { type CallExample, recordedExample } from '#admin/developers/openapi/recorded_calls'

export type ApiParameter = {
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
  isBodyRequired: boolean
  answer: JsonSchema
  failures: FailureCodes
  /** As a test has made it; null for one that is too new. */
  example: CallExample | null
}

const AUDIENCES: Record<Ability, string> = {
  bookAsStaff: 'For booking staff.',
  openConsole: 'For staff.',
  appointAdmins: 'For root.',
}

/** Where a call of this kind needs no key, it changes nothing. */
const OPEN_TO_TRY = ['Rates', 'Tracking and papers', 'Places and lists']

/** A test key may make it, or anyone may and nothing comes of it. */
export function isForTrial({ route, operation }: ApiCall): boolean {
  if (route.takesFile || route.isLiveOnly) return false
  return route.needsSignIn ? route.scope !== null : OPEN_TO_TRY.includes(operation.tag)
}

type Validator = { toJSONSchema(): object }

/** The parts of form data beside which everything else stands in the address. */
const FILE_BODY: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

export async function apiCall(route: ApiRoute, operation: DescribedOperation): Promise<ApiCall> {
  const loaders: Record<string, () => Promise<Validator>> = apiValidators
  const validator = await loaders[route.name]?.()
  const held = validator && saidOutright(validator.toJSONSchema() as JsonSchema)
  const isInAddress = route.method === 'GET' || route.takesFile
  const fields = isInAddress && held ? tidySchema(held) : {}
  const body = bodyOf(route, operation, isInAddress ? undefined : held)
  const parameters = [
    ...pathParameters(route, operation.params),
    ...queryParameters(operation.query, Object.keys(operation.query ?? {})),
    ...queryParameters(operation.optionalQuery),
    ...queryParameters(fields.properties, fields.required),
  ]
  const asks = parameters.map(({ name }) => name)
  return {
    id: callId(route.name),
    route,
    operation,
    audience: audienceOf(route),
    parameters,
    body,
    isBodyRequired: Boolean(body && (body.required?.length || body.type !== 'object')),
    answer: tidySchema(apiAnswers().answers[route.name] ?? {}),
    failures: failuresOf(
      { route, asks, takesBody: Boolean(body), isHeld: Boolean(held) },
      operation
    ),
    example: recordedExample(route.name),
  }
}

/** What may need a second person takes the reason beside its own fields. */
function bodyOf(
  route: ApiRoute,
  operation: DescribedOperation,
  held: JsonSchema | undefined
): JsonSchema | null {
  const own = ownBodyOf(route, operation, held)
  if (!operation.mayAsk) return own
  return { type: 'object', ...own, properties: { ...own?.properties, ...reasonFields() } }
}

/** As people say, or as the server holds it to be. */
function ownBodyOf(
  { takesFile }: ApiRoute,
  { body, bodySchema }: DescribedOperation,
  held: JsonSchema | undefined
): JsonSchema | null {
  if (bodySchema) return bodySchema
  if (held) return tidySchema(held)
  if (body) return objectOf(body)
  return takesFile ? FILE_BODY : null
}

/** `api.shipping.quotes.store` is `shippingQuotesStore`: a name that generators can use as it is. */
function callId(name: string): string {
  return name.replace(/^api\./, '').replace(/[._](\w)/g, (_, letter) => letter.toUpperCase())
}

function audienceOf({ ability, needsSignIn }: ApiRoute): string {
  if (ability) return AUDIENCES[ability]
  return needsSignIn ? 'For anyone who is signed in.' : 'For anyone: needs no token.'
}

function pathParameters(route: ApiRoute, said: Fields = {}): ApiParameter[] {
  return route.params.map(({ name, schema }) => ({
    name,
    in: 'path',
    required: true,
    schema: { ...schema, ...said[name] },
  }))
}

function queryParameters(fields: Fields = {}, required: string[] = []): ApiParameter[] {
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function objectOf(properties: Fields): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}
