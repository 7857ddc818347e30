import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import { type Sum, sumsOf, totalsOf } from '#shipping/invoicing/papers/invoice_words'
import type { Movement, WholeInvoice } from '#shipping/invoicing/invoices'
import { lineOf } from '#shipping/invoicing/transformers/billed_line_transformer'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'

/** An invoice with its lines and its statement, as its paper has them. */
export default class WholeInvoiceTransformer extends BaseTransformer<WholeInvoice> {
  toObject() {
    return { ...this.forPage(), lines: this.resource.invoice.lines.map(lineOf) }
  }

  /** Without its lines, which are a list of their own. */
  forPage() {
    const { invoice, movements } = this.resource
    const { reason, issuer, customer, credited, isCreditNote } = invoice
    const { vatKobo, vatBasisPoints } = invoice
    return {
      invoice: InvoiceTransformer.transform(invoice),
      reason,
      credits: credited && { id: credited.id, number: credited.number },
      issuer,
      customer,
      /** Within the total. */
      vat: naira(vatKobo),
      vatPercent: vatBasisPoints / 100,
      totals: totalsOf(invoice).map(sumOf),
      movements: movements.map(movementOf),
      statement: isCreditNote ? [] : sumsOf(invoice).map(sumOf),
    }
  }
}

function movementOf({ id, at, comment, reference, amountKobo }: Movement) {
  return {
    ...{ id, day: at.setZone(LAGOS).toISODate()!, dayText: dateText(at), comment, reference },
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
  }
}

function sumOf([label, amountKobo]: Sum) {
  return { label, amount: naira(amountKobo), amountText: formatKobo(amountKobo) }
}
