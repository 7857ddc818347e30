import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { formatMinorAmount, currencyDigits } from '#shipping/costs/rules/currencies'
import type CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import { LINE_STATE_LABELS } from '#admin/reconciliation/rules/invoice_labels'
import { formatInvoiceLine } from '#admin/reconciliation/transformers/format_invoice_line'

/** Requires loaded `shipment` and `decision`; amounts are in the invoice currency. */
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
      ...formatInvoiceLine(line, this.currency),
      trackingNumber: shipment?.trackingNumber ?? null,
      status,
      statusText: LINE_STATE_LABELS[status],
      reason: decision?.reason ?? null,
      decidedText: decision
        ? `${decision.decider?.fullName ?? 'Somebody'}, ${formatLagosTimestamp(decision.createdAt.toJSDate())}`
        : null,
      creditedText: creditedMinor > 0 ? formatMinorAmount(creditedMinor, this.currency) : null,
      /** The amount that can still be credited. */
      left: (line.totalMinor - creditedMinor) / 10 ** currencyDigits(this.currency),
    }
  }
}
