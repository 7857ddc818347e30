import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import { SESSION_COOKIE } from '#config/session'
import { isPartialReload } from '#identity/sessions/middleware/partial_reload'
import { isApiUrl } from '#shared/http/api_url'
import { isSessionless } from '#identity/sessions/middleware/api_client'

/** Opens the session for pages and their calls; API clients never have one. */
@inject()
export default class BrowserSessionMiddleware {
  constructor(private session: SessionMiddleware<Record<string, never>>) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (isSessionless(ctx)) return next()
    const output = await this.session.handle(ctx, next)
    if (isEmptySession(ctx) || isParallelRequest(ctx)) removeSessionCookie(ctx)
    return output
  }
}

/** An empty session has no row and needs no cookie. */
function isEmptySession({ session }: HttpContext): boolean {
  return session.fresh && session.isEmpty
}

/**
 * Calls, files, event streams and partial reloads run in parallel. If one of them renews the
 * session id, as sign-in does, a later answer must not restore the old one, so only page visits,
 * new sessions and the renewing call set the cookie.
 */
function isParallelRequest(ctx: HttpContext): boolean {
  const { fresh, hasRegeneratedSession } = ctx.session
  return !fresh && !hasRegeneratedSession && !isPageVisit(ctx)
}

/** Inertia visits accept HTML as browser navigation does. */
function isPageVisit(ctx: HttpContext): boolean {
  const isHtml = ctx.request.header('accept')?.includes('text/html')
  return Boolean(isHtml) && !isPartialReload(ctx) && !isApiUrl(ctx.request.url())
}

function removeSessionCookie({ response }: HttpContext) {
  // A stream has sent its headers already.
  if (response.headersSent) return
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  response.removeHeader('set-cookie')
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${SESSION_COOKIE}=`)) response.append('set-cookie', cookie)
  }
}
