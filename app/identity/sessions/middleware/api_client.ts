import type { HttpContext } from '@adonisjs/core/http'
import { SESSION_COOKIE } from '#config/session'
import { hasCookie } from '#shared/scale/middleware/lazy_session_store'
import { isApiUrl } from '#shared/http/api_url'

const SIGN_IN_PATHS = ['/api/v1/login', '/api/v1/login/second_factor', '/api/v1/account']
/**
 * Paths without a session: public ones, whose cached answer must not give a cookie to others;
 * health checks, which must work while sessions cannot be read; and those that only take keys.
 */
const SESSIONLESS_PATHS =
  /^\/(mcp\/?$|images\/|openapi\.json$|llms\.txt$|developers[\w/-]*\.(md|json)$|tls\/host$|health(\/(live|serving))?$|metrics$)/

/**
 * Distinguishes API clients, which use no session, cookie or CSRF token, from browser pages. A
 * bearer token marks a call of an API client. Otherwise a CSRF header (empty once its cookie has
 * expired) or a session cookie marks a call of a page, so that a forged form cannot use the cookie.
 * Sign-in ignores the session cookie, so there only the header marks a call of a page.
 */
export function isApiClientRequest(ctx: HttpContext): boolean {
  if (!isApiUrl(ctx.request.url())) return false
  if (readBearerToken(ctx)) return true
  const headers = ctx.request.headers()
  if ('x-csrf-token' in headers || 'x-xsrf-token' in headers) return false
  return !hasCookie(ctx, SESSION_COOKIE) || isSignIn(ctx)
}

export function readBearerToken({ request }: HttpContext): string | null {
  const [scheme, token] = (request.header('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

export function isSessionless(ctx: HttpContext): boolean {
  return isApiClientRequest(ctx) || SESSIONLESS_PATHS.test(ctx.request.url())
}

/** A request that neither has nor opens a session needs no CSRF token. */
export function needsCsrfToken(ctx: HttpContext): boolean {
  return hasCookie(ctx, SESSION_COOKIE) || isSignIn(ctx)
}

function isSignIn({ request }: HttpContext): boolean {
  return SIGN_IN_PATHS.includes(request.url())
}
