import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import {
  compareInvoiceLines,
  type CarrierInvoiceHeader,
  readComparisonStandards,
  toComparisonJson,
} from '#admin/reconciliation/compare_invoice_lines'
import CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import type { invoiceIn } from '#admin/reconciliation/reading/invoice_file'
import { findSavedInvoiceColumns } from '#admin/reconciliation/saved_invoice_columns'
import {
  INVOICE_AMOUNTS,
  type InvoiceFinding,
  FINDING_LABELS,
} from '#admin/reconciliation/rules/invoice_labels'
import { runInWorkerThread } from '#shared/threads/worker_thread'

/** Reads the file in a worker thread: fifty thousand lines take a few seconds. */
export const readInvoiceInThread = runInWorkerThread<typeof invoiceIn>({
  module: '#admin/reconciliation/reading/invoice_file',
  name: 'invoiceIn',
  seconds: 20,
})

/** Compares an invoice with our data; saves nothing. Throws InvalidInvoiceFile. */
export async function previewCarrierInvoice(head: CarrierInvoiceHeader, bytes: Buffer) {
  const { file, base, linesMinor, fileHash } = await readInvoiceWithBase(head, bytes)
  const earlier = await findEarlierImport(head, fileHash)
  const comparison = toComparisonJson(head, await readComparisonStandards())
  const lines = await compareInvoiceLines(db, comparison, file.lines)
  const count = (finding: InvoiceFinding) =>
    lines.filter(({ findings }) => findings.includes(finding)).length
  const names = Object.keys(FINDING_LABELS) as InvoiceFinding[]
  const counts = Object.fromEntries(names.map((finding) => [finding, count(finding)]))
  return { head, file, base, linesMinor, earlier, lines, counts }
}

export type InvoicePreview = Awaited<ReturnType<typeof previewCarrierInvoice>>

/** `base` is a fingerprint of all, so that only what was previewed is imported. */
export async function readInvoiceWithBase(head: CarrierInvoiceHeader, bytes: Buffer) {
  const { carrier, digits } = head
  const file = await readInvoiceInThread(bytes, {
    carrier,
    digits,
    remembered: await findSavedInvoiceColumns(carrier),
  })
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const base = createHash('md5').update(JSON.stringify([head, file.columns, fileHash]))
  const linesMinor = file.lines.reduce(
    (sum, line) => INVOICE_AMOUNTS.reduce((of, amount) => of + line[amount], sum),
    0
  )
  return { file, fileHash, base: base.digest('hex'), linesMinor }
}

/** An earlier import of this number or of the same file. */
export function findEarlierImport({ carrier, number }: CarrierInvoiceHeader, fileHash: string) {
  return CarrierInvoice.query()
    .where((either) => either.where({ carrier, number }).orWhere({ fileHash }))
    .orderBy('id')
    .first()
}
