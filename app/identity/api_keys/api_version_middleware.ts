import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isApiUrl } from '#shared/http/api_url'
import { resolveApiVersion } from '#shared/http/api_versions'
import { setVersionHeaders, VERSION_HEADER } from '#shared/http/controllers/api_version_headers'

/** Adds the version headers. Refused calls get them in key authentication or the error handler. */
export default class ApiVersionMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, caller } = ctx
    if (!isApiUrl(request.url())) return next()
    setVersionHeaders(
      ctx,
      resolveApiVersion(request.header(VERSION_HEADER), caller?.apiKey?.apiVersion)
    )
    return next()
  }
}
