import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import { AUDIT_COLUMNS, exportAuditEntries, listAuditEntries } from '#admin/audit/search_audit_log'
import AuditEntryTransformer from '#admin/audit/audit_entry_transformer'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditEntriesController {
  async index(ctx: HttpContext) {
    const { perPage = 100, ...listQuery } = await ctx.request.validateUsing(auditSearchValidator)
    const { rows, metadata } = await listAuditEntries({ ...listQuery, perPage })
    return ctx.serialize(AuditEntryTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(auditSearchValidator)
    return sendListCsv(ctx, 'audit-log.csv', AUDIT_COLUMNS, exportAuditEntries(listQuery))
  }
}
