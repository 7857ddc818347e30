import { BaseTransformer } from '@adonisjs/core/transformers'
import { stampText } from '#shared/time/lagos_time'
import { amountText, digitsOf } from '#shipping/costs/rules/currencies'
import type CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { LINE_STATES } from '#admin/reconciliation/rules/invoice_words'
import { lineWords } from '#admin/reconciliation/transformers/line_words'

/** A line that was kept, in the currency of its invoice, with its shipment and what was decided last. */
export default class InvoiceLineTransformer extends BaseTransformer<CarrierInvoiceLine> {
  constructor(
    line: CarrierInvoiceLine,
    private readonly currency: string
  ) {
    super(line)
  }

  toObject() {
    const line = this.resource
    const { id, status, shipment, decision, creditedMinor } = line
    return {
      id,
      ...lineWords(line, this.currency),
      trackingNumber: shipment ? String(shipment.trackingNumber) : null,
      status,
      statusText: LINE_STATES[status],
      reason: decision?.reason ?? null,
      decidedText: decision
        ? `${decision.decider?.fullName ?? 'Somebody'}, ${stampText(decision.createdAt.toJSDate())}`
        : null,
      creditedText: creditedMinor > 0 ? amountText(creditedMinor, this.currency) : null,
      /** What a carrier may still give back. */
      left: (line.totalMinor - creditedMinor) / 10 ** digitsOf(this.currency),
    }
  }
}
