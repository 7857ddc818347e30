import type { HttpContext } from '@adonisjs/core/http'
import { declarationOf } from '#identity/access/declared_routes'
import { noteRead } from '#shared/audit/reads'

/** For the audit log: what staff were shown of people, once the answer has gone. */
export function logRead({ ctx }: { ctx: HttpContext }) {
  const { caller, request, response, route } = ctx
  if (!caller?.isBookingStaff || response.response.statusCode !== 200) return
  const shows = declarationOf(route?.name)?.shows
  if (!shows || request.method() !== 'GET') return
  const read = shows({ params: ctx.params, query: request.qs() })
  if (read) noteRead({ ...read, actorId: caller.user.id })
}
