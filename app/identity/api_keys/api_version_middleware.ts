import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isApiUrl } from '#shared/http/api_call'
import { versionFor } from '#shared/http/api_versions'
import { sayVersion, VERSION_HEADER } from '#shared/http/controllers/say_version'

/** Every answer of the API says in which version it is; what is refused before this, its key or the refusal says. */
export default class ApiVersionMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, caller } = ctx
    if (!isApiUrl(request.url())) return next()
    sayVersion(ctx, versionFor(request.header(VERSION_HEADER), caller?.apiKey?.apiVersion))
    return next()
  }
}
