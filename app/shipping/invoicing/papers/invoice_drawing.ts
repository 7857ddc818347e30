import { yieldToEventLoop } from '#shared/time/event_loop'
import {
  LAST_LINE,
  MARGIN,
  RIGHT,
  WIDTH,
  drawFooters,
  drawFlightRule,
  drawProvider,
  drawTitle,
  type Provider,
} from '#shared/documents/letterhead'
import {
  INK,
  LINE,
  MUTED,
  closeDocument,
  drawRule,
  openDocument,
  type Page,
} from '#shared/documents/page'
import { drawText, heightOf } from '#shared/documents/text'
import { formatKobo } from '#shared/money/rules/money'
import { dateText } from '#shared/time/lagos_time'
import { lagosDay } from '#shipping/invoicing/billing_periods'
import { detailOf, sumsOf, totalsOf } from '#shipping/invoicing/papers/invoice_words'
import type { WholeInvoice } from '#shipping/invoicing/invoices'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { Party } from '#shipping/invoicing/models/billing_invoice'

const DAY = { x: MARGIN, width: 66 }
const WHAT = { x: MARGIN + 70, width: 300 }
const AMOUNT = { x: RIGHT - 120, width: 120 }
const LABEL = { x: RIGHT - 330, width: 205 }
const BODY = { size: 9 } as const
const QUIET = { size: 8, color: MUTED } as const
const FIGURE = { size: 9, minSize: 6, align: 'right', tabular: true } as const
const STRONG = { size: 10.5, font: 'semibold' } as const

type Drawing = WholeInvoice & { doc: Page; provider: Provider }
type Row = { day: string; words: string; detail: string; amountKobo: number }

/** An A4 invoice with its statement, or a credit note, as the bytes of a PDF. */
export async function invoiceDrawing(whole: WholeInvoice, provider: Provider): Promise<Buffer> {
  const { invoice } = whole
  const doc = openDocument({
    size: 'A4',
    title: `${titleOf(invoice)} ${invoice.number}`,
    author: provider.legalName,
    createdAt: invoice.createdAt.toJSDate(),
  })
  const drawing = { ...whole, doc, provider }
  doc.addPage()
  const lines = invoice.lines.map(rowOfLine)
  const below = await drawRows(drawing, 'What we charged', lines, drawHead(drawing))
  const y = drawSums(drawing, totalsOf(invoice), below)
  if (!invoice.isCreditNote) await drawStatement(drawing, y + 14)
  drawFooters(doc, provider)
  return closeDocument(doc)
}

function titleOf({ isCreditNote }: BillingInvoice): string {
  return isCreditNote ? 'Credit note' : 'Invoice'
}

function rowOfLine(line: BillingInvoice['lines'][number]): Row {
  const { occurredAt, description, amountKobo } = line
  return {
    day: dateText(occurredAt),
    words: description,
    detail: detailOf(line),
    amountKobo,
  }
}

function drawHead({ doc, provider, invoice }: Drawing): number {
  drawProvider(doc, provider)
  drawTitle(doc, titleOf(invoice))
  const right = { x: RIGHT - 240, width: 240 }
  drawText(doc, invoice.number, { ...right, y: 80 }, { ...FIGURE, size: 11, font: 'semibold' })
  const day = (at: BillingInvoice['dueOn']) => dateText(lagosDay(at))
  const dates = invoice.isCreditNote
    ? `Issued ${day(invoice.issuedOn)}, for ${invoice.credited!.number}`
    : `Issued ${day(invoice.issuedOn)}, due ${day(invoice.dueOn)}`
  drawText(doc, dates, { ...right, y: 97 }, { ...QUIET, align: 'right', tabular: true })
  const period = `${day(invoice.periodFrom)} to ${day(invoice.periodTo)}`
  drawText(doc, period, { ...right, y: 109 }, { ...QUIET, align: 'right', tabular: true })
  drawFlightRule(doc, 135, provider)
  const half = WIDTH / 2 - 10
  const left = drawParty(doc, 'Billed to', invoice.customer, { x: MARGIN, width: half })
  const other = drawParty(doc, 'From', invoice.issuer, { x: MARGIN + half + 20, width: half })
  const y = Math.max(left, other)
  if (!invoice.reason) return y + 18
  return drawText(doc, `Reason: ${invoice.reason}`, { ...ROW, y: y + 6, height: 30 }, BODY) + 14
}

