import type { HttpContext } from '@adonisjs/core/http'
import { countRequest } from '#shared/health/process_metrics'

/** Logs each request by its route, never by its URL, which may hold a token. */
export function logRequest({ ctx, duration }: { ctx: HttpContext; duration: [number, number] }) {
  const { caller, logger, request, response, route } = ctx
  const [seconds, nanoseconds] = duration
  const elapsed = seconds + nanoseconds / 1e9
  const named = { method: request.method(), route: route?.name ?? null }
  const status = response.response.statusCode
  countRequest({ ...named, status, seconds: elapsed })
  logger.info(
    {
      ...named,
      status,
      ms: Math.round(elapsed * 10_000) / 10,
      ...(caller && { person: caller.user.id, organization: caller.organization.id }),
      ...(!response.response.writableFinished && { aborted: true }),
    },
    'Request'
  )
}
