import { buffer } from 'node:stream/consumers'
import brand from '#config/brand'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import type { GeneratedDocument } from '#shared/documents/document_writers'
import { createInvoiceCsv } from '#shipping/invoicing/documents/invoice_csv'
import type {
  BillingInvoiceData,
  renderBillingInvoice,
} from '#shipping/invoicing/documents/invoice_pdf'
import {
  invoiceLineDetail,
  invoiceTotals,
  statementSums,
} from '#shipping/invoicing/documents/invoice_totals'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import { type InvoiceWithStatement, loadInvoice } from '#shipping/invoicing/load_invoice'
import { runInWorkerThread } from '#shared/threads/worker_thread'
import { formatLagosDate } from '#shared/time/lagos_time'

const renderInThread = runInWorkerThread<typeof renderBillingInvoice>({
  module: '#shipping/invoicing/documents/invoice_pdf',
  name: 'renderBillingInvoice',
  seconds: 180,
  remedy: 'Download the CSV instead.',
})

/** Renders the same bytes every time. Throws E_ROW_NOT_FOUND. */
export async function loadInvoiceDocument(id: number): Promise<GeneratedDocument> {
  return toDocument(await loadInvoice(id))
}

export interface InvoiceAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Returns the invoice as a PDF and as a CSV. Throws E_ROW_NOT_FOUND. */
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
  return {
    filename: `${whole.invoice.number}.pdf`,
    pdf: await renderInThread(buildBillingInvoiceData(whole)),
  }
}

function buildBillingInvoiceData({ invoice, movements }: InvoiceWithStatement): BillingInvoiceData {
  const { issuer, customer, number, reason, isCreditNote } = invoice
  const day = (at: typeof invoice.dueOn) => formatLagosDate(lagosDay(at))
  const end = isCreditNote ? `for ${invoice.credited!.number}` : `due ${day(invoice.dueOn)}`
  return {
    provider: {
      ...brand,
      legalName: issuer.name,
      address: issuer.address ?? findHeadOfficeAddress(brand),
    },
    title: isCreditNote ? 'Credit note' : 'Invoice',
    number,
    createdAt: invoice.createdAt.toJSDate(),
    dates: `Issued ${day(invoice.issuedOn)}, ${end}`,
    period: `${day(invoice.periodFrom)} to ${day(invoice.periodTo)}`,
    customer,
    issuer,
    reason,
    lines: invoice.lines.map((line) => ({
      at: line.occurredAt.toJSDate(),
      words: line.description,
      detail: invoiceLineDetail(line),
      amountKobo: line.amountKobo,
    })),
    totals: invoiceTotals(invoice),
    statement: isCreditNote
      ? null
      : {
          movements: movements.map(({ at, comment, reference, amountKobo }) => ({
            at: at.toJSDate(),
            words: comment,
            detail: reference,
            amountKobo,
          })),
          sums: statementSums(invoice),
        },
  }
}
