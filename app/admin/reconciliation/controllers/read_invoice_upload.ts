import type { HttpRequest } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import { currencyDigits } from '#shipping/costs/rules/currencies'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import type { CarrierInvoiceHeader } from '#admin/reconciliation/compare_invoice_lines'

/** 16 MiB; twenty thousand full lines take about 8 MB. */
const MAX_INVOICE_FILE_BYTES = 16_777_216

export async function readInvoiceUpload(request: HttpRequest): Promise<Buffer> {
  const { bytes } = await readUploadedFile(request, MAX_INVOICE_FILE_BYTES)
  return bytes
}

interface InvoiceHeaderInput {
  carrier: Carrier
  number: string
  day: string
  currency: string
  total: number
}

/** Throws E_VALIDATION_ERROR for a total with more decimals than its currency has. */
export function parseInvoiceHeader({
  carrier,
  number,
  day,
  currency,
  total,
}: InvoiceHeaderInput): CarrierInvoiceHeader {
  const digits = currencyDigits(currency)
  const exact = total * 10 ** digits
  const totalMinor = Math.round(exact)
  if (Math.abs(exact - totalMinor) > 1e-4) {
    const message = `"Stated total" must be an amount of ${currency} with at most ${digits} decimals`
    throw new errors.E_VALIDATION_ERROR([{ field: 'total', rule: 'decimal', message }])
  }
  const plain = number.replaceAll(/\s+/g, ' ').toUpperCase()
  return { carrier, number: plain, day, currency, digits, totalMinor }
}
