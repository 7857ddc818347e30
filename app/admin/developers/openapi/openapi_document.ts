import { appUrl } from '#config/app'
import brand from '#config/brand'
import { API_PREFIX, type DocumentedRoute } from '#admin/developers/openapi/api_routes'
import type { DocumentedCall } from '#admin/developers/openapi/api_call'
import {
  buildComponents,
  headerReferences,
  keepUsedComponents,
  listNamedSchemas,
  RESPONSE_HEADERS,
  REPLAYED_HEADER,
} from '#admin/developers/openapi/openapi_components'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { FailureStatus } from '#identity/access/call_documentation'
import { API_TAGS, WEBHOOKS_TAG } from '#admin/developers/openapi/api_tags'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { buildWebhooks } from '#admin/developers/openapi/openapi_webhooks'
import { SchemaComponents, capitalized, typed } from '#admin/developers/openapi/schema_components'

const TERMS_URL = `${appUrl}/terms`

const API_DESCRIPTION = [
  'Check rates, book, pay, print labels and track shipments. Our own pages use the same API.',
  'Successful calls return `{ message?, data? }`, failed calls `{ message, code, errors }`.',
  'With `Accept: application/problem+json`, failed calls return RFC 9457 problem details.',
  'Unknown fields in a request body are ignored.',
  'Amounts are in naira with at most two decimals, weights in kg, lengths in cm.',
].join('\n\n')

interface DocumentOptions {
  /** Only calls that an API key may make, and the components that they use. */
  forKeys?: boolean
}

export async function buildOpenApiDocument({ forKeys = false }: DocumentOptions = {}) {
  const all = await listApiCallDocs()
  const calls = forKeys ? all.filter(({ route }) => route.scope) : all
  const schemas = new SchemaComponents(listNamedSchemas())
  const paths: Record<string, Record<string, object>> = {}
  for (const call of all) {
    const method = call.route.method.toLowerCase()
    for (const [path, operation] of Object.entries(buildOperations(call, schemas))) {
      if (calls.includes(call)) paths[path] = { ...paths[path], [method]: operation }
    }
  }
  const webhooks = buildWebhooks(schemas)
  const components = buildComponents(schemas)
  const tags = new Set<string>([...calls.map(({ operation }) => operation.tag), WEBHOOKS_TAG])
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: API_DESCRIPTION,
      termsOfService: TERMS_URL,
      contact: {
        name: brand.legalName,
        ...(brand.contactEmail && { email: brand.contactEmail }),
      },
      license: { name: 'For customers, under our terms', url: TERMS_URL },
    },
    servers: [{ url: appUrl + API_PREFIX }],
    tags: API_TAGS.flatMap(({ tag, description }) =>
      tags.has(tag) ? [{ name: tag, description }] : []
    ),
    security: [{ token: [] }],
    paths,
    webhooks,
    components: forKeys ? keepUsedComponents(components, { paths, webhooks }) : components,
  }
}

/** OpenAPI has no optional path parameters, so an optional last one makes two paths. */
function buildOperations(call: DocumentedCall, schemas: SchemaComponents) {
  const { path, shortPath } = call.route
  const parameters = call.parameters.filter(({ in: where }) => where === 'query')
  const short = { ...call, id: call.id.replace(/^[a-z]+/, '$&Own'), parameters }
  return {
    ...(shortPath ? { [shortPath]: buildOperation(short, schemas) } : {}),
    [path]: buildOperation(call, schemas),
  }
}

function buildOperation(call: DocumentedCall, schemas: SchemaComponents) {
  const { route, operation, audience } = call
  const scope = route.scope && `API keys require the scope \`${route.scope}\`.`
  const parameters = buildParameters(call)
  const codes = Object.entries(call.failures).filter(([, known]) => known.length > 0)
  return {
    'operationId': call.id,
    'tags': [operation.tag],
    'summary': operation.summary,
    'description': [operation.description, audience, scope].filter(Boolean).join(' '),
    'security': buildSecurity(route),
    ...(route.scope ? { 'x-scope': route.scope } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(call.body ? { requestBody: buildRequestBody(call, schemas) } : {}),
    'responses': {
      [operation.status ?? 200]: buildSuccessResponse(call, schemas),
      ...(operation.mayNeedApproval
        ? { 202: { $ref: '#/components/responses/SentForApproval' } }
        : {}),
      ...buildErrorReferences(call),
    },
    'x-error-codes': Object.fromEntries(codes),
  }
}

/** Public calls need no credentials; calls with a scope also accept an API key. */
function buildSecurity({ needsSignIn, scope }: DocumentedRoute) {
  if (!needsSignIn) return scope ? [{}, { apiKey: [] }] : []
  return scope ? [{ token: [] }, { apiKey: [] }] : [{ token: [] }]
}

function buildParameters({ route, parameters, example }: DocumentedCall) {
  const given = { path: example?.params, query: example?.query }
  const own = parameters.map((parameter) => {
    const value = given[parameter.in]?.[parameter.name]
    const described = { ...parameter, schema: typed(parameter.schema) }
    return value === undefined ? described : { ...described, example: value }
  })
  const shared = [route.acceptsKey && 'IdempotencyKey', route.scope && 'SendamVersion']
  const references = shared
    .filter(Boolean)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return [...own, ...references]
}

/** Falls back to the declared example until a test has recorded one. */
function buildRequestBody(
  { id, route, operation, body, isBodyRequired, example }: DocumentedCall,
  schemas: SchemaComponents
) {
  const sent = example?.body ?? operation.example
  const given = sent === undefined ? {} : { example: sent }
  const kind = route.takesFile ? 'multipart/form-data' : 'application/json'
  const schema = schemas.refer(body!, `${capitalized(id)}Input`)
  return { required: isBodyRequired, content: { [kind]: { schema, ...given } } }
}

function buildSuccessResponse(
  { id, route, operation, answer, example }: DocumentedCall,
  schemas: SchemaComponents
) {
  const { file, headers = {} } = operation
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  const given = example?.answer === undefined ? {} : { example: example.answer }
  const schema = schemas.refer(answer, `${capitalized(id)}Response`)
  return {
    description: file ? 'The file' : 'Success',
    headers: { ...Object.fromEntries(described), ...buildHeaders(route) },
    content: file ? buildFileContent(file) : { 'application/json': { schema, ...given } },
  }
}

function buildFileContent(kinds: string) {
  const schema = { type: 'string', format: 'binary' }
  return Object.fromEntries(kinds.split(', ').map((kind) => [kind, { schema }]))
}

function buildHeaders({ scope, acceptsKey }: DocumentedRoute) {
  const others = ['Retry-After', ...(acceptsKey ? [] : [REPLAYED_HEADER])]
  const names = scope ? Object.keys(RESPONSE_HEADERS) : ['Request-Id', REPLAYED_HEADER]
  return headerReferences(names.filter((name) => !others.includes(name)))
}

function buildErrorReferences({ failures }: DocumentedCall) {
  return Object.fromEntries(
    Object.keys(failures).map((status) => {
      const { name } = ERROR_STATUSES[Number(status) as FailureStatus]
      return [status, { $ref: `#/components/responses/${name}` }]
    })
  )
}
