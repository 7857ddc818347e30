import type { HttpContext } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#config/session'
import { bringsCookie } from '#shared/scale/middleware/lazy_session_store'
import { isApiUrl } from '#shared/http/api_url'

/** Signing in, its second step, and the confirmation of an e-mail address, which signs in. */
const SIGN_IN_PATHS = ['/api/v1/login', '/api/v1/login/second_factor', '/api/v1/account']
/**
 * What anyone may keep a copy of, where a cookie in the answer would be kept with it and given to others,
 * the questions of an operator's machine, which are to be answered while no session can be read, and what takes keys
 * alone.
 */
const SESSIONLESS_PATHS =
  /^\/(mcp\/?$|images\/|openapi\.json$|llms\.txt$|developers[\w/-]*\.(md|json)$|tls\/host$|health(\/live)?$|metrics$)/

/**
 * Tells a program from a browser page, since a program's calls read and write no session or cookie and
 * need no CSRF token. A call with a bearer token is a program's. Without one, a session
 * cookie makes it a page's, so that a forged form cannot use the cookie; signing in reads no cookie
 * at all, so there only the header of the CSRF token tells, even when it is empty because the cookie
 * that it comes from has run out.
 */
export function isApiClientRequest(ctx: HttpContext): boolean {
  if (!isApiUrl(ctx.request.url())) return false
  if (readBearerToken(ctx)) return true
  const headers = ctx.request.headers()
  if ('x-csrf-token' in headers || 'x-xsrf-token' in headers) return false
  return !bringsCookie(ctx, SESSION_COOKIE) || isSignIn(ctx)
}

export function readBearerToken({ request }: HttpContext): string | null {
  const [scheme, token] = (request.header('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

export function isSessionless(ctx: HttpContext): boolean {
  return isApiClientRequest(ctx) || SESSIONLESS_PATHS.test(ctx.request.url())
}

/** Where there is no session that a forged form could use, and none is opened, no token is needed. */
export function needsCsrfToken(ctx: HttpContext): boolean {
  return bringsCookie(ctx, SESSION_COOKIE) || isSignIn(ctx)
}

function isSignIn({ request }: HttpContext): boolean {
  return SIGN_IN_PATHS.includes(request.url())
}
