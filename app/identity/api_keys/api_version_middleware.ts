import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isApiUrl } from '#shared/http/api_call'
import { versionFor, versionHeaders } from '#shared/http/api_versions'

/** Every answer of the API says in which version it is. */
export default class ApiVersionMiddleware {
  handle({ request, response, caller }: HttpContext, next: NextFn) {
    if (!isApiUrl(request.url())) return next()
    const version = versionFor(request.header('sendam-version'), caller?.apiKey?.apiVersion)
    for (const [name, value] of Object.entries(versionHeaders(version))) {
      response.header(name, value)
    }
    return next()
  }
}
