import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { auditEntry, auditPage } from '#admin/audit/search'
import { pageAt } from '#shared/http/keyset_page'
import AuditEntryTransformer from '#admin/audit/audit_entry_transformer'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, auditSearchValidator)
    const entries = async () => {
      const { rows, metadata } = await pageAt(question, auditPage)
      return AuditEntryTransformer.paginate(rows, metadata)
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
