import { BaseJob } from '#shared/queue/job'
import { sendInvoiceNotices } from '#shipping/invoicing/invoice_notices'

/** Dispatched by the sweep for an invoice with notices that were not sent. Safe to run twice. */
export default class SendInvoiceNoticesJob extends BaseJob<{ invoiceId: number }> {
  static options = { name: 'shipping.send_invoice_notices', maxRetries: 3 }

  async execute() {
    await sendInvoiceNotices(this.payload.invoiceId)
  }
}
