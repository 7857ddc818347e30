import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { findCarrierInvoice } from '#admin/reconciliation/carrier_invoice_list'
import { countInvoiceLines, listInvoiceLines } from '#admin/reconciliation/invoice_line_list'
import InvoiceCountsTransformer from '#admin/reconciliation/transformers/invoice_counts_transformer'
import InvoiceLineTransformer from '#admin/reconciliation/transformers/invoice_line_transformer'
import InvoiceTransformer from '#admin/reconciliation/transformers/invoice_transformer'
import { carrierInvoiceLinesValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoicePageController {
  async render(ctx: HttpContext) {
    const invoice = await findCarrierInvoice(ctx.params.id)
    const listQuery = await readPageQuery(ctx, carrierInvoiceLinesValidator)
    const { id, currency } = invoice
    const lines = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        listInvoiceLines(id, pageQuery)
      )
      return InvoiceLineTransformer.paginate(rows, metadata, currency)
    }
    const counts = await countInvoiceLines(id)
    return ctx.inertia.render('admin/reconciliation/carrier_invoice', {
      listQuery: echoPageQuery(ctx, listQuery),
      invoice: InvoiceTransformer.transform(invoice),
      counts: InvoiceCountsTransformer.transform(counts, currency),
      lines: ctx.inertia.defer(lines, { rescue: true }),
    })
  }
}
