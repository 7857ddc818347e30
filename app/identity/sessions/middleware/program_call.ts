import type { HttpContext } from '@adonisjs/core/http'
import { isApiUrl } from '#shared/http/api_call'

const SESSION_COOKIE = 'sendam-session'
/** Signing in, and the confirmation of an e-mail address, which signs in. */
const SIGN_IN_PATHS = ['/api/v1/login', '/api/v1/account']

/**
 * Tells a program from a browser page, since a program's calls read and write no session or cookie and
 * need no CSRF token. A call with a bearer token is a program's. Without one, a session
 * cookie makes it a page's, so that a forged form cannot use the cookie; signing in reads no cookie
 * at all, so there only the CSRF token tells.
 */
export function isProgramCall(ctx: HttpContext): boolean {
  if (!isApiUrl(ctx.request.url())) return false
  const { request } = ctx
  if (bearerToken(ctx)) return true
  if (request.header('x-csrf-token') || request.header('x-xsrf-token')) return false
  const hasSession = (request.header('cookie') ?? '').includes(`${SESSION_COOKIE}=`)
  return !hasSession || SIGN_IN_PATHS.includes(request.url())
}

export function bearerToken({ request }: HttpContext): string | null {
  const [scheme, token] = (request.header('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

/**
 * What reads and writes no session: a program's calls, and pictures that anyone may keep a copy of,
 * with which a cookie in the answer would be kept and given to others.
 */
export function isWithoutSession(ctx: HttpContext): boolean {
  return isProgramCall(ctx) || ctx.request.url().startsWith('/images/')
}
