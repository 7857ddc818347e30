import type { ApiCall, ApiParameter } from '#admin/developers/openapi/api_call'
import { apiDocument } from '#admin/developers/openapi/document'
import { apiCalls } from '#admin/developers/openapi/reference'
import type { ExampleRequest } from '#admin/developers/snippets/example_request'

type Media = { example?: unknown; examples?: Record<string, { value?: unknown }> }
type Content = { content?: Record<string, Media> }
type Operation = { requestBody?: Content; responses?: Record<string, Content> }

/** A call with what the OpenAPI document shows of it, and with those that belong to it. */
export type CallPage = {
  call: ApiCall
  request: ExampleRequest
  /** What stands for each parameter in the example. */
  samples: Map<string, string>
  /** The status of a success, and an answer where the document has one. */
  success: { status: string; example: unknown }
  siblings: ApiCall[]
}

let operations: Promise<Record<string, Record<string, Operation>>> | undefined

export async function callPageOf(id: string): Promise<CallPage | null> {
  const calls = await apiCalls()
  const call = calls.find((one) => one.id === id)
  if (!call) return null
  operations ??= apiDocument().then(({ paths }) => paths)
  const described = await operations
  const operation = described[call.route.path]?.[call.route.method.toLowerCase()]
  const body = exampleIn(operation?.requestBody)
  const [status, response] = Object.entries(operation?.responses ?? {}).find(([known]) =>
    known.startsWith('2')
  ) ?? ['200', {}]
  const samples = new Map(call.parameters.map((one) => [one.name, sampleOf(one, call)]))
  return {
    call,
    request: requestOf(call, samples, body),
    samples,
    success: { status, example: exampleIn(response) },
    siblings: calls.filter(({ operation: { tag } }) => tag === call.operation.tag),
  }
}

/** Of JSON; the first where there are several. */
function exampleIn({ content }: Content = {}): unknown {
  const media = content?.['application/json']
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

function requestOf(
  { route, operation, parameters, body }: ApiCall,
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

/** What a test has sent, or else something that may stand for it. */
function sampleOf({ name, in: where, schema }: ApiParameter, { example }: ApiCall): string {
  const sent = example?.[where === 'path' ? 'params' : 'query']?.[name]
  if (sent !== undefined) return encodeURIComponent(String(sent))
  const [shown] = (schema.examples as unknown[] | undefined) ?? schema.enum ?? []
  if (shown !== undefined) return String(shown)
  if (name === 'trackingNumber') return '260012345678'
  if (schema.format === 'date') return name === 'endDate' ? '2026-11-30' : '2026-11-01'
  return schema.type === 'integer' || schema.type === 'number' ? '42' : name.toUpperCase()
}
