import { decodeText, type Encoding } from '#shared/sheets/decode_text'
import { InvalidInvoiceFile } from '#admin/reconciliation/reconciliation_errors'

/** Throws InvalidInvoiceFile for binary data and for UTF-16, which no carrier sends. */
export function decodeInvoiceText(bytes: Buffer): { text: string; encoding: Encoding } {
  const read = decodeText(bytes)
  if (!read || read.encoding === 'UTF-16') {
    throw new InvalidInvoiceFile([
      'This file is not a CSV. Save the sheet as "CSV UTF-8" and try again.',
    ])
  }
  if (!read.text.trim()) throw new InvalidInvoiceFile(['This file is empty.'])
  return read
}
