import type { HttpContext } from '@adonisjs/core/http'
import { requireInvoice } from '#admin/reconciliation/invoice_list'
import { linePage } from '#admin/reconciliation/line_list'
import InvoiceLineTransformer from '#admin/reconciliation/transformers/invoice_line_transformer'
import { invoiceLinesValidator } from '#admin/reconciliation/validators'

export default class InvoiceLinesController {
  async index(ctx: HttpContext) {
    const { id, currency } = await requireInvoice(ctx.params.id)
    const question = await ctx.request.validateUsing(invoiceLinesValidator)
    const { rows, metadata } = await linePage(id, question)
    return ctx.serialize(InvoiceLineTransformer.paginate(rows, metadata, currency))
  }
}
