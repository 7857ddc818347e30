import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { invoiceTable } from '#shipping/invoicing/papers/invoice_csv'
import { invoiceSeenBy } from '#shipping/invoicing/invoices'

export default class InvoiceExportsController {
  async show(ctx: HttpContext) {
    const whole = await invoiceSeenBy(callerOf(ctx), ctx.params.id)
    return sendCsv(ctx, `${whole.invoice.number}.csv`, invoiceTable(whole))
  }
}
