import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { PlatformEmail } from '#shared/mail/platform_email'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosDate } from '#shared/time/lagos_time'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { InvoiceAttachment } from '#shipping/invoicing/documents/invoice_document'

export type InvoiceMailData = {
  /** 0 for the announcement; for a reminder, the number of days after the due date. */
  day: number
  reader: { name: string; address: string }
  enclosures: InvoiceAttachment[]
}

export default class InvoiceMail extends PlatformEmail {
  constructor(
    private readonly invoice: BillingInvoice,
    private readonly data: InvoiceMailData
  ) {
    super()
  }

  protected get recipient() {
    return this.data.reader
  }

  prepare() {
    super.prepare()
    for (const { content, ...about } of this.data.enclosures)
      this.message.attachData(content, about)
  }

  protected contents() {
    const { number, id } = this.invoice
    const label = this.invoice.isCreditNote ? 'See the credit note' : 'See the invoice'
    return {
      ...this.words(number),
      greeting: `Hello ${this.data.reader.name},`,
      action: { label, url: urlFor('shipping.invoice', { id }, { prefixUrl: appUrl }) },
    }
  }

  private words(number: string): { subject: string; paragraphs: string[] } {
    const { invoice, data: news } = this
    const total = formatKobo(invoice.totalKobo)
    const due = formatLagosDate(lagosDay(invoice.dueOn))
    const open = formatKobo(invoice.openKobo)
    if (invoice.isCreditNote) {
      return {
        subject: `Credit note ${number}: ${total}`,
        paragraphs: [
          `We have credited ${total} on invoice ${invoice.credited!.number}. ${invoice.reason}`,
          'The credit note is attached, as a PDF and as a table (CSV).',
        ],
      }
    }
    if (news.day > 0) {
      return {
        subject: `Reminder: ${open} was due on ${due}`,
        paragraphs: [
          `${open} of invoice ${number} was due on ${due} and has not reached us yet.`,
          'Please fund your business wallet. The money pays your oldest invoices first.',
        ],
      }
    }
    const period = `${formatLagosDate(lagosDay(invoice.periodFrom))} to ${formatLagosDate(lagosDay(invoice.periodTo))}`
    const toPay =
      invoice.openKobo === 0
        ? 'Your wallet has paid it already. There is nothing to do.'
        : `Please pay ${open} by ${due}. Money you add to your business wallet pays your oldest invoices first.`
    return {
      subject: `Invoice ${number}: ${total} for ${period}`,
      paragraphs: [
        `Your invoice and statement for ${period} are attached, as a PDF and as a table (CSV).`,
        toPay,
      ],
    }
  }
}
