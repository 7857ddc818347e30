import { buffer } from 'node:stream/consumers'
import brand from '#config/brand'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import type { GeneratedDocument } from '#shared/documents/document_writers'
import { createInvoiceCsv } from '#shipping/invoicing/documents/invoice_csv'
import { renderBillingInvoice } from '#shipping/invoicing/documents/invoice_pdf'
import { type InvoiceWithStatement, loadInvoice } from '#shipping/invoicing/load_invoice'

/** Reproducible: the same bytes every time. Throws E_ROW_NOT_FOUND. */
export async function loadInvoiceDocument(id: number): Promise<GeneratedDocument> {
  return toDocument(await loadInvoice(id))
}

export interface InvoiceAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Attaches the PDF and the CSV. Throws E_ROW_NOT_FOUND. */
export async function invoiceAttachments(id: number): Promise<InvoiceAttachment[]> {
  const whole = await loadInvoice(id)
  const { filename, pdf } = await toDocument(whole)
  const table = await buffer(createInvoiceCsv(whole))
  return [
    { filename, contentType: 'application/pdf', content: pdf },
    { filename: `${whole.invoice.number}.csv`, contentType: 'text/csv', content: table },
  ]
}

async function toDocument(whole: InvoiceWithStatement): Promise<GeneratedDocument> {
  const { issuer, number } = whole.invoice
  const provider = {
    ...brand,
    legalName: issuer.name,
    address: issuer.address ?? findHeadOfficeAddress(brand),
  }
  return { filename: `${number}.pdf`, pdf: await renderBillingInvoice(whole, provider) }
}
