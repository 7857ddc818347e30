import type { HttpContext } from '@adonisjs/core/http'
import {
  findRequestedLanguage,
  findReaderLanguage,
} from '#shared/languages/controllers/reader_language'
import { CachedPage } from '#shared/scale/cached_page'

const POLICY = 'content-security-policy'

const PAGE_HEADERS = ['cache-control', 'x-frame-options', 'strict-transport-security']

/** A request with any of these headers asks for a personal or partial response. */
const PERSONAL_HEADERS = ['cookie', 'authorization', 'x-inertia', 'range']

const PLAIN_PATH = /^(\/|(\/[\w-]+)+)$/

/** Returns path, `?lang=` and the guest's language; null if the request must not use the cache. */
export function cacheKeyOf(ctx: HttpContext): string | null {
  // In development, Vite's scripts need a nonce.
  if (process.env.DEV_MODE) return null
  const { request } = ctx
  const { headers, method } = request.request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (PERSONAL_HEADERS.some((header) => header in headers)) return null
  const path = request.url()
  if (!PLAIN_PATH.test(path)) return null
  const query = request.parsedUrl.query ?? ''
  const language = query === '' ? null : findRequestedLanguage(ctx)
  if (query !== (language ? `lang=${language}` : '')) return null
  // The reader has chosen a language on a page, so the response sets a cookie.
  if (language && headers['sec-fetch-site'] === 'same-origin') return null
  return `${path}?${query} ${findReaderLanguage(ctx) ?? ''}`
}

export function renderedPage({ caller, response, route }: HttpContext): CachedPage | null {
  const html: unknown = response.getBody()
  const headers = { ...response.getHeaders() } as Record<string, string>
  const isComplete = typeof html === 'string' && html.includes(' data-server-rendered="true"')
  if (caller || !isComplete || response.getStatus() !== 200) return null
  if ('set-cookie' in headers || /private|no-store/.test(headers['cache-control'] ?? ''))
    return null
  response.vary('Cookie, X-Inertia, Accept-Encoding')
  const known = PAGE_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  return new CachedPage({
    html,
    policy: String(response.response.getHeader(POLICY) ?? ''),
    nonce: response.nonce,
    headers: {
      'cache-control': 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(known),
      'vary': String(response.getHeader('vary')),
      'content-type': 'text/html; charset=utf-8',
    },
    route,
  })
}

export function sendCachedPage(ctx: HttpContext, page: CachedPage) {
  const { request, response } = ctx
  ctx.route ??= page.route
  // If this request has just rendered the page, Node's response has the CSP with a nonce.
  response.response.removeHeader(POLICY)
  for (const [name, value] of Object.entries(page.headers)) response.header(name, value)
  response.header('etag', page.etag)
  if (matchesEtag(request.header('if-none-match'), page.etag))
    return response.status(304).send(null)
  if (request.encoding(['gzip']) !== 'gzip') return response.send(page.body)
  response.header('content-encoding', 'gzip')
  response.send(page.gzipped())
}

function matchesEtag(given: string | undefined, etag: string): boolean {
  return (given ?? '').split(',').some((one) => one.trim() === etag)
}
