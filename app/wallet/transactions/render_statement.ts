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
import { formatDay } from '#shared/time/lagos_time'
import { formatKobo } from '#shared/money/rules/money'

interface StatementLine {
  at: Date
  type: string
  comment: string | null
  reference: string
  /** Whole kobo, negative for debits. */
  amountKobo: number
  balanceAfterKobo: number
}

export interface StatementSection {
  title: string
  openingKobo: number
  closingKobo: number
  /** The transactions of the balance, oldest first. */
  lines: StatementLine[]
}

export interface StatementData {
  provider: DocumentIssuer
  holder: { name: string; details: string[] }
  walletId: number
  startDate: Date
  endDate: Date
  issuedAt: Date
  sections: StatementSection[]
}

const DATE_COLUMN = { x: PAGE_MARGIN, width: 62 }
const TEXT_COLUMN = { x: PAGE_MARGIN + 66, width: 199 }
const AMOUNT_COLUMN = { x: PAGE_MARGIN + 272, width: 108 }
const BALANCE_COLUMN = { x: CONTENT_RIGHT - 110, width: 110 }
const BODY_STYLE = { size: 9 } as const
const MUTED_TEXT_STYLE = { size: 8, color: MUTED } as const
const FIGURE_STYLE = { size: 9, minSize: 6, align: 'right', tabular: true } as const

/**
 * Runs in a worker thread. Renders a wallet's A4 statement as a PDF. Throws if the transactions do
 * not lead from the opening to the closing balance: such a statement must not be issued.
 */
export async function renderStatement(data: StatementData): Promise<Buffer> {
  data.sections.forEach(requireContinuousBalance)
  const doc = openDocument({
    size: 'A4',
    title: `Statement ${formatDay(data.startDate)} to ${formatDay(data.endDate)}`,
    author: data.provider.legalName,
    createdAt: data.issuedAt,
  })
  doc.addPage()
  let y = drawHead(doc, data)
  for (const section of data.sections) y = drawSection(doc, data, section, y)
  drawFooters(doc, data.provider)
  return closeDocument(doc)
}

function requireContinuousBalance({ title, openingKobo, closingKobo, lines }: StatementSection) {
  let balanceKobo = openingKobo
  for (const { amountKobo, balanceAfterKobo } of lines) {
    balanceKobo += amountKobo
    if (balanceKobo !== balanceAfterKobo) break
  }
  if (balanceKobo === closingKobo) return
  throw new Error(`Statement: ${title} does not lead from ${openingKobo} to ${closingKobo} kobo`)
}

function drawHead(
  doc: PdfDocument,
  { provider, holder, walletId, ...data }: StatementData
): number {
  drawIssuer(doc, provider)
  const right = { x: CONTENT_RIGHT - 190, width: 190 }
  drawTitle(doc, 'Statement')
  const period = `${formatDay(data.startDate)} to ${formatDay(data.endDate)}`
  drawTextBox(doc, period, { ...right, y: 80 }, { ...FIGURE_STYLE, size: 11, font: 'semibold' })
  const issued = `Issued ${formatDay(data.issuedAt)}`
  drawTextBox(
    doc,
    issued,
    { ...right, y: 97 },
    { ...MUTED_TEXT_STYLE, align: 'right', tabular: true }
  )

  drawRouteRule(doc, 135, provider)
  const box = { x: PAGE_MARGIN, width: CONTENT_WIDTH }
  const name = { size: 10.5, minSize: 7, font: 'semibold' } as const
  const y = drawTextBox(doc, holder.name, { ...box, y: 146, height: 28 }, name)
  const details = [...holder.details, `Wallet ${walletId}`].join(', ')
  return (
    drawTextBox(doc, details, { ...box, y, height: 24 }, { ...MUTED_TEXT_STYLE, minSize: 6 }) + 20
  )
}

