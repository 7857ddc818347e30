import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import { findCarrierInvoice } from '#admin/reconciliation/carrier_invoice_list'
import { disputeCsvColumns, invoiceLineCsvColumns } from '#admin/reconciliation/invoice_line_csv'
import { exportInvoiceLines, listInvoiceLines } from '#admin/reconciliation/invoice_line_list'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import InvoiceLineTransformer from '#admin/reconciliation/transformers/invoice_line_transformer'
import { carrierInvoiceLinesValidator } from '#admin/reconciliation/reconciliation_validators'

export default class InvoiceLinesController {
  async index(ctx: HttpContext) {
    const { id, currency } = await findCarrierInvoice(ctx.params.id)
    const listQuery = await ctx.request.validateUsing(carrierInvoiceLinesValidator)
    const { rows, metadata } = await listInvoiceLines(id, listQuery)
    return ctx.serialize(InvoiceLineTransformer.paginate(rows, metadata, currency))
  }

  async export(ctx: HttpContext) {
    const invoice = await findCarrierInvoice(ctx.params.id)
    const listQuery = await ctx.request.validateUsing(carrierInvoiceLinesValidator)
    const rows = exportInvoiceLines(invoice.id, listQuery)
    return sendListCsv(ctx, csvFileName(invoice, 'lines'), invoiceLineCsvColumns(invoice), rows)
  }

  async exportDisputed(ctx: HttpContext) {
    const invoice = await findCarrierInvoice(ctx.params.id)
    const rows = exportInvoiceLines(invoice.id, { status: 'disputed' })
    return sendListCsv(ctx, csvFileName(invoice, 'disputed'), disputeCsvColumns(invoice), rows)
  }
}

function csvFileName({ carrier, number }: CarrierInvoice, lines: string): string {
  return `${carrier}-${number.replaceAll(/[^A-Za-z0-9-]+/g, '-')}-${lines}.csv`
}
