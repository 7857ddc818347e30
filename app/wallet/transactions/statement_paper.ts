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
import { formatDay } from '#shared/time/lagos_time'
import { formatKobo } from '#shared/money/rules/money'

interface StatementLine {
  at: Date
  type: string
  comment: string | null
  reference: string
  /** Integer kobo; what left is negative. */
  amountKobo: number
  balanceAfterKobo: number
}

export interface StatementSection {
  title: string
  openingKobo: number
  closingKobo: number
  /** From the oldest to the newest. */
  lines: StatementLine[]
}

export interface StatementData {
  provider: Provider
  holder: { name: string; details: string[] }
  walletId: number
  startDate: Date
  endDate: Date
  issuedAt: Date
  sections: StatementSection[]
}

const DAY = { x: MARGIN, width: 62 }
const WHAT = { x: MARGIN + 66, width: 199 }
const AMOUNT = { x: MARGIN + 272, width: 108 }
const BALANCE = { x: RIGHT - 110, width: 110 }
const BODY = { size: 9 } as const
const QUIET = { size: 8, color: MUTED } as const
const FIGURE = { size: 9, minSize: 6, align: 'right', tabular: true } as const

/**
 * The A4 statement of a wallet: each balance as it opened, every transaction, and as it closed.
 * Resolves to the bytes of a PDF; rejects when what happened does not lead from the one to the
 * other, because such a paper must not exist.
 */
export async function renderStatement(data: StatementData): Promise<Buffer> {
  data.sections.forEach(refuseGap)
  const doc = openDocument({
    size: 'A4',
    title: `Statement ${formatDay(data.startDate)} to ${formatDay(data.endDate)}`,
    author: data.provider.legalName,
    createdAt: data.issuedAt,
  })
  doc.addPage()
  let y = drawHead(doc, data)
  for (const section of data.sections) y = await drawSection(doc, data, section, y)
  drawFooters(doc, data.provider)
  return closeDocument(doc)
}

function refuseGap({ title, openingKobo, closingKobo, lines }: StatementSection) {
  let balanceKobo = openingKobo
  for (const { amountKobo, balanceAfterKobo } of lines) {
    balanceKobo += amountKobo
    if (balanceKobo !== balanceAfterKobo) break
  }
  if (balanceKobo === closingKobo) return
  throw new Error(`Statement: ${title} does not lead from ${openingKobo} to ${closingKobo} kobo`)
}

function drawHead(doc: Page, { provider, holder, walletId, ...data }: StatementData): number {
  drawProvider(doc, provider)
  const right = { x: RIGHT - 190, width: 190 }
  drawTitle(doc, 'Statement')
  const period = `${formatDay(data.startDate)} to ${formatDay(data.endDate)}`
  drawText(doc, period, { ...right, y: 80 }, { ...FIGURE, size: 11, font: 'semibold' })
  const issued = `Issued ${formatDay(data.issuedAt)}`
  drawText(doc, issued, { ...right, y: 97 }, { ...QUIET, align: 'right', tabular: true })

  drawFlightRule(doc, 135, provider)
  const box = { x: MARGIN, width: WIDTH }
  const name = { size: 10.5, minSize: 7, font: 'semibold' } as const
  const y = drawText(doc, holder.name, { ...box, y: 146, height: 28 }, name)
  const details = [...holder.details, `Wallet ${walletId}`].join(', ')
  return drawText(doc, details, { ...box, y, height: 24 }, { ...QUIET, minSize: 6 }) + 20
}

async function drawSection(doc: Page, data: StatementData, section: StatementSection, top: number) {
  let y = top + 110 > LAST_LINE ? nextPage(doc, data) : top
  drawText(doc, section.title, { x: MARGIN, y, width: WIDTH }, { size: 13, font: 'display' })
  y = drawTableHead(doc, y + 22)
  y = drawBalance(doc, 'Opening balance', section.openingKobo, y)
  for (const line of section.lines) {
    // A hundred pages take seconds; between them others get their answers.
    await yieldToEventLoop()
    if (y + heightOfLine(doc, line) > LAST_LINE) y = drawTableHead(doc, nextPage(doc, data))
    y = drawLine(doc, line, y)
  }
  if (y + 24 > LAST_LINE) y = drawTableHead(doc, nextPage(doc, data))
  y = drawBalance(doc, 'Closing balance', section.closingKobo, y)
  return y + 24
}

function drawTableHead(doc: Page, y: number): number {
  drawText(doc, 'Date', { ...DAY, y }, QUIET)
  drawText(doc, 'Transaction', { ...WHAT, y }, QUIET)
  drawText(doc, 'Amount', { ...AMOUNT, y }, { ...QUIET, align: 'right' })
  drawText(doc, 'Balance', { ...BALANCE, y }, { ...QUIET, align: 'right' })
  drawRule(doc, MARGIN, y + 14, WIDTH, INK)
  return y + 20
}

function drawBalance(doc: Page, label: string, amountKobo: number, y: number): number {
  drawText(doc, label, { ...WHAT, y }, { ...BODY, font: 'semibold' })
  drawText(
    doc,
    formatKobo(amountKobo),
    { ...BALANCE, y },
    { ...FIGURE, size: 10.5, font: 'display' }
  )
  drawRule(doc, MARGIN, y + 15, WIDTH, LINE)
  return y + 20
}

function drawLine(doc: Page, line: StatementLine, top: number): number {
  drawText(doc, formatDay(line.at), { ...DAY, y: top }, { ...BODY, tabular: true })
  let y = drawText(doc, wordsOf(line), { ...WHAT, y: top, height: 120 }, BODY)
  y = drawText(doc, noteOf(line), { ...WHAT, y, height: 48 }, { ...QUIET, minSize: 5 })
  drawText(doc, signed(line.amountKobo), { ...AMOUNT, y: top }, FIGURE)
  drawText(doc, formatKobo(line.balanceAfterKobo), { ...BALANCE, y: top }, FIGURE)
  drawRule(doc, MARGIN, y + 4, WIDTH, LINE)
  return y + 9
}

function heightOfLine(doc: Page, line: StatementLine): number {
  const words = heightOf(doc, wordsOf(line), WHAT.width, BODY)
  return words + heightOf(doc, noteOf(line), WHAT.width, QUIET) + 9
}

function wordsOf({ comment, type }: StatementLine): string {
  return comment ?? sentence(type)
}

function noteOf({ type, reference }: StatementLine): string {
  return `${sentence(type)}, ${reference}`
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function signed(amountKobo: number): string {
  return `${amountKobo > 0 ? '+' : ''}${formatKobo(amountKobo)}`
}

function nextPage(doc: Page, { provider, startDate, endDate }: StatementData): number {
  doc.addPage()
  const heading = `${provider.name}, statement ${formatDay(startDate)} to ${formatDay(endDate)}, continued`
  drawText(doc, heading, { x: MARGIN, y: 50, width: WIDTH }, { ...QUIET, minSize: 5 })
  return 76
}
