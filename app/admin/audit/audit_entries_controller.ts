import type { HttpContext } from '@adonisjs/core/http'
import { searchAudit } from '#admin/audit/search'
import AuditEntryTransformer from '#admin/audit/audit_entry_transformer'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditEntriesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(auditSearchValidator)
    const { page = 1, perPage = 100 } = question
    const found = await searchAudit(question).paginate(page, perPage)
    return ctx.serialize(AuditEntryTransformer.paginate(found.all(), found.getMeta()))
  }
}
