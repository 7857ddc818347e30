import { yieldToEventLoop } from '#shared/time/event_loop'
import {
  CONTENT_BOTTOM,
  PAGE_MARGIN,
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  drawFooters,
  drawRouteRule,
  drawIssuer,
  drawTitle,
  type DocumentIssuer,
} from '#shared/documents/letterhead'
import {
  INK,
  RULE_COLOUR,
  MUTED,
  closeDocument,
  drawRule,
  openDocument,
  type PdfDocument,
} from '#shared/documents/pdf_document'
import { drawTextBox, measureTextHeight } from '#shared/documents/pdf_text'
import { formatKobo } from '#shared/money/rules/money'
import { formatLagosDate } from '#shared/time/lagos_time'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import {
  invoiceLineDetail,
  statementSums,
  invoiceTotals,
} from '#shipping/invoicing/documents/invoice_totals'
import type { InvoiceWithStatement } from '#shipping/invoicing/load_invoice'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { InvoiceParty } from '#shipping/invoicing/models/billing_invoice'

const DAY = { x: PAGE_MARGIN, width: 66 }
const WHAT = { x: PAGE_MARGIN + 70, width: 300 }
const AMOUNT = { x: CONTENT_RIGHT - 120, width: 120 }
const LABEL = { x: CONTENT_RIGHT - 330, width: 205 }
const BODY = { size: 9 } as const
const QUIET = { size: 8, color: MUTED } as const
const FIGURE = { size: 9, minSize: 6, align: 'right', tabular: true } as const
const STRONG = { size: 10.5, font: 'semibold' } as const

type InvoiceDrawing = InvoiceWithStatement & { doc: PdfDocument; provider: DocumentIssuer }
type Row = { day: string; words: string; detail: string; amountKobo: number }

export async function renderBillingInvoice(
  whole: InvoiceWithStatement,
  provider: DocumentIssuer
): Promise<Buffer> {
  const { invoice } = whole
  const doc = openDocument({
    size: 'A4',
    title: `${invoiceTitle(invoice)} ${invoice.number}`,
    author: provider.legalName,
    createdAt: invoice.createdAt.toJSDate(),
  })
  const drawing = { ...whole, doc, provider }
  doc.addPage()
  const lines = invoice.lines.map(pdfRowOfLine)
  const below = await drawRows(drawing, 'Charges', lines, drawHead(drawing))
  const y = drawSums(drawing, invoiceTotals(invoice), below)
  if (!invoice.isCreditNote) await drawStatement(drawing, y + 14)
  drawFooters(doc, provider)
  return closeDocument(doc)
}

function invoiceTitle({ isCreditNote }: BillingInvoice): string {
  return isCreditNote ? 'Credit note' : 'Invoice'
}

function pdfRowOfLine(line: BillingInvoice['lines'][number]): Row {
  const { occurredAt, description, amountKobo } = line
  return {
    day: formatLagosDate(occurredAt),
    words: description,
    detail: invoiceLineDetail(line),
    amountKobo,
  }
}

function drawHead({ doc, provider, invoice }: InvoiceDrawing): number {
  drawIssuer(doc, provider)
  drawTitle(doc, invoiceTitle(invoice))
  const right = { x: CONTENT_RIGHT - 240, width: 240 }
  drawTextBox(doc, invoice.number, { ...right, y: 80 }, { ...FIGURE, size: 11, font: 'semibold' })
  const day = (at: BillingInvoice['dueOn']) => formatLagosDate(lagosDay(at))
  const dates = invoice.isCreditNote
    ? `Issued ${day(invoice.issuedOn)}, for ${invoice.credited!.number}`
    : `Issued ${day(invoice.issuedOn)}, due ${day(invoice.dueOn)}`
  drawTextBox(doc, dates, { ...right, y: 97 }, { ...QUIET, align: 'right', tabular: true })
  const period = `${day(invoice.periodFrom)} to ${day(invoice.periodTo)}`
  drawTextBox(doc, period, { ...right, y: 109 }, { ...QUIET, align: 'right', tabular: true })
  drawRouteRule(doc, 135, provider)
  const half = CONTENT_WIDTH / 2 - 10
  const left = drawParty(doc, 'Billed to', invoice.customer, { x: PAGE_MARGIN, width: half })
  const other = drawParty(doc, 'From', invoice.issuer, { x: PAGE_MARGIN + half + 20, width: half })
  const y = Math.max(left, other)
  if (!invoice.reason) return y + 18
  return drawTextBox(doc, `Reason: ${invoice.reason}`, { ...ROW, y: y + 6, height: 30 }, BODY) + 14
}

