import type { HttpContext } from '@adonisjs/core/http'
import { AUDIT_COLUMNS, auditLines } from '#admin/audit/search'
import { sendCsv } from '#admin/console/csv_stream'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(auditSearchValidator)
    return sendCsv(ctx, 'audit-log', AUDIT_COLUMNS, auditLines(question))
  }
}
