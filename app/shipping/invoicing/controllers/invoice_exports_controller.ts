import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { csvFile } from '#shared/http/csv_file'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { INVOICE_COLUMNS, invoiceLines } from '#shipping/invoicing/papers/invoice_csv'
import { invoiceSeenBy } from '#shipping/invoicing/invoices'

export default class InvoiceExportsController {
  async show(ctx: HttpContext) {
    const whole = await invoiceSeenBy(callerOf(ctx), ctx.params.id)
    const file = csvFile(INVOICE_COLUMNS, Readable.from(invoiceLines(whole)))
    return sendCsv(ctx, `${whole.invoice.number}.csv`, file)
  }
}
