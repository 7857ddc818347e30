import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { auditEntry, searchAudit } from '#admin/audit/search'
import AuditEntryTransformer from '#admin/audit/audit_entry_transformer'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, auditSearchValidator)
    const { page = 1, perPage = 25 } = question
    const entries = async () => {
      const found = await searchAudit(question).paginate(page, perPage)
      return AuditEntryTransformer.paginate(found.all(), found.getMeta())
    }
    return ctx.inertia.render('admin/audit/audit', {
      question: understood(ctx, question),
      entries: ctx.inertia.defer(entries, { rescue: true }),
      entry: ctx.inertia.defer(() => entryOf(ctx.request.qs()), { rescue: true }),
    })
  }
}

/** The one that the address opens, wherever in the log it is. */
async function entryOf({ entry }: Record<string, unknown>) {
  if (typeof entry !== 'string' || !/^\d{1,15}$/.test(entry)) return null
  return AuditEntryTransformer.transform(await auditEntry(Number(entry)))
}
