import { appUrl } from '#config/app'
import brand from '#config/brand'
import { API_PREFIX, type ApiRoute } from '#admin/developers/openapi/api_routes'
import type { ApiCall } from '#admin/developers/openapi/api_call'
import {
  components,
  headerReferences,
  HEADERS,
  REPLAYED,
} from '#admin/developers/openapi/components'
import { FAILURES } from '#admin/developers/openapi/failures'
import type { KnownFailure } from '#identity/access/described_call'
import { TAGS } from '#admin/developers/openapi/tags'
import { apiCalls } from '#admin/developers/openapi/reference'
import { webhooks } from '#admin/developers/openapi/webhooks'

const TERMS = `${appUrl}/terms`

const ABOUT = [
  'Check rates, book, pay, print labels and track shipments. The product’s own pages make the same calls.',
  'Success answers `{ message?, data? }`, failure `{ message, code, errors }`.',
  'Fields of a body that a call does not know are ignored.',
  'Money is a number of naira with at most two decimals, weight a number of kg, length of cm.',
].join('\n\n')

/** The reference of the API as OpenAPI 3.1, made from the routes, their validators and their types. */
export async function apiDocument() {
  const calls = await apiCalls()
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const method = call.route.method.toLowerCase()
    for (const [path, operation] of Object.entries(operationsOf(call))) {
      paths[path] = { ...paths[path], [method]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: ABOUT,
      termsOfService: TERMS,
      contact: {
        name: brand.legalName,
        ...(brand.contactEmail && { email: brand.contactEmail }),
      },
      license: { name: 'For customers, under our terms', url: TERMS },
    },
    servers: [{ url: appUrl + API_PREFIX }],
    tags: TAGS.map(({ tag, description }) => ({ name: tag, description })),
    security: [{ token: [] }],
    paths,
    webhooks: webhooks(),
    components: components(),
  }
}

/** A parameter at the end that may be left out makes two paths: here none is optional. */
function operationsOf(call: ApiCall) {
  const { path, shortPath } = call.route
  const parameters = call.parameters.filter(({ in: where }) => where === 'query')
  const short = { ...call, id: `${call.id}Own`, parameters }
  return {
    ...(shortPath ? { [shortPath]: operationObject(short) } : {}),
    [path]: operationObject(call),
  }
}

function operationObject(call: ApiCall) {
  const { route, operation, audience } = call
  const scope = route.scope && `An API key needs the scope \`${route.scope}\`.`
  const parameters = parametersOf(call)
  const codes = Object.entries(call.failures).filter(([, known]) => known.length > 0)
  return {
    'operationId': call.id,
    'tags': [operation.tag],
    'summary': operation.summary,
    'description': [operation.description, audience, scope].filter(Boolean).join(' '),
    'security': securityOf(route),
    ...(route.scope ? { 'x-scope': route.scope } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(call.body ? { requestBody: requestBody(call) } : {}),
    'responses': {
      [operation.status ?? 200]: success(call),
      ...(operation.mayAsk ? { 202: { $ref: '#/components/responses/SentForApproval' } } : {}),
      ...failureReferences(call),
    },
    'x-error-codes': Object.fromEntries(codes),
  }
}

/** Who needs no token is not asked for one, though a key may be sent; a key goes where a scope lets it. */
function securityOf({ needsSignIn, scope }: ApiRoute) {
  if (!needsSignIn) return scope ? [{}, { apiKey: [] }] : []
  return scope ? [{ token: [] }, { apiKey: [] }] : [{ token: [] }]
}

function parametersOf({ route, parameters, example }: ApiCall) {
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

/** With what we would send, as long as no test has shown it. */
function requestBody({ route, operation, body, isBodyRequired, example }: ApiCall) {
  const sent = example?.body ?? operation.example
  const given = sent === undefined ? {} : { example: sent }
  const kind = route.takesFile ? 'multipart/form-data' : 'application/json'
  return { required: isBodyRequired, content: { [kind]: { schema: body, ...given } } }
}

function success({ route, operation, answer, example }: ApiCall) {
  const { file, headers = {} } = operation
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  const given = example?.answer === undefined ? {} : { example: example.answer }
  return {
    description: file ? 'The file' : 'Done',
    headers: { ...Object.fromEntries(described), ...headersOf(route) },
    content: file ? filesOf(file) : { 'application/json': { schema: answer, ...given } },
  }
}

/** Some files come in one of several kinds. */
function filesOf(kinds: string) {
  const schema = { type: 'string', format: 'binary' }
  return Object.fromEntries(kinds.split(', ').map((kind) => [kind, { schema }]))
}

function headersOf({ scope, acceptsKey }: ApiRoute) {
  const others = ['Retry-After', ...(acceptsKey ? [] : [REPLAYED])]
  const names = scope ? Object.keys(HEADERS) : ['Request-Id', REPLAYED]
  return headerReferences(names.filter((name) => !others.includes(name)))
}

function failureReferences({ failures }: ApiCall) {
  return Object.fromEntries(
    Object.keys(failures).map((status) => {
      const { name } = FAILURES[Number(status) as KnownFailure]
      return [status, { $ref: `#/components/responses/${name}` }]
    })
  )
}
