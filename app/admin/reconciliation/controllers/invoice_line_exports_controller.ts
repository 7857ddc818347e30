import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import { requireInvoice } from '#admin/reconciliation/invoice_list'
import {
  DISPUTE_COLUMNS,
  disputeRows,
  LINE_COLUMNS,
  lineRows,
} from '#admin/reconciliation/line_csv'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import { invoiceLinesValidator } from '#admin/reconciliation/validators'

export default class InvoiceLineExportsController {
  async show(ctx: HttpContext) {
    const invoice = await requireInvoice(ctx.params.id)
    const question = await ctx.request.validateUsing(invoiceLinesValidator)
    const file = csvFile(LINE_COLUMNS, lineRows(invoice, question))
    return sendCsv(ctx, nameOf(invoice, 'lines'), file)
  }

  /** For the carrier: what we dispute, and nothing of our own prices. */
  async disputed(ctx: HttpContext) {
    const invoice = await requireInvoice(ctx.params.id)
    return sendCsv(ctx, nameOf(invoice, 'disputed'), csvFile(DISPUTE_COLUMNS, disputeRows(invoice)))
  }
}

function nameOf({ carrier, number }: CarrierInvoice, what: string): string {
  return `${carrier}-${number.replaceAll(/[^A-Za-z0-9-]+/g, '-')}-${what}.csv`
}
