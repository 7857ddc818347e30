import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#shared/errors/domain_error'
import { isApiUrl } from '#shared/http/api_call'
import { isWithoutSession } from '#identity/sessions/middleware/program_call'

/** Every host before our domain may be another's shop, so of a neighbour we know no more than of a stranger. */
const ELSEWHERE = ['cross-site', 'same-site']

class CrossSite extends DomainError {
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
export default class OwnPagesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const isFromElsewhere = ELSEWHERE.includes(ctx.request.header('sec-fetch-site') ?? '')
    if (isFromElsewhere && isApiUrl(ctx.request.url()) && !isWithoutSession(ctx)) {
      throw new CrossSite()
    }
    return next()
  }
}
