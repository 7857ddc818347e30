import type { HttpContext } from '@adonisjs/core/http'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'
import {
  API_PREFIX,
  type DocumentedRoute,
  listApiRoutes,
  UNLISTED_PREFIX,
} from '#admin/developers/openapi/api_routes'

export type SeenCall = {
  name: string
  method: string
  /** Path as the reference writes it, such as `/shipment/{id}`. */
  path: string
  /** Whether an optional parameter at the end of the path was left out. */
  isShort: boolean
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** Undefined if the request had no body or uploaded a file. */
  body: unknown
  requestType: string
  responseType: string
  status: number
  /** Names of the response headers, in lower case. */
  headers: string[]
  by: 'key' | 'token' | 'page'
  answer: unknown
}

let known: Map<string, DocumentedRoute> | undefined

/** Returns undefined for requests outside the API, and for those whose client has disconnected. */
export function readCall(ctx: HttpContext): SeenCall | undefined {
  const { request, response, route, params } = ctx
  const answer = response.response
  const pattern = route?.pattern ?? ''
  if (!pattern.startsWith(`${API_PREFIX}/`) || pattern.startsWith(UNLISTED_PREFIX)) return undefined
  if (!answer.writableFinished) return undefined
  known ??= new Map(listApiRoutes().map((one) => [one.name, one]))
  const described = known.get(route?.name ?? '')
  const given = Object.values(params).filter((value) => value !== undefined)
  const isShort = given.length < (described?.params.length ?? 0)
  const path = (isShort ? described?.shortPath : described?.path) ?? pattern
  const requestType = kindOf(request.header('content-type'))
  const responseType = kindOf(answer.getHeader('content-type'))
  return {
    name: route?.name ?? '',
    method: request.method() === 'HEAD' ? 'GET' : request.method(),
    path,
    isShort,
    params: Object.fromEntries(given.map((value, nth) => [described?.params[nth]?.name, value])),
    query: structuredClone(request.qs()),
    body: parsed(request.raw(), requestType),
    requestType,
    responseType,
    status: answer.statusCode,
    headers: answer.getHeaderNames(),
    by: findCallerKind(ctx),
    answer: responseType.endsWith('json')
      ? parsed(textOf(response.getBody()), responseType)
      : undefined,
  }
}

function findCallerKind(ctx: HttpContext): SeenCall['by'] {
  if (ctx.apiKeyId !== undefined) return 'key'
  return isApiClientRequest(ctx) ? 'token' : 'page'
}

function kindOf(header: unknown): string {
  return String(header ?? '')
    .split(';')[0]!
    .trim()
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function parsed(text: string | null | undefined, kind: string): unknown {
  if (!text || !kind.endsWith('json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
