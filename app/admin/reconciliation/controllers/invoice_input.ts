import { errors } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { currencyDigits } from '#shipping/costs/rules/currencies'
import type { CarrierInvoiceHeader } from '#admin/reconciliation/compare_invoice_lines'
import type { invoiceHeaderValidator } from '#admin/reconciliation/reconciliation_validators'

/** 16 MiB; twenty thousand full lines take about 8 MB. */
export const MAX_INVOICE_FILE_BYTES = 16_777_216

/** Throws E_VALIDATION_ERROR for a total with more decimals than its currency has. */
export function parseInvoiceHeader({
  number,
  total,
  ...head
}: Infer<typeof invoiceHeaderValidator>): CarrierInvoiceHeader {
  const digits = currencyDigits(head.currency)
  const exact = total * 10 ** digits
  const totalMinor = Math.round(exact)
  if (Math.abs(exact - totalMinor) > 1e-4) {
    const message = `"Stated total" must be an amount of ${head.currency} with at most ${digits} decimals`
    throw new errors.E_VALIDATION_ERROR([{ field: 'total', rule: 'decimal', message }])
  }
  return { ...head, number: number.replaceAll(/\s+/g, ' ').toUpperCase(), digits, totalMinor }
}
