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
    const url = request.url()
    const isForPrograms = isApiUrl(url) || url === '/mcp' || url.startsWith('/mcp/')
    if (!isForPrograms || !holdsKey(request.url(true))) return next()
    request.request.headers.accept = 'application/json'
    throw new KeyInUrl()
  }
}
