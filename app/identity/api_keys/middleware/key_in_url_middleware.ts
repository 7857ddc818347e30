import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { KeyInUrl } from '#identity/api_keys/key_refusals'
import { holdsKey } from '#identity/api_keys/key_text'
import { isApiUrl } from '#shared/http/api_call'

/**
 * Addresses end up in logs, those of proxies and of the programs themselves. Refused before anything else sees
 * the request, so that none of our own logs have it.
 */
export default class KeyInUrlMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (isApiUrl(request.url()) && holdsKey(request.url(true))) throw new KeyInUrl()
    return next()
  }
}
