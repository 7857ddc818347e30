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
import { formatDay } from '#shared/time/lagos_time'
import type { InvoiceSum } from '#shipping/invoicing/documents/invoice_totals'
import type { InvoiceParty } from '#shipping/invoicing/models/billing_invoice'
import { companyNumbersText } from '#shipping/invoicing/rules/company_numbers'

const DAY = { x: PAGE_MARGIN, width: 66 }
const WHAT = { x: PAGE_MARGIN + 70, width: 300 }
const AMOUNT = { x: CONTENT_RIGHT - 120, width: 120 }
const LABEL = { x: CONTENT_RIGHT - 330, width: 205 }
const BODY = { size: 9 } as const
const QUIET = { size: 8, color: MUTED } as const
const FIGURE = { size: 9, minSize: 6, align: 'right', tabular: true } as const
const STRONG = { size: 10.5, font: 'semibold' } as const

interface InvoiceRow {
  at: Date
  words: string
  detail: string
  amountKobo: number
}

export interface BillingInvoiceData {
  provider: DocumentIssuer
  title: string
  number: string
  createdAt: Date
  /** The day of issue and the due date, or for a credit note the invoice that it credits. */
  dates: string
  period: string
  customer: InvoiceParty
  issuer: InvoiceParty
  reason: string | null
  lines: InvoiceRow[]
  totals: InvoiceSum[]
  /** Null for a credit note. */
  statement: { movements: InvoiceRow[]; sums: InvoiceSum[] } | null
}

type InvoiceDrawing = BillingInvoiceData & { doc: PdfDocument }

/** Runs in a worker thread. */
export function renderBillingInvoice(data: BillingInvoiceData): Promise<Buffer> {
  const { provider, title, number, createdAt, statement } = data
  const doc = openDocument({
    size: 'A4',
    title: `${title} ${number}`,
    author: provider.legalName,
    createdAt,
  })
  const drawing = { ...data, doc }
  doc.addPage()
  let y = drawRows(drawing, 'Charges', data.lines, drawHead(drawing))
  y = drawSums(drawing, data.totals, y)
  if (statement) {
    y = drawRows(drawing, 'Statement of your wallet', statement.movements, y + 14)
    drawSums(drawing, statement.sums, y)
  }
  drawFooters(doc, provider)
  return closeDocument(doc)
}

function drawHead({ doc, provider, ...invoice }: InvoiceDrawing): number {
  drawIssuer(doc, provider)
  drawTitle(doc, invoice.title)
  const right = { x: CONTENT_RIGHT - 240, width: 240 }
  drawTextBox(doc, invoice.number, { ...right, y: 80 }, { ...FIGURE, size: 11, font: 'semibold' })
  const quiet = { ...QUIET, align: 'right', tabular: true } as const
  drawTextBox(doc, invoice.dates, { ...right, y: 97 }, quiet)
  drawTextBox(doc, invoice.period, { ...right, y: 109 }, quiet)
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
  const known = companyNumbersText(party)
  return known ? drawTextBox(doc, known, { ...box, y }, QUIET) : y
}

function drawRows(drawing: InvoiceDrawing, title: string, rows: InvoiceRow[], top: number) {
  const { doc } = drawing
  let y = top + 80 > CONTENT_BOTTOM ? nextPage(drawing) : top
  drawTextBox(doc, title, { ...ROW, y }, { size: 13, font: 'display' })
  y = drawTableHead(doc, y + 22)
  for (const row of rows) {
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

function heightOfRow(doc: PdfDocument, { words, detail }: InvoiceRow): number {
  const small = detail ? measureTextHeight(doc, detail, WHAT.width, QUIET) : 0
  return measureTextHeight(doc, words, WHAT.width, BODY) + small + 9
}

function drawRow(doc: PdfDocument, row: InvoiceRow, top: number): number {
  const { words, detail } = row
  drawTextBox(doc, formatDay(row.at), { ...DAY, y: top }, { ...BODY, tabular: true })
  let y = drawTextBox(doc, words, { ...WHAT, y: top, height: 48 }, BODY)
  if (detail) y = drawTextBox(doc, detail, { ...WHAT, y, height: 24 }, { ...QUIET, minSize: 5 })
  drawTextBox(doc, formatKobo(row.amountKobo), { ...AMOUNT, y: top }, FIGURE)
  drawRule(doc, PAGE_MARGIN, y + 4, CONTENT_WIDTH, RULE_COLOUR)
  return y + 9
}

function drawSums(drawing: InvoiceDrawing, sums: InvoiceSum[], top: number) {
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

function nextPage({ doc, provider, number }: InvoiceDrawing): number {
  doc.addPage()
  const heading = `${provider.name}, ${number}, continued`
  drawTextBox(doc, heading, { ...ROW, y: 50 }, { ...QUIET, minSize: 5 })
  return 76
}
