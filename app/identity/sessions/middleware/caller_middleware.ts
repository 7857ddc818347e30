import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { WINDOW_SECONDS } from '#identity/api_keys/key_use'
import { callerFromToken } from '#identity/sessions/bearer_tokens'
import { callerWithKey } from '#identity/api_keys/caller_with_key'
import { looksLikeKey } from '#identity/api_keys/key_text'
import type { Caller } from '#identity/sessions/caller'
import { callerFromSession } from '#identity/sessions/controllers/session_access'
import { requireCallerOfPage } from '#identity/sessions/middleware/page_caller'
import { isApiUrl } from '#shared/http/api_call'
import { versionSaid } from '#shared/http/api_versions'
import { sayVersion, VERSION_HEADER } from '#shared/http/controllers/say_version'
import { bearerToken, isWithoutSession } from '#identity/sessions/middleware/program_call'

/** Finds out who is asking; whether somebody has to be is the route's to say. */
export default class CallerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.caller = await callerOfRequest(ctx)
    if (ctx.caller && isApiUrl(ctx.request.url())) await requireCallerOfPage(ctx, ctx.caller)
    return next()
  }
}

async function callerOfRequest(ctx: HttpContext) {
  const token = bearerToken(ctx)
  if (token && looksLikeKey(token)) {
    // A page is for people, and tells in its frame what no scope was asked for.
    return isApiUrl(ctx.request.url()) ? callerOfKey(ctx, token) : undefined
  }
  if (token) return callerFromToken(token)
  return isWithoutSession(ctx) ? undefined : callerFromSession(ctx)
}

/** With what the answer says of the key's minute, in the headers of the draft and in those of old. */
function callerOfKey(ctx: HttpContext, token: string) {
  const { request, response } = ctx
  return callerWithKey(token, request.ip(), ({ limit, remaining, resetSeconds }, key) => {
    ctx.apiKeyId = key.id
    sayVersion(ctx, versionSaid(request.header(VERSION_HEADER), key.apiVersion))
    response.header('RateLimit-Policy', `"default";q=${limit};w=${WINDOW_SECONDS}`)
    response.header('RateLimit', `"default";r=${remaining};t=${resetSeconds}`)
    response.header('X-RateLimit-Limit', limit)
    response.header('X-RateLimit-Remaining', remaining)
    response.header('X-RateLimit-Reset', resetSeconds)
  })
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    caller?: Caller
  }
}
