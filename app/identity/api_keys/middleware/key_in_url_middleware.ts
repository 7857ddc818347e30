import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiKeyInUrl } from '#identity/api_keys/api_key_errors'
import { containsKey } from '#identity/api_keys/key_format'
import { isApiUrl } from '#shared/http/api_url'

/** Refuses API keys in URLs, which proxies and clients log. Runs before our own logs. */
export default class KeyInUrlMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (isApiUrl(request.url()) && containsKey(request.url(true))) throw new ApiKeyInUrl()
    return next()
  }
}
