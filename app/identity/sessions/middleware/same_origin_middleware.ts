import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#shared/errors/domain_error'
import { isApiUrl } from '#shared/http/api_url'
import { isSessionless } from '#identity/sessions/middleware/api_client'

/** Subdomains may be other businesses' shops, so same-site requests are foreign too. */
const FOREIGN_SITES = ['cross-site', 'same-site']

class CrossSiteRequest extends DomainError {
  constructor() {
    const what = 'Another website sent this request through your browser, so we blocked it.'
    super('E_CROSS_SITE', `${what} Please do it on our own website.`)
  }
}

/**
 * Only our own pages may make API calls with a session. CSRF tokens protect mutating methods, but
 * the specification has GET calls with effects, and links on other sites send the cookie. Requests
 * without Sec-Fetch-Site, such as from old browsers, and addresses that users type pass.
 */
export default class SameOriginMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const isFromElsewhere = FOREIGN_SITES.includes(ctx.request.header('sec-fetch-site') ?? '')
    if (isFromElsewhere && isApiUrl(ctx.request.url()) && !isSessionless(ctx)) {
      throw new CrossSiteRequest()
    }
    return next()
  }
}
