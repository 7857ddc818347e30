import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { listInvoiceLinePage } from '#shipping/invoicing/invoice_lists'
import { billingInvoiceLinesValidator } from '#shipping/invoicing/invoice_validator'
import { loadInvoiceWithoutLines, requireVisibleInvoice } from '#shipping/invoicing/load_invoice'
import BilledLineTransformer from '#shipping/invoicing/transformers/billed_line_transformer'
import WholeInvoiceTransformer from '#shipping/invoicing/transformers/whole_invoice_transformer'

export default class InvoicePageController {
  async render(ctx: HttpContext) {
    const id = await requireVisibleInvoice(callerOf(ctx), ctx.params.id)
    const whole = await loadInvoiceWithoutLines(id)
    const listQuery = await readPageQuery(ctx, billingInvoiceLinesValidator)
    const lines = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        listInvoiceLinePage(id, pageQuery)
      )
      return BilledLineTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('shipping/invoicing/invoice', {
      listQuery: echoPageQuery(ctx, listQuery),
      whole: WholeInvoiceTransformer.transform(whole).useVariant('forPage').depth(2),
      lines: ctx.inertia.defer(lines, { rescue: true }),
    })
  }
}
