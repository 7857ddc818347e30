import type { HttpContext } from '@adonisjs/core/http'
import { findDeclaration } from '#identity/access/route_declarations'
import { recordPersonalDataRead } from '#shared/audit/personal_data_reads'

/** Logs the personal data that a response showed to staff. */
export function logPersonalDataRead({ ctx }: { ctx: HttpContext }) {
  const { caller, request, response, route } = ctx
  if (!caller?.isBookingStaff || response.response.statusCode !== 200) return
  const describeRead = findDeclaration(route?.name)?.auditedRead
  if (!describeRead || request.method() !== 'GET') return
  const read = describeRead({ params: ctx.params, query: request.qs() })
  if (read) recordPersonalDataRead({ ...read, actorId: caller.user.id })
}