const ROW = { x: MARGIN, width: WIDTH }

function drawParty(doc: Page, label: string, party: Party, box: { x: number; width: number }) {
  drawText(doc, label, { ...box, y: 148 }, QUIET)
  let y = drawText(doc, party.name, { ...box, y: 159, height: 28 }, { ...STRONG, minSize: 7 })
  if (party.address) y = drawText(doc, party.address, { ...box, y, height: 24 }, QUIET)
  const numbers = [party.tin && `TIN ${party.tin}`, party.rcNumber && `RC ${bare(party.rcNumber)}`]
  const known = numbers.filter(Boolean).join(', ')
  return known ? drawText(doc, known, { ...box, y }, QUIET) : y
}

/** Some write the letters, too. */
function bare(rcNumber: string): string {
  return rcNumber.replace(/^rc\s*/i, '')
}

async function drawStatement(drawing: Drawing, top: number) {
  const { invoice, movements } = drawing
  const rows = movements.map(({ at, comment, reference, amountKobo }) => ({
    ...{ day: dateText(at), words: comment, detail: reference, amountKobo },
  }))
  const y = await drawRows(drawing, 'Statement of your wallet', rows, top)
  drawSums(drawing, sumsOf(invoice), y)
}

async function drawRows(drawing: Drawing, title: string, rows: Row[], top: number) {
  const { doc } = drawing
  let y = top + 80 > LAST_LINE ? nextPage(drawing) : top
  drawText(doc, title, { ...ROW, y }, { size: 13, font: 'display' })
  y = drawTableHead(doc, y + 22)
  for (const row of rows) {
    // A hundred pages take seconds; between them others get their answers.
    await yieldToEventLoop()
    if (y + heightOfRow(doc, row) > LAST_LINE) y = drawTableHead(doc, nextPage(drawing))
    y = drawRow(doc, row, y)
  }
  return y
}

function drawTableHead(doc: Page, y: number): number {
  drawText(doc, 'Date', { ...DAY, y }, QUIET)
  drawText(doc, 'Description', { ...WHAT, y }, QUIET)
  drawText(doc, 'Amount', { ...AMOUNT, y }, { ...QUIET, align: 'right' })
  drawRule(doc, MARGIN, y + 14, WIDTH, INK)
  return y + 20
}

function heightOfRow(doc: Page, { words, detail }: Row): number {
  const small = detail ? heightOf(doc, detail, WHAT.width, QUIET) : 0
  return heightOf(doc, words, WHAT.width, BODY) + small + 9
}

function drawRow(doc: Page, { day, words, detail, amountKobo }: Row, top: number): number {
  drawText(doc, day, { ...DAY, y: top }, { ...BODY, tabular: true })
  let y = drawText(doc, words, { ...WHAT, y: top, height: 48 }, BODY)
  if (detail) y = drawText(doc, detail, { ...WHAT, y, height: 24 }, { ...QUIET, minSize: 5 })
  drawText(doc, formatKobo(amountKobo), { ...AMOUNT, y: top }, FIGURE)
  drawRule(doc, MARGIN, y + 4, WIDTH, LINE)
  return y + 9
}

function drawSums(drawing: Drawing, sums: [label: string, amountKobo: number][], top: number) {
  const { doc } = drawing
  let y = top + sums.length * 16 > LAST_LINE ? nextPage(drawing) : top
  for (const [index, [label, amountKobo]] of sums.entries()) {
    const face = index === sums.length - 1 ? STRONG : BODY
    drawText(doc, label, { ...LABEL, y }, { ...face, minSize: 7, align: 'right' })
    drawText(doc, formatKobo(amountKobo), { ...AMOUNT, y }, { ...FIGURE, ...face })
    y += 16
  }
  return y
}

function nextPage({ doc, provider, invoice }: Drawing): number {
  doc.addPage()
  const heading = `${provider.name}, ${invoice.number}, continued`
  drawText(doc, heading, { ...ROW, y: 50 }, { ...QUIET, minSize: 5 })
  return 76
}
