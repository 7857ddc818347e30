import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { metricsText } from '#admin/health/metrics_text'
import metrics from '#config/metrics'
import { bearerToken } from '#identity/sessions/middleware/program_call'

export default class MetricsController {
  /** Without its token the address does not exist, for anybody. */
  async show(ctx: HttpContext) {
    const { request, response } = ctx
    if (!metrics.token) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    if (!isSame(bearerToken(ctx) ?? '', metrics.token)) {
      response.header('WWW-Authenticate', 'Bearer')
      return response.unauthorized('The token is missing or wrong.')
    }
    response.type('text/plain; version=0.0.4; charset=utf-8')
    return metricsText()
  }
}

/** Takes as long for any token, so that nobody finds it letter by letter. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
