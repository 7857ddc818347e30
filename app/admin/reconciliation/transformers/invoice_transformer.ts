import { BaseTransformer } from '@adonisjs/core/transformers'
import { dateText } from '#shared/time/lagos_time'
import { amountText } from '#shipping/costs/rules/currencies'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'

/** A carrier's invoice: what it asks for, and how much of it is still to be looked at. With who took it in. */
export default class InvoiceTransformer extends BaseTransformer<CarrierInvoice> {
  toObject() {
    const invoice = this.resource
    const { currency, totalMinor, linesMinor } = invoice
    const difference = linesMinor - totalMinor
    return {
      ...this.pick(invoice, ['id', 'carrier', 'number', 'currency', 'lines']),
      ...this.pick(invoice, ['openLines', 'disputedLines', 'state', 'name']),
      courier: CARRIER_NAMES[invoice.carrier],
      day: invoice.invoicedOn.toISODate()!,
      dayText: dateText(invoice.invoicedOn),
      totalText: amountText(totalMinor, currency),
      linesText: amountText(linesMinor, currency),
      /** The lines less the stated total; null where they agree. */
      differenceText: difference === 0 ? null : amountText(difference, currency),
      importedBy: invoice.creator?.fullName ?? null,
      importedText: dateText(invoice.createdAt),
    }
  }
}
