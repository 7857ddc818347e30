import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { KeptPage } from '#shared/http/kept_page'
import { askedLanguage, readerLanguage } from '#shared/languages/controllers/reader_words'

const POLICY = 'content-security-policy'

/** What was said with the page besides its policy, which has a nonce; all else is of the one answer. */
const KEPT_HEADERS = ['cache-control', 'x-frame-options', 'strict-transport-security']

/** Whoever sends one of these may be somebody, or wants part of a page. */
const PERSONAL = ['cookie', 'authorization', 'x-inertia', 'range']

/** Any other way to write an address is drawn for whoever writes it so. */
const PLAIN_PATH = /^(\/|(\/[\w-]+)+)$/

/**
 * What a visitor of whom nothing is known asks for: the path, the language behind it, and the one that they read.
 * Null for anybody else, and for any other question.
 */
export function visitorsQuestion(ctx: HttpContext): string | null {
  const { request } = ctx
  const { headers, method } = request.request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (PERSONAL.some((header) => header in headers)) return null
  const path = request.url()
  if (!PLAIN_PATH.test(path)) return null
  const question = request.parsedUrl.query ?? ''
  const asked = question === '' ? null : askedLanguage(ctx)
  if (question !== (asked ? `lang=${asked}` : '')) return null
  // Who presses a language is remembered by it.
  if (asked && headers['sec-fetch-site'] === 'same-origin') return null
  return `${path}?${question} ${readerLanguage(ctx) ?? ''}`
}

/** What was just drawn, where it is whole and nobody's. */
export function drawnPage({ caller, response, route }: HttpContext): KeptPage | null {
  const html: unknown = response.getBody()
  const headers = { ...response.getHeaders() } as Record<string, string>
  const isWhole = typeof html === 'string' && html.includes(' data-server-rendered="true"')
  if (caller || !isWhole || response.getStatus() !== 200) return null
  if ('set-cookie' in headers || /private|no-store/.test(headers['cache-control'] ?? ''))
    return null
  const policy = String(response.response.getHeader(POLICY) ?? '')
  response.vary('Cookie, X-Inertia, Accept-Encoding')
  const kept = KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  const said = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(kept),
    'vary': String(response.getHeader('vary')),
    'content-type': 'text/html; charset=utf-8',
  }
  return new KeptPage(html, { policy, nonce: response.nonce, headers: said, route })
}

export function answerKept(ctx: HttpContext, page: KeptPage) {
  const { request, response } = ctx
  // By its name the answer is counted and logged.
  ctx.route ??= page.route
  for (const [name, value] of Object.entries(page.headers)) response.header(name, value)
  response.header('etag', page.etag)
  if (knows(request.header('if-none-match'), page.etag)) {
    // The policy that came with the page has the nonce of that page, and stays.
    response.response.removeHeader(POLICY)
    return response.status(304).send(null)
  }
  // Node keeps some ready, which it does with no other random bytes.
  const nonce = randomUUID()
  response.response.setHeader(POLICY, page.policy(nonce))
  const isGzipped = request.encoding(['gzip']) === 'gzip'
  if (!isGzipped) return response.send(page.body(nonce))
  response.header('content-encoding', 'gzip')
  response.send(page.gzipped(nonce))
}

function knows(given: string | undefined, etag: string): boolean {
  return (given ?? '').split(',').some((one) => one.trim() === etag)
}
