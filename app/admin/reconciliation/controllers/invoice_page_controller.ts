import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { requireInvoice } from '#admin/reconciliation/invoice_list'
import { lineCounts, linePage } from '#admin/reconciliation/line_list'
import InvoiceCountsTransformer from '#admin/reconciliation/transformers/invoice_counts_transformer'
import InvoiceLineTransformer from '#admin/reconciliation/transformers/invoice_line_transformer'
import InvoiceTransformer from '#admin/reconciliation/transformers/invoice_transformer'
import { invoiceLinesValidator } from '#admin/reconciliation/validators'

export default class InvoicePageController {
  async render(ctx: HttpContext) {
    const invoice = await requireInvoice(ctx.params.id)
    const question = await pageQuestion(ctx, invoiceLinesValidator)
    const { id, currency } = invoice
    const lines = async () => {
      const { rows, metadata } = await pageAt(question, (asked) => linePage(id, asked))
      return InvoiceLineTransformer.paginate(rows, metadata, currency)
    }
    const counts = await lineCounts(id)
    return ctx.inertia.render('admin/reconciliation/carrier_invoice', {
      question: understood(ctx, question),
      invoice: InvoiceTransformer.transform(invoice),
      counts: InvoiceCountsTransformer.transform(counts, currency),
      lines: ctx.inertia.defer(lines, { rescue: true }),
    })
  }
}
