import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { AUDIT_COLUMNS, auditLines } from '#admin/audit/search'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditExportsController {
  async show(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(auditSearchValidator)
    return sendCsv(ctx, 'audit-log.csv', csvFile(AUDIT_COLUMNS, auditLines(question)))
  }
}