const ROW = { x: PAGE_MARGIN, width: CONTENT_WIDTH }

function drawParty(
  doc: PdfDocument,
  label: string,
  party: InvoiceParty,
  box: { x: number; width: number }
) {
  drawTextBox(doc, label, { ...box, y: 148 }, QUIET)
  let y = drawTextBox(doc, party.name, { ...box, y: 159, height: 28 }, { ...STRONG, minSize: 7 })
  if (party.address) y = drawTextBox(doc, party.address, { ...box, y, height: 24 }, QUIET)
  const numbers = [
    party.tin && `TIN ${party.tin}`,
    party.rcNumber && `RC ${bareRcNumber(party.rcNumber)}`,
  ]
  const known = numbers.filter(Boolean).join(', ')
  return known ? drawTextBox(doc, known, { ...box, y }, QUIET) : y
}

/** Some numbers are entered with their prefix. */
function bareRcNumber(rcNumber: string): string {
  return rcNumber.replace(/^rc\s*/i, '')
}

async function drawStatement(drawing: InvoiceDrawing, top: number) {
  const { invoice, movements } = drawing
  const rows = movements.map(({ at, comment, reference, amountKobo }) => ({
    day: formatLagosDate(at),
    words: comment,
    detail: reference,
    amountKobo,
  }))
  const y = await drawRows(drawing, 'Statement of your wallet', rows, top)
  drawSums(drawing, statementSums(invoice), y)
}

async function drawRows(drawing: InvoiceDrawing, title: string, rows: Row[], top: number) {
  const { doc } = drawing
  let y = top + 80 > CONTENT_BOTTOM ? nextPage(drawing) : top
  drawTextBox(doc, title, { ...ROW, y }, { size: 13, font: 'display' })
  y = drawTableHead(doc, y + 22)
  for (const row of rows) {
    // A hundred pages take seconds, so let other requests run in between.
    await yieldToEventLoop()
    if (y + heightOfRow(doc, row) > CONTENT_BOTTOM) y = drawTableHead(doc, nextPage(drawing))
    y = drawRow(doc, row, y)
  }
  return y
}

function drawTableHead(doc: PdfDocument, y: number): number {
  drawTextBox(doc, 'Date', { ...DAY, y }, QUIET)
  drawTextBox(doc, 'Description', { ...WHAT, y }, QUIET)
  drawTextBox(doc, 'Amount', { ...AMOUNT, y }, { ...QUIET, align: 'right' })
  drawRule(doc, PAGE_MARGIN, y + 14, CONTENT_WIDTH, INK)
  return y + 20
}

function heightOfRow(doc: PdfDocument, { words, detail }: Row): number {
  const small = detail ? measureTextHeight(doc, detail, WHAT.width, QUIET) : 0
  return measureTextHeight(doc, words, WHAT.width, BODY) + small + 9
}

function drawRow(doc: PdfDocument, { day, words, detail, amountKobo }: Row, top: number): number {
  drawTextBox(doc, day, { ...DAY, y: top }, { ...BODY, tabular: true })
  let y = drawTextBox(doc, words, { ...WHAT, y: top, height: 48 }, BODY)
  if (detail) y = drawTextBox(doc, detail, { ...WHAT, y, height: 24 }, { ...QUIET, minSize: 5 })
  drawTextBox(doc, formatKobo(amountKobo), { ...AMOUNT, y: top }, FIGURE)
  drawRule(doc, PAGE_MARGIN, y + 4, CONTENT_WIDTH, RULE_COLOUR)
  return y + 9
}

function drawSums(
  drawing: InvoiceDrawing,
  sums: [label: string, amountKobo: number][],
  top: number
) {
  const { doc } = drawing
  let y = top + sums.length * 16 > CONTENT_BOTTOM ? nextPage(drawing) : top
  for (const [index, [label, amountKobo]] of sums.entries()) {
    const face = index === sums.length - 1 ? STRONG : BODY
    drawTextBox(doc, label, { ...LABEL, y }, { ...face, minSize: 7, align: 'right' })
    drawTextBox(doc, formatKobo(amountKobo), { ...AMOUNT, y }, { ...FIGURE, ...face })
    y += 16
  }
  return y
}

function nextPage({ doc, provider, invoice }: InvoiceDrawing): number {
  doc.addPage()
  const heading = `${provider.name}, ${invoice.number}, continued`
  drawTextBox(doc, heading, { ...ROW, y: 50 }, { ...QUIET, minSize: 5 })
  return 76
}
