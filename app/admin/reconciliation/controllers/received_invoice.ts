import type { HttpRequest } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { receivedFile } from '#shared/uploads/received_file'
import { digitsOf } from '#shipping/costs/rules/currencies'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import type { InvoiceHead } from '#admin/reconciliation/comparing'

/** Twenty thousand lines with all that a carrier puts into them are some eight million bytes. */
const MOST_BYTES = 16_777_216

export async function receivedInvoice(request: HttpRequest): Promise<Buffer> {
  const { bytes } = await receivedFile(request, MOST_BYTES)
  return bytes
}

interface Said {
  carrier: Carrier
  number: string
  day: string
  currency: string
  total: number
}

/** Throws E_VALIDATION_ERROR for a total with more decimals than its currency has. */
export function headOf({ carrier, number, day, currency, total }: Said): InvoiceHead {
  const digits = digitsOf(currency)
  const exact = total * 10 ** digits
  const totalMinor = Math.round(exact)
  if (Math.abs(exact - totalMinor) > 1e-4) {
    const message = `"Stated total" must be an amount of ${currency} with at most ${digits} decimals`
    throw new errors.E_VALIDATION_ERROR([{ field: 'total', rule: 'decimal', message }])
  }
  const plain = number.replaceAll(/\s+/g, ' ').toUpperCase()
  return { carrier, number: plain, day, currency, digits, totalMinor }
}
