import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import { requireInvoice } from '#admin/reconciliation/invoice_list'
import { disputeColumns, lineColumns } from '#admin/reconciliation/line_csv'
import { invoiceLines, linePage } from '#admin/reconciliation/line_list'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import InvoiceLineTransformer from '#admin/reconciliation/transformers/invoice_line_transformer'
import { invoiceLinesValidator } from '#admin/reconciliation/validators'

export default class InvoiceLinesController {
  async index(ctx: HttpContext) {
    const { id, currency } = await requireInvoice(ctx.params.id)
    const question = await ctx.request.validateUsing(invoiceLinesValidator)
    const { rows, metadata } = await linePage(id, question)
    return ctx.serialize(InvoiceLineTransformer.paginate(rows, metadata, currency))
  }

  async export(ctx: HttpContext) {
    const invoice = await requireInvoice(ctx.params.id)
    const question = await ctx.request.validateUsing(invoiceLinesValidator)
    const rows = invoiceLines(invoice.id, question)
    return sendListCsv(ctx, fileName(invoice, 'lines'), lineColumns(invoice), rows)
  }

  async exportDisputed(ctx: HttpContext) {
    const invoice = await requireInvoice(ctx.params.id)
    const rows = invoiceLines(invoice.id, { status: 'disputed' })
    return sendListCsv(ctx, fileName(invoice, 'disputed'), disputeColumns(invoice), rows)
  }
}

function fileName({ carrier, number }: CarrierInvoice, lines: string): string {
  return `${carrier}-${number.replaceAll(/[^A-Za-z0-9-]+/g, '-')}-${lines}.csv`
}
