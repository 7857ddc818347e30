import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import { AUDIT_COLUMNS, auditEntries, auditPage } from '#admin/audit/search'
import AuditEntryTransformer from '#admin/audit/audit_entry_transformer'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditEntriesController {
  async index(ctx: HttpContext) {
    const { perPage = 100, ...question } = await ctx.request.validateUsing(auditSearchValidator)
    const { rows, metadata } = await auditPage({ ...question, perPage })
    return ctx.serialize(AuditEntryTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(auditSearchValidator)
    return sendListCsv(ctx, 'audit-log.csv', AUDIT_COLUMNS, auditEntries(question))
  }
}
