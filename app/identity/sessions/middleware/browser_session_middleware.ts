import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import { SESSION_COOKIE } from '#config/session'
import { isPartialReload } from '#identity/sessions/middleware/partial_reload'
import { isApiUrl } from '#shared/http/api_url'
import { isSessionless } from '#identity/sessions/middleware/api_client'

/** Opens the session for pages and their calls; programs never touch one. */
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

/** A visitor of whom there is nothing to remember has no row, so they need no cookie for it either. */
function isEmptySession({ session }: HttpContext): boolean {
  return session.fresh && session.isEmpty
}

/**
 * Calls, files, news and parts of a page run beside each other. One of them may give the session a new id, as
 * signing in does, and an answer that comes after that one must not bring the old id back. Pages keep the cookie alive.
 */
function isParallelRequest(ctx: HttpContext): boolean {
  const { fresh, hasRegeneratedSession } = ctx.session
  return !fresh && !hasRegeneratedSession && !isPageVisit(ctx)
}

/** Inertia asks for one as browsers do when somebody goes there. */
function isPageVisit(ctx: HttpContext): boolean {
  const isHtml = ctx.request.header('accept')?.includes('text/html')
  return Boolean(isHtml) && !isPartialReload(ctx) && !isApiUrl(ctx.request.url())
}

function removeSessionCookie({ response }: HttpContext) {
  // What goes on being told has long been sent.
  if (response.headersSent) return
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  response.removeHeader('set-cookie')
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${SESSION_COOKIE}=`)) response.append('set-cookie', cookie)
  }
}
