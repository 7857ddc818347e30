import type { SeenCall } from '#tests/support/developers/seen_call'
import type { ServedReference } from '#tests/support/developers/served_reference'

/** What only a page is told, which has a session: a program has none. */
const FOR_PAGES = ['E_BAD_CSRF_TOKEN', 'E_CROSS_SITE', 'E_OTHER_ORGANIZATION']

/** What tests send along to see that nobody reads it. */
const UNREAD: Record<string, string[]> = {
  'GET /shipment/{trackingNumber}/track': ['email'],
  'POST /transactions/{reference}/verify': ['body'],
  // What a log must not keep, and what only looks like a key.
  'GET /shipment/history/recent': ['secret'],
  'GET /locations': ['q'],
}

/** Whether the file speaks of calls like this one at all. */
export function isOfReference(call: SeenCall): boolean {
  return !FOR_PAGES.includes(codeOf(call))
}

/** Wherein a call and its answer differ from what the file says of them, a sentence each. */
export function differencesOf(reference: ServedReference, call: SeenCall): string[] {
  if (!reference.operation(call.method, call.path)) return ['is not in the file']
  return [
    ...answerDifferences(reference, call),
    ...(call.status < 300 ? missingHeaders(reference, call) : []),
    ...(call.status < 300 ? requestDifferences(reference, call) : []),
  ]
}

/** Whether the file names the status and the code of a failure. */
export function isDeclared(reference: ServedReference, call: SeenCall): boolean {
  const codes = reference.operation(call.method, call.path)?.['x-error-codes']
  return codes?.[call.status]?.includes(codeOf(call)) ?? false
}

function answerDifferences(reference: ServedReference, call: SeenCall): string[] {
  const { method, path, status, kind, answer } = call
  const content = reference.answers(method, path, status)
  if (!content) return [`answers a status that is not declared: ${status} ${codeOf(call)}`]
  if (!content[kind]) return [`answers ${status} with content that is not declared: ${kind}`]
  if (status >= 400 && !isDeclared(reference, call)) {
    return [`answers ${status} with a code that is not declared: ${codeOf(call)}`]
  }
  if (!kind.endsWith('json')) return []
  const problems = reference.answerCheck(method, path, status, kind)(answer)
  return problems.map((problem) => `answer ${status}: ${problem}`)
}

/** What is left of a minute is told to API keys, a page gets a session instead of a token, a first answer is no replay. */
function missingHeaders(reference: ServedReference, call: SeenCall): string[] {
  const { method, path, status, headers, by } = call
  return reference
    .headers(method, path, status)
    .filter((name) => by === 'key' || !/RateLimit/.test(name))
    .filter((name) => by !== 'page' || name !== 'Authorization')
    .filter((name) => name !== 'Idempotency-Replayed')
    .filter((name) => !headers.includes(name.toLowerCase()))
    .map((name) => `answers ${status} without the header that is declared: ${name}`)
}

/** What was refused may be as wrong as it likes; what was taken has to be as described. */
function requestDifferences(reference: ServedReference, call: SeenCall): string[] {
  const { method, path } = call
  const params = { ...call.params }
  const unread = UNREAD[`${method} ${path}`] ?? []
  const query = trimmed(call.query)
  for (const name of unread) delete query[name]
  const named = (where: string) => (problem: string) => `${where}: ${problem}`
  return [
    ...reference.parametersCheck(method, path, 'path')(params).map(named('path')),
    ...reference.parametersCheck(method, path, 'query')(query).map(named('query')),
    ...(unread.includes('body') ? [] : bodyDifferences(reference, call)),
  ]
}

function bodyDifferences(reference: ServedReference, call: SeenCall): string[] {
  const { method, path, sent } = call
  const body = trimmed(call.body)
  const described = reference.operation(method, path)?.requestBody
  const isNothing = isEmpty(body) && !sent.startsWith('multipart/')
  if (isNothing) return described?.required ? ['does without the body that it demands'] : []
  if (!described) return ['takes a body that is not described']
  // A list has none of the fields, and none is demanded.
  if (Array.isArray(body) && !described.required) return []
  if (!described.content[sent]) return [`takes a body of a kind that is not described: ${sent}`]
  if (body === undefined) return []
  return reference
    .bodyCheck(
      method,
      path,
      sent
    )(body)
    .map((problem) => `body: ${problem}`)
}

/** The call as somebody would make it who keeps to the file. */
export function asDescribed(reference: ServedReference, call: SeenCall): SeenCall {
  const { method, path } = call
  const params = { ...call.params }
  const query = trimmed(call.query)
  for (const name of UNREAD[`${method} ${path}`] ?? []) delete query[name]
  reference.parametersCheck(method, path, 'path')(params)
  reference.parametersCheck(method, path, 'query')(query)
  return { ...call, params, query, body: reference.describedBody(trimmed(call)) }
}

/** Spaces around a text count for nothing, and neither does a text of nothing. */
function trimmed<Value>(value: Value): Value {
  const without = JSON.stringify(value, (_, part) => {
    const text = typeof part === 'string' ? part.trim() : part
    return text === '' ? undefined : text
  })
  return without === undefined ? (undefined as Value) : JSON.parse(without)
}

function isEmpty(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return body === undefined || body === null
  if (Array.isArray(body)) return false
  return Object.keys(body).length === 0
}

export function codeOf({ answer }: SeenCall): string {
  const { code } = (answer ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
