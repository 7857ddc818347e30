import { PROBLEM_TYPE } from '#shared/errors/problem'
import type { SeenCall } from '#tests/support/developers/seen_call'
import type { ServedReference } from '#tests/support/developers/served_reference'

/** Error codes that only pages can receive, because API clients have no session. */
const FOR_PAGES = ['E_BAD_CSRF_TOKEN', 'E_CROSS_SITE', 'E_OTHER_ORGANIZATION']

/** Inputs that tests send although the API ignores them, to check that it does. */
const UNREAD: Record<string, string[]> = {
  'GET /shipment/{trackingNumber}/track': ['email'],
  'POST /transactions/{reference}/verify': ['body'],
  // `secret` must not reach the log; `q` has a value that only begins like an API key.
  'GET /shipment/history/recent': ['secret'],
  'GET /locations': ['q'],
}

export function isDocumentedCall(call: SeenCall): boolean {
  return !FOR_PAGES.includes(codeOf(call))
}

export function findDifferences(reference: ServedReference, call: SeenCall): string[] {
  if (!reference.operation(call.method, call.path)) return ['is not in the file']
  return [
    ...answerDifferences(reference, call),
    ...(call.status < 300 ? missingHeaders(reference, call) : []),
    ...(call.status < 300 ? requestDifferences(reference, call) : []),
  ]
}

export function isDeclared(reference: ServedReference, call: SeenCall): boolean {
  const codes = reference.operation(call.method, call.path)?.['x-error-codes']
  return codes?.[call.status]?.includes(codeOf(call)) ?? false
}

function answerDifferences(reference: ServedReference, call: SeenCall): string[] {
  const { method, path, status, responseType, answer } = call
  const content = reference.answers(method, path, status)
  if (!content) return [`answers a status that is not declared: ${status} ${codeOf(call)}`]
  // The file describes errors in their default form only.
  const isProblem = status >= 400 && responseType === PROBLEM_TYPE
  if (!content[responseType] && !isProblem)
    return [`answers ${status} with content that is not declared: ${responseType}`]
  if (status >= 400 && !isDeclared(reference, call)) {
    return [`answers ${status} with a code that is not declared: ${codeOf(call)}`]
  }
  if (isProblem || !responseType.endsWith('json')) return []
  const problems = reference.answerCheck(method, path, status, responseType)(answer)
  return problems.map((problem) => `answer ${status}: ${problem}`)
}

/** Not missing: rate limits without an API key, a token for a page, a replay of a first answer. */
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

/** Compares accepted requests only: a refused one may be wrong in any way. */
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
  const { method, path, requestType } = call
  const body = trimmed(call.body)
  const described = reference.operation(method, path)?.requestBody
  const isNothing = isEmpty(body) && !requestType.startsWith('multipart/')
  if (isNothing) return described?.required ? ['does without the body that it demands'] : []
  if (!described) return ['takes a body that is not described']
  // An array contains none of the fields, which is valid if no field is required.
  if (Array.isArray(body) && !described.required) return []
  if (!described.content[requestType])
    return [`takes a body of a kind that is not described: ${requestType}`]
  if (body === undefined) return []
  const check = reference.bodyCheck(method, path, requestType)
  // An optional field with `null` counts as left out.
  if (check(withoutNulls(body)).length === 0) return []
  return check(body).map((problem) => `body: ${problem}`)
}

function withoutNulls<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) => part ?? undefined)
}

/** Returns the call as a client would send it that follows the reference to the letter. */
export function normalizeCall(reference: ServedReference, call: SeenCall): SeenCall {
  const { method, path } = call
  const params = { ...call.params }
  const query = trimmed(call.query)
  for (const name of UNREAD[`${method} ${path}`] ?? []) delete query[name]
  reference.parametersCheck(method, path, 'path')(params)
  reference.parametersCheck(method, path, 'query')(query)
  return { ...call, params, query, body: reference.describedBody(trimmed(call)) }
}

/** Removes surrounding spaces and empty texts, as the API does. */
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
