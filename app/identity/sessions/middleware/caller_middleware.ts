import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { abilities } from '#identity/access/abilities'
import { RATE_LIMIT_WINDOW_SECONDS } from '#identity/api_keys/key_use'
import { findCallerByToken } from '#identity/sessions/bearer_tokens'
import { authenticateApiKey } from '#identity/api_keys/authenticate_api_key'
import { hasKeyPrefix } from '#identity/api_keys/key_format'
import type { Caller } from '#identity/sessions/caller'
import { findCallerBySession } from '#identity/sessions/controllers/session_access'
import { requireSameCaller } from '#identity/sessions/middleware/page_caller'
import { isApiUrl } from '#shared/http/api_url'
import { resolveLenientVersion } from '#shared/http/api_versions'
import { setVersionHeaders, VERSION_HEADER } from '#shared/http/controllers/api_version_headers'
import { readBearerToken, isSessionless } from '#identity/sessions/middleware/api_client'

export default class CallerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.caller = await findRequestCaller(ctx)
    ctx.bouncer = new Bouncer(() => ctx.caller ?? null, abilities)
    if (ctx.caller && isApiUrl(ctx.request.url())) await requireSameCaller(ctx, ctx.caller)
    return next()
  }
}

async function findRequestCaller(ctx: HttpContext) {
  const token = readBearerToken(ctx)
  if (token && hasKeyPrefix(token)) {
    // Keys are for calls only: pages show data that no scope covers.
    return isApiUrl(ctx.request.url()) ? findKeyCaller(ctx, token) : undefined
  }
  if (token) return findCallerByToken(token)
  return isSessionless(ctx) ? undefined : findCallerBySession(ctx)
}

/** Adds the rate limit headers, both of the IETF draft and the older X- ones. */
function findKeyCaller(ctx: HttpContext, token: string) {
  const { request, response } = ctx
  return authenticateApiKey(token, request.ip(), ({ limit, remaining, resetSeconds }, key) => {
    ctx.apiKeyId = key.id
    setVersionHeaders(ctx, resolveLenientVersion(request.header(VERSION_HEADER), key.apiVersion))
    response.header('RateLimit-Policy', `"default";q=${limit};w=${RATE_LIMIT_WINDOW_SECONDS}`)
    response.header('RateLimit', `"default";r=${remaining};t=${resetSeconds}`)
    response.header('X-RateLimit-Limit', limit)
    response.header('X-RateLimit-Remaining', remaining)
    response.header('X-RateLimit-Reset', resetSeconds)
  })
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    caller?: Caller
    bouncer: Bouncer<Caller, typeof abilities>
  }
}
