import { buffer } from 'node:stream/consumers'
import brand from '#config/brand'
import { headOffice } from '#shared/brand/brand'
import type { Paper } from '#shared/documents/offered'
import { invoiceTable } from '#shipping/invoicing/papers/invoice_csv'
import { invoiceDrawing } from '#shipping/invoicing/papers/invoice_drawing'
import { type WholeInvoice, wholeInvoice } from '#shipping/invoicing/invoices'

/** An invoice with its statement, or a credit note, always the same. Throws E_ROW_NOT_FOUND. */
export async function invoicePaper(id: number): Promise<Paper> {
  return paperOf(await wholeInvoice(id))
}

export interface Enclosure {
  filename: string
  contentType: string
  content: Buffer
}

/** What a mail about an invoice holds: its paper, and the same as a table. Throws E_ROW_NOT_FOUND. */
export async function enclosuresOf(id: number): Promise<Enclosure[]> {
  const whole = await wholeInvoice(id)
  const { filename, pdf } = await paperOf(whole)
  const table = await buffer(invoiceTable(whole))
  return [
    { filename, contentType: 'application/pdf', content: pdf },
    { filename: `${whole.invoice.number}.csv`, contentType: 'text/csv', content: table },
  ]
}

async function paperOf(whole: WholeInvoice): Promise<Paper> {
  const { issuer, number } = whole.invoice
  const provider = {
    ...{ ...brand, legalName: issuer.name },
    address: issuer.address ?? headOffice(brand),
  }
  return { filename: `${number}.pdf`, pdf: await invoiceDrawing(whole, provider) }
}
