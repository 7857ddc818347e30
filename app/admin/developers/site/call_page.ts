import type { DocumentedCall, ApiParameter } from '#admin/developers/openapi/api_call'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'
import { isPublicCall, listApiCallDocs } from '#admin/developers/openapi/documented_calls'
import type { ExampleRequest } from '#admin/developers/snippets/example_request'

type MediaType = { example?: unknown; examples?: Record<string, { value?: unknown }> }
type MediaContent = { content?: Record<string, MediaType> }
type OpenApiOperation = { requestBody?: MediaContent; responses?: Record<string, MediaContent> }

export type CallPage = {
  call: DocumentedCall
  request: ExampleRequest
  samples: Map<string, string>
  /** The success status and, if available, an example response. */
  success: { status: string; example: unknown }
  /** The calls of the same group: public ones of a public call, else all others. */
  siblings: DocumentedCall[]
  isPublic: boolean
}

let operationsByPath: Promise<Record<string, Record<string, OpenApiOperation>>> | undefined

export async function loadCallPage(id: string): Promise<CallPage | null> {
  const calls = await listApiCallDocs()
  const call = calls.find((one) => one.id === id)
  if (!call) return null
  const isPublic = isPublicCall(call)
  operationsByPath ??= buildOpenApiDocument().then(({ paths }) => paths)
  const described = await operationsByPath
  const operation = described[call.route.path]?.[call.route.method.toLowerCase()]
  const body = findExample(operation?.requestBody)
  const [status, response] = Object.entries(operation?.responses ?? {}).find(([known]) =>
    known.startsWith('2')
  ) ?? ['200', {}]
  const samples = new Map(call.parameters.map((one) => [one.name, sampleValue(one, call)]))
  return {
    call,
    request: buildExampleRequest(call, samples, body),
    samples,
    success: { status, example: findExample(response) },
    siblings: calls.filter(
      (one) => one.operation.tag === call.operation.tag && isPublicCall(one) === isPublic
    ),
    isPublic,
  }
}

function findExample({ content }: MediaContent = {}): unknown {
  const media = content?.['application/json']
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

function buildExampleRequest(
  { route, operation, parameters, body }: DocumentedCall,
  samples: Map<string, string>,
  example: unknown
): ExampleRequest {
  const query = parameters.filter(({ in: where, required }) => where === 'query' && required)
  const search = query.map(({ name }) => `${name}=${samples.get(name)}`).join('&')
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => samples.get(name) ?? name)
  const isKeyed = route.acceptsKey && route.method === 'POST'
  return {
    method: route.method,
    path: path + (search && `?${search}`),
    headers: isKeyed ? { 'Idempotency-Key': 'order-1042' } : {},
    ...(body && !route.takesFile ? { body: example ?? {} } : {}),
    takesFile: route.takesFile,
    needsKey: route.needsSignIn,
    file: operation.file,
  }
}

/** Prefers recorded values over made-up ones. */
function sampleValue(
  { name, in: where, schema }: ApiParameter,
  { example }: DocumentedCall
): string {
  const sent = example?.[where === 'path' ? 'params' : 'query']?.[name]
  if (sent !== undefined) return encodeURIComponent(String(sent))
  const [shown] = (schema.examples as unknown[] | undefined) ?? schema.enum ?? []
  if (shown !== undefined) return String(shown)
  if (name === 'trackingNumber') return '260012345678'
  if (schema.format === 'date') return name === 'endDate' ? '2026-11-30' : '2026-11-01'
  return schema.type === 'integer' || schema.type === 'number' ? '42' : name.toUpperCase()
}
