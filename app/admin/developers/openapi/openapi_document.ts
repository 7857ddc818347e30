import { appUrl } from '#config/app'
import brand from '#config/brand'
import { API_PREFIX, type DocumentedRoute } from '#admin/developers/openapi/api_routes'
import type { DocumentedCall } from '#admin/developers/openapi/api_call'
import {
  buildComponents,
  headerReferences,
  keepUsedComponents,
  RESPONSE_HEADERS,
  REPLAYED_HEADER,
} from '#admin/developers/openapi/openapi_components'
import { ERROR_STATUSES } from '#admin/developers/openapi/error_responses'
import type { FailureStatus } from '#identity/access/call_documentation'
import { API_TAGS } from '#admin/developers/openapi/api_tags'
import { listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import { buildWebhooks } from '#admin/developers/openapi/openapi_webhooks'

const TERMS_URL = `${appUrl}/terms`

const API_DESCRIPTION = [
  'Check rates, book, pay, print labels and track shipments. Our own pages use the same API.',
  'Successful calls return `{ message?, data? }`, failed calls `{ message, code, errors }`.',
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
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const method = call.route.method.toLowerCase()
    for (const [path, operation] of Object.entries(buildOperations(call))) {
      paths[path] = { ...paths[path], [method]: operation }
    }
  }
  const webhooks = buildWebhooks()
  const components = buildComponents()
  const tags = new Set<string>(calls.map(({ operation }) => operation.tag))
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
function buildOperations(call: DocumentedCall) {
  const { path, shortPath } = call.route
  const parameters = call.parameters.filter(({ in: where }) => where === 'query')
  const short = { ...call, id: `${call.id}Own`, parameters }
  return {
    ...(shortPath ? { [shortPath]: buildOperation(short) } : {}),
    [path]: buildOperation(call),
  }
}

function buildOperation(call: DocumentedCall) {
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
    ...(call.body ? { requestBody: buildRequestBody(call) } : {}),
    'responses': {
      [operation.status ?? 200]: buildSuccessResponse(call),
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
    return value === undefined ? parameter : { ...parameter, example: value }
  })
  const shared = [route.acceptsKey && 'IdempotencyKey', route.scope && 'SendamVersion']
  const references = shared
    .filter(Boolean)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return [...own, ...references]
}

/** Falls back to the declared example until a test has recorded one. */
function buildRequestBody({ route, operation, body, isBodyRequired, example }: DocumentedCall) {
  const sent = example?.body ?? operation.example
  const given = sent === undefined ? {} : { example: sent }
  const kind = route.takesFile ? 'multipart/form-data' : 'application/json'
  return { required: isBodyRequired, content: { [kind]: { schema: body, ...given } } }
}

function buildSuccessResponse({ route, operation, answer, example }: DocumentedCall) {
  const { file, headers = {} } = operation
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  const given = example?.answer === undefined ? {} : { example: example.answer }
  return {
    description: file ? 'The file' : 'Success',
    headers: { ...Object.fromEntries(described), ...buildHeaders(route) },
    content: file ? buildFileContent(file) : { 'application/json': { schema: answer, ...given } },
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
