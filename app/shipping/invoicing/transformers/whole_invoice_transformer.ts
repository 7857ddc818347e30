import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import {
  type InvoiceSum,
  statementSums,
  invoiceTotals,
} from '#shipping/invoicing/documents/invoice_totals'
import type { BalanceMovement, InvoiceWithStatement } from '#shipping/invoicing/load_invoice'
import { toBilledLine } from '#shipping/invoicing/transformers/billed_line_transformer'
import InvoiceTransformer from '#shipping/invoicing/transformers/invoice_transformer'
import { percent } from '#shared/numbers/rules/decimal'
import { isoDay } from '#shared/time/rules/api_dates'

export default class WholeInvoiceTransformer extends BaseTransformer<InvoiceWithStatement> {
  toObject() {
    return { ...this.forPage(), lines: this.resource.invoice.lines.map(toBilledLine) }
  }

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
      /** The VAT that the total includes. */
      vat: naira(vatKobo),
      vatPercent: percent(vatBasisPoints),
      totals: invoiceTotals(invoice).map(transformSum),
      movements: movements.map(transformMovement),
      statement: isCreditNote ? [] : statementSums(invoice).map(transformSum),
    }
  }
}

function transformMovement({ id, at, comment, reference, amountKobo }: BalanceMovement) {
  return {
    id,
    day: isoDay(at.setZone(LAGOS_ZONE)),
    dayText: formatLagosDate(at),
    comment,
    reference,
    amount: naira(amountKobo),
    amountText: formatKobo(amountKobo),
  }
}

function transformSum([label, amountKobo]: InvoiceSum) {
  return { label, amount: naira(amountKobo), amountText: formatKobo(amountKobo) }
}
