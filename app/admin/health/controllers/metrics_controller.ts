import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { renderMetrics } from '#admin/health/render_metrics'
import metrics from '#config/metrics'
import { readBearerToken } from '#identity/sessions/middleware/api_client'

export default class MetricsController {
  /** Responds with 404 if no token is configured. */
  async show(ctx: HttpContext) {
    const { request, response } = ctx
    if (!metrics.token) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    if (!isSameToken(readBearerToken(ctx) ?? '', metrics.token)) {
      response.header('WWW-Authenticate', 'Bearer')
      return response.unauthorized('The token is missing or wrong.')
    }
    response.type('text/plain; version=0.0.4; charset=utf-8')
    return renderMetrics()
  }
}

/** Compares in constant time, against timing attacks. */
function isSameToken(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
