import { decodedText, type Encoding } from '#shared/sheets/decoded_text'
import { InvoiceRefused } from '#admin/reconciliation/refusals'

/** Throws InvoiceRefused for what is no text, and for UTF-16, which no carrier sends. */
export function invoiceText(bytes: Buffer): { text: string; encoding: Encoding } {
  const read = decodedText(bytes)
  if (!read || read.encoding === 'UTF-16') {
    throw new InvoiceRefused([
      'This file is not a CSV. Save the sheet as "CSV UTF-8" and try again.',
    ])
  }
  if (!read.text.trim()) throw new InvoiceRefused(['This file is empty.'])
  return read
}