function drawSection(
  doc: PdfDocument,
  data: StatementData,
  section: StatementSection,
  top: number
): number {
  let y = top + 110 > CONTENT_BOTTOM ? nextPage(doc, data) : top
  drawTextBox(
    doc,
    section.title,
    { x: PAGE_MARGIN, y, width: CONTENT_WIDTH },
    { size: 13, font: 'display' }
  )
  y = drawTableHead(doc, y + 22)
  y = drawBalance(doc, 'Opening balance', section.openingKobo, y)
  for (const line of section.lines) {
    if (y + statementLineHeight(doc, line) > CONTENT_BOTTOM)
      y = drawTableHead(doc, nextPage(doc, data))
    y = drawLine(doc, line, y)
  }
  if (y + 24 > CONTENT_BOTTOM) y = drawTableHead(doc, nextPage(doc, data))
  y = drawBalance(doc, 'Closing balance', section.closingKobo, y)
  return y + 24
}

function drawTableHead(doc: PdfDocument, y: number): number {
  drawTextBox(doc, 'Date', { ...DATE_COLUMN, y }, MUTED_TEXT_STYLE)
  drawTextBox(doc, 'Transaction', { ...TEXT_COLUMN, y }, MUTED_TEXT_STYLE)
  drawTextBox(doc, 'Amount', { ...AMOUNT_COLUMN, y }, { ...MUTED_TEXT_STYLE, align: 'right' })
  drawTextBox(doc, 'Balance', { ...BALANCE_COLUMN, y }, { ...MUTED_TEXT_STYLE, align: 'right' })
  drawRule(doc, PAGE_MARGIN, y + 14, CONTENT_WIDTH, INK)
  return y + 20
}

function drawBalance(doc: PdfDocument, label: string, amountKobo: number, y: number): number {
  drawTextBox(doc, label, { ...TEXT_COLUMN, y }, { ...BODY_STYLE, font: 'semibold' })
  drawTextBox(
    doc,
    formatKobo(amountKobo),
    { ...BALANCE_COLUMN, y },
    { ...FIGURE_STYLE, size: 10.5, font: 'display' }
  )
  drawRule(doc, PAGE_MARGIN, y + 15, CONTENT_WIDTH, RULE_COLOUR)
  return y + 20
}

function drawLine(doc: PdfDocument, line: StatementLine, top: number): number {
  drawTextBox(doc, formatDay(line.at), { ...DATE_COLUMN, y: top }, { ...BODY_STYLE, tabular: true })
  let y = drawTextBox(
    doc,
    statementLineText(line),
    { ...TEXT_COLUMN, y: top, height: 120 },
    BODY_STYLE
  )
  y = drawTextBox(
    doc,
    statementLineReference(line),
    { ...TEXT_COLUMN, y, height: 48 },
    { ...MUTED_TEXT_STYLE, minSize: 5 }
  )
  drawTextBox(doc, signedAmountText(line.amountKobo), { ...AMOUNT_COLUMN, y: top }, FIGURE_STYLE)
  drawTextBox(doc, formatKobo(line.balanceAfterKobo), { ...BALANCE_COLUMN, y: top }, FIGURE_STYLE)
  drawRule(doc, PAGE_MARGIN, y + 4, CONTENT_WIDTH, RULE_COLOUR)
  return y + 9
}

function statementLineHeight(doc: PdfDocument, line: StatementLine): number {
  const textHeight = measureTextHeight(doc, statementLineText(line), TEXT_COLUMN.width, BODY_STYLE)
  return (
    textHeight +
    measureTextHeight(doc, statementLineReference(line), TEXT_COLUMN.width, MUTED_TEXT_STYLE) +
    9
  )
}

function statementLineText({ comment, type }: StatementLine): string {
  return comment ?? capitalizeFirst(type)
}

function statementLineReference({ type, reference }: StatementLine): string {
  return `${capitalizeFirst(type)}, ${reference}`
}

function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function signedAmountText(amountKobo: number): string {
  return `${amountKobo > 0 ? '+' : ''}${formatKobo(amountKobo)}`
}

function nextPage(doc: PdfDocument, { provider, startDate, endDate }: StatementData): number {
  doc.addPage()
  const heading = `${provider.name}, statement ${formatDay(startDate)} to ${formatDay(endDate)}, continued`
  drawTextBox(
    doc,
    heading,
    { x: PAGE_MARGIN, y: 50, width: CONTENT_WIDTH },
    { ...MUTED_TEXT_STYLE, minSize: 5 }
  )
  return 76
}
