import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { dateText } from '#shared/time/lagos_time'
import { detailOf, type Sum, sumsOf, totalsOf } from '#shipping/invoicing/invoice_words'
import type { Movement, WholeInvoice } from '#shipping/invoicing/invoices'
import type BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'

/** An invoice with its lines and its statement, as its paper has them. */
export default class WholeInvoiceTransformer extends BaseTransformer<WholeInvoice> {
  toObject() {
    const { invoice, movements } = this.resource
    const { reason, issuer, customer, credited, isCreditNote } = invoice
    return {
      invoice: InvoiceTransformer.transform(invoice),
      reason,
      credits: credited && { id: credited.id, number: credited.number },
      issuer,
      customer,
      lines: invoice.lines.map(lineOf),
      totals: totalsOf(invoice).map(sumOf),
      movements: movements.map(movementOf),
      statement: isCreditNote ? [] : sumsOf(invoice).map(sumOf),
    }
  }
}

function lineOf(line: BillingInvoiceLine) {
  const { id, kind, occurredAt, description, trackingNumber, amountKobo } = line
  return {
    id,
    kind,
    dayText: dateText(occurredAt),
    description,
    detail: detailOf(line),
    trackingNumber: trackingNumber === null ? null : String(trackingNumber),
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
  }
}

function movementOf({ id, at, comment, reference, amountKobo }: Movement) {
  return {
    ...{ id, dayText: dateText(at), comment, reference },
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
  }
}

function sumOf([label, amountKobo]: Sum) {
  return { label, amount: naira(amountKobo), amountText: formatKobo(amountKobo) }
}
