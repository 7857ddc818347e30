import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import {
  compared,
  type ComparedLine,
  type InvoiceHead,
  standardsNow,
  toldOf,
} from '#admin/reconciliation/comparing'
import CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import type { InvoiceFile, invoiceIn } from '#admin/reconciliation/reading/invoice_file'
import { rememberedColumns } from '#admin/reconciliation/remembered_columns'
import { AMOUNTS, type Finding, FINDINGS } from '#admin/reconciliation/rules/invoice_words'
import { inReadingThread } from '#shared/uploads/reading_thread'

/** Fifty thousand lines take a few seconds. */
const readInvoice = inReadingThread<typeof invoiceIn>({
  module: '#admin/reconciliation/reading/invoice_file',
  name: 'invoiceIn',
  seconds: 20,
})

export interface InvoicePreview {
  head: InvoiceHead
  file: InvoiceFile
  /** Stands for the file, its columns and what was said of it, so that nothing else is kept. */
  base: string
  linesMinor: number
  /** The invoice of this number, or of this very file, where one was taken in. */
  earlier: CarrierInvoice | null
  counts: Record<Finding, number>
  lines: ComparedLine[]
}

/** What an invoice says beside what we know. Nothing is kept. Throws InvoiceRefused. */
export async function previewInvoice(head: InvoiceHead, bytes: Buffer): Promise<InvoicePreview> {
  const { file, base, linesMinor, fileHash } = await readWithBase(head, bytes)
  const earlier = await earlierOf(head, fileHash)
  const told = toldOf(head, await standardsNow())
  const lines = await compared(db, told, file.lines)
  const count = (finding: Finding) =>
    lines.filter(({ findings }) => findings.includes(finding)).length
  const names = Object.keys(FINDINGS) as Finding[]
  const counts = Object.fromEntries(names.map((finding) => [finding, count(finding)]))
  return { head, file, base, linesMinor, earlier, lines, counts: counts as Record<Finding, number> }
}

export async function readWithBase(head: InvoiceHead, bytes: Buffer) {
  const { carrier, digits } = head
  const file = await readInvoice(bytes, {
    ...{ carrier, digits, remembered: await rememberedColumns(carrier) },
  })
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const base = createHash('md5').update(JSON.stringify([head, file.columns, fileHash]))
  const linesMinor = file.lines.reduce(
    (sum, line) => AMOUNTS.reduce((of, amount) => of + line[amount], sum),
    0
  )
  return { file, fileHash, base: base.digest('hex'), linesMinor }
}

export function earlierOf({ carrier, number }: InvoiceHead, fileHash: string) {
  return CarrierInvoice.query()
    .where((either) => either.where({ carrier, number }).orWhere({ fileHash }))
    .orderBy('id')
    .first()
}
