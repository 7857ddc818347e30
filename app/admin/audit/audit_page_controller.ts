import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { findAuditEntry, listAuditEntries } from '#admin/audit/search_audit_log'
import { readPageOrFirst } from '#shared/http/keyset_page'
import AuditEntryTransformer from '#admin/audit/audit_entry_transformer'
import { auditSearchValidator } from '#admin/audit/audit_validator'

export default class AuditPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, auditSearchValidator)
    const entries = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, listAuditEntries)
      return AuditEntryTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/audit/audit', {
      listQuery: echoPageQuery(ctx, listQuery),
      entries: ctx.inertia.defer(entries, { rescue: true }),
      entry: ctx.inertia.defer(() => loadAddressedEntry(ctx.request.qs()), { rescue: true }),
    })
  }
}

async function loadAddressedEntry({ entry }: Record<string, unknown>) {
  if (typeof entry !== 'string' || !/^\d{1,15}$/.test(entry)) return null
  return AuditEntryTransformer.transform(await findAuditEntry(Number(entry)))
}
