import { InvoiceRefused } from '#admin/reconciliation/refusals'

export type Encoding = 'UTF-8' | 'Windows-1252'

/** What no text has, and every picture, archive or workbook. */
const BINARY = /[^\P{Cc}\t\n\r\f]/u

/** UTF-8, with a mark at its start or not, or what Windows wrote before. Throws InvoiceRefused for what is no text. */
export function invoiceText(bytes: Buffer): { text: string; encoding: Encoding } {
  const read = decoded(bytes)
  if (BINARY.test(read.text)) {
    throw new InvoiceRefused([
      'This file is not a CSV. Save the sheet as "CSV UTF-8" and try again.',
    ])
  }
  if (!read.text.trim()) throw new InvoiceRefused(['This file is empty.'])
  return read
}

function decoded(bytes: Buffer): { text: string; encoding: Encoding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}
