import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosDate } from '#shared/time/lagos_time'
import { formatMinorAmount } from '#shipping/costs/rules/currencies'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import type CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import { isoDay } from '#shared/time/rules/api_dates'

/** Requires a loaded `creator`. */
export default class InvoiceTransformer extends BaseTransformer<CarrierInvoice> {
  toObject() {
    const invoice = this.resource
    const { currency, totalMinor, linesMinor } = invoice
    const difference = linesMinor - totalMinor
    return {
      ...this.pick(invoice, ['id', 'carrier', 'number', 'currency', 'lines']),
      ...this.pick(invoice, ['openLines', 'disputedLines', 'state', 'name']),
      courier: CARRIER_NAMES[invoice.carrier],
      day: isoDay(invoice.invoicedOn),
      dayText: formatLagosDate(invoice.invoicedOn),
      totalText: formatMinorAmount(totalMinor, currency),
      linesText: formatMinorAmount(linesMinor, currency),
      /** The lines minus the stated total; null if they agree. */
      differenceText: difference === 0 ? null : formatMinorAmount(difference, currency),
      importedBy: invoice.creator?.fullName ?? null,
      importedText: formatLagosDate(invoice.createdAt),
    }
  }
}
