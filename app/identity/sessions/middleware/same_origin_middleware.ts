import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#shared/errors/domain_error'
import { isApiUrl } from '#shared/http/api_url'
import { isSessionless } from '#identity/sessions/middleware/api_client'

/** Every host before our domain may be another's shop, so of a neighbour we know no more than of a stranger. */
const FOREIGN_SITES = ['cross-site', 'same-site']

class CrossSiteRequest extends DomainError {
  constructor() {
    const what = 'Another website sent this request through your browser, so we blocked it.'
    super('E_CROSS_SITE', `${what} Please do it on our own website.`)
  }
}

/**
 * Calls with a session are for our own pages. The CSRF token guards those that change something by
 * their method, but the specification has calls that do so by a GET, and a link elsewhere brings the
 * cookie along. What a browser is too old to tell, and typed addresses, go on.
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
