import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import { kilograms } from '#shipping/pricing/price_words'
import { detailOf, type Sum, sumsOf, totalsOf } from '#shipping/invoicing/papers/invoice_words'
import type { Movement, WholeInvoice } from '#shipping/invoicing/invoices'
import type BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'

/** An invoice with its lines and its statement, as its paper has them. */
export default class WholeInvoiceTransformer extends BaseTransformer<WholeInvoice> {
  toObject() {
    const { invoice, movements } = this.resource
    const { reason, issuer, customer, credited, isCreditNote } = invoice
    const { vatKobo, vatBasisPoints } = invoice
    return {
      invoice: InvoiceTransformer.transform(invoice),
      reason,
      credits: credited && { id: credited.id, number: credited.number },
      issuer,
      customer,
      lines: invoice.lines.map(lineOf),
      /** Within the total. */
      vat: naira(vatKobo),
      vatPercent: vatBasisPoints / 100,
      totals: totalsOf(invoice).map(sumOf),
      movements: movements.map(movementOf),
      statement: isCreditNote ? [] : sumsOf(invoice).map(sumOf),
    }
  }
}

function lineOf(line: BillingInvoiceLine) {
  const { id, kind, occurredAt, description, trackingNumber, amountKobo } = line
  const { courier, lane, grams } = line
  return {
    id,
    kind,
    day: occurredAt.setZone(LAGOS).toISODate()!,
    dayText: dateText(occurredAt),
    description,
    detail: detailOf(line),
    trackingNumber: trackingNumber === null ? null : String(trackingNumber),
    courier,
    lane,
    weight: grams === null ? null : kilograms(grams),
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
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
