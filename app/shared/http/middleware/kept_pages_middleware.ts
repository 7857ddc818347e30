import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { subdomainOf } from '#shared/brand/subdomain'
import { KeptPage } from '#shared/http/kept_page'
import { keepPage, keptPage, pagesVersion } from '#shared/http/kept_pages'
import { askedLanguage, readerWords } from '#shared/languages/controllers/reader_words'
import { KEPT_PAGES } from '#start/kept_pages'

const POLICY = 'content-security-policy'

/** What was said with the page besides its policy, which has a nonce; all else is of the one answer. */
const KEPT_HEADERS = ['cache-control', 'x-frame-options', 'strict-transport-security']

/** Whoever sends one of these may be somebody, or wants part of a page. */
const PERSONAL = ['cookie', 'authorization', 'x-inertia', 'range']

/** Any other way to write an address is drawn for whoever writes it so. */
const PLAIN_PATH = /^(\/|(\/[\w-]+)+)$/

/**
 * Pages that are the same for all visitors are drawn once and kept in memory (decision 0057): not for anybody who
 * brings a cookie, and not for questions, which have no end of answers.
 */
export default class KeptPagesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const name = nameOf(ctx)
    if (!name) return next()
    const version = pagesVersion()
    const known = keptPage(name, version)
    if (known) return answer(ctx, known)
    await next()
    const drawn = drawnPage(ctx)
    if (!drawn) return
    keepPage(name, version, drawn)
    answer(ctx, drawn)
  }
}

/** Null for what is not kept. */
function nameOf(ctx: HttpContext): string | null {
  const { request, route } = ctx
  const path = request.url()
  if (!KEPT_PAGES.has(route?.name ?? '') || !PLAIN_PATH.test(path)) return null
  const { headers } = request.request
  if (PERSONAL.some((header) => header in headers)) return null
  if (subdomainOf(request.hostname()) !== null) return null
  const asked = askedLanguage(ctx)
  // Who presses a language is remembered by it.
  if (asked && request.header('sec-fetch-site') === 'same-origin') return null
  const question = request.parsedUrl.query ?? ''
  if (question !== (asked ? `lang=${asked}` : '')) return null
  return `${path}?${question} ${readerWords(ctx).language}`
}

/** What was just drawn, where it is whole and nobody's. */
function drawnPage({ caller, response }: HttpContext): KeptPage | null {
  const html: unknown = response.getBody()
  const headers = { ...response.getHeaders() } as Record<string, string>
  const isWhole = typeof html === 'string' && html.includes(' data-server-rendered="true"')
  if (caller || !isWhole || response.getStatus() !== 200) return null
  if ('set-cookie' in headers || /private|no-store/.test(headers['cache-control'] ?? ''))
    return null
  const policy = String(response.response.getHeader(POLICY) ?? '')
  response.vary('Cookie, X-Inertia')
  const kept = KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  return new KeptPage(html, policy, response.nonce, {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(kept),
    'vary': String(response.getHeader('vary')),
    'content-type': 'text/html; charset=utf-8',
  })
}

function answer({ request, response }: HttpContext, page: KeptPage) {
  for (const [name, value] of Object.entries(page.headers)) response.header(name, value)
  response.header('etag', page.etag)
  if (knows(request.header('if-none-match'), page.etag)) {
    // The policy that came with the page has the nonce of that page, and stays.
    response.response.removeHeader(POLICY)
    return response.status(304).send(null)
  }
  const nonce = randomBytes(12).toString('base64url')
  response.response.setHeader(POLICY, page.policy(nonce))
  const isGzipped = request.encoding(['gzip']) === 'gzip'
  if (!isGzipped) return response.send(page.body(nonce))
  response.header('content-encoding', 'gzip').vary('Accept-Encoding')
  response.send(page.gzipped(nonce))
}

function knows(given: string | undefined, etag: string): boolean {
  return (given ?? '').split(',').some((one) => one.trim() === etag)
}
