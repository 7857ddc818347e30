import { yieldToEventLoop } from '#shared/time/event_loop'
import { formatDay } from '#shared/time/lagos_time'
import { formatPhone } from '#shared/phones/rules/phone_text'
import {
  drawRouteRule,
  drawFooters,
  CONTENT_BOTTOM,
  PAGE_MARGIN,
  CONTENT_RIGHT,
  CONTENT_WIDTH,
} from '#shared/documents/letterhead'
import {
  closeDocument,
  drawRule,
  INK,
  RULE_COLOUR,
  MUTED,
  openDocument,
  type PdfDocument,
} from '#shared/documents/pdf_document'
import { drawOriginalScript, drawTextBox, measureTextHeight } from '#shared/documents/pdf_text'
import type { DocumentIssuer } from '#shared/documents/letterhead'

export interface CustomsParty {
  fullname: string
  address: string
  originalScript: string | null
  place: string
  countryName: string
  phoneNumber: string
  email: string
  taxId: string | null
}

export interface CustomsTableLine {
  description: string
  hsCode: string | null
  originCountryName: string
  quantity: number
  unitValueKobo: number
  netGrams: number
}

export interface CustomsDocumentData {
  /** Our company, for the footer. The exporter is the sender. */
  provider: DocumentIssuer
  invoiceNumber: string
  invoiceDate: Date
  trackingNumber: string
  waybillNumber: string | null
  courier: string
  exporter: CustomsParty
  importer: CustomsParty
  terms: string
  dutiesPaidBy: 'receiver' | 'sender'
  reason: string
  packages: {
    grossGrams: number
    dimensionsCm: { length: number; width: number; height: number } | null
    lines: CustomsTableLine[]
  }[]
  stamp?: string | null
}

const BODY = { size: 9.5 } as const
const QUIET = { size: 8.5, color: MUTED } as const
const SUM = { size: 10.5, font: 'display' } as const
const NAME = { size: 10.5, minSize: 7, font: 'semibold' } as const

type Column = { label: string; x: number; width: number; right?: boolean }

/** Only the first column wraps. */
export interface CustomsTable {
  title: string
  columns: Column[]
}

export interface CustomsTableRow {
  cells: string[]
  below: string | null
  heading?: boolean
}

export async function renderCustomsTable(
  data: CustomsDocumentData,
  table: CustomsTable,
  rows: CustomsTableRow[],
  totals: [string, string][]
): Promise<Buffer> {
  const doc = openDocument({
    size: 'A4',
    title: `${table.title} ${data.invoiceNumber}`,
    author: data.exporter.fullname,
    createdAt: data.invoiceDate,
    stamp: data.stamp,
  })
  doc.addPage()
  drawHead(doc, data, table)
  let y = drawTableHead(doc, table, drawTerms(doc, data, drawParties(doc, data)) + 22)
  for (const row of rows) {
    // Ten thousand items take seconds, so this yields to other requests.
    await yieldToEventLoop()
    if (y + heightOfRow(doc, table, row) > CONTENT_BOTTOM) y = nextPage(doc, data, table)
    y = drawRow(doc, table, row, y)
  }
  // Keep the totals and the declaration on one page.
  if (y + totals.length * 16 + 110 > CONTENT_BOTTOM) y = nextPage(doc, data, table)
  drawDeclaration(doc, data, drawTotals(doc, totals, y + 6))
  drawFooters(doc, data.provider)
  return closeDocument(doc)
}

function drawHead(doc: PdfDocument, data: CustomsDocumentData, { title }: CustomsTable) {
  drawTextBox(doc, title, { x: PAGE_MARGIN, y: 50, width: 290 }, { size: 22, font: 'display' })
  const right = { x: CONTENT_RIGHT - 200, width: 200 }
  const number = { size: 11, minSize: 6, font: 'semibold', align: 'right' } as const
  drawTextBox(doc, data.invoiceNumber, { ...right, y: 52 }, number)
  const quiet = { ...QUIET, minSize: 5, align: 'right', tabular: true } as const
  drawTextBox(doc, `Date ${formatDay(data.invoiceDate)}`, { ...right, y: 69 }, quiet)
  const waybill = data.waybillNumber
    ? `${data.courier} waybill ${data.waybillNumber}`
    : data.courier
  drawTextBox(doc, waybill, { ...right, y: 82 }, quiet)
  drawTextBox(doc, `Tracking number ${data.trackingNumber}`, { ...right, y: 95 }, quiet)
  drawRouteRule(doc, 119, data.provider)
}

function drawParties(doc: PdfDocument, { exporter, importer }: CustomsDocumentData): number {
  const width = CONTENT_WIDTH / 2 - 15
  const left = drawParty(doc, 'Sender (exporter)', exporter, { x: PAGE_MARGIN, width })
  const right = drawParty(doc, 'Receiver (importer)', importer, { x: CONTENT_RIGHT - width, width })
  return Math.max(left, right)
}

function drawParty(
  doc: PdfDocument,
  label: string,
  party: CustomsParty,
  column: { x: number; width: number }
): number {
  drawTextBox(doc, label, { ...column, y: 131 }, QUIET)
  let y = drawTextBox(doc, party.fullname, { ...column, y: 145, height: 26 }, NAME)
  y = drawTextBox(doc, party.address, { ...column, y, height: 36 }, { ...BODY, minSize: 6 })
  const original = { ...column, y, height: 24 }
  y = drawOriginalScript(doc, party.originalScript, original, { ...BODY, minSize: 5.5 })
  const taxId = party.taxId && `Tax ID ${party.taxId}`
  const rest = [party.place, party.countryName, formatPhone(party.phoneNumber), party.email, taxId]
  for (const line of rest) {
    if (line) y = drawTextBox(doc, line, { ...column, y }, { ...BODY, minSize: 5 })
  }
  return y
}

function drawTerms(
  doc: PdfDocument,
  { terms, dutiesPaidBy, reason }: CustomsDocumentData,
  top: number
) {
  const width = CONTENT_WIDTH / 3
  const facts = [
    ['Terms', terms],
    ['Duties and taxes', `Paid by the ${dutiesPaidBy}`],
    ['Reason for sending', reason],
  ] as const
  const bottoms = facts.map(([label, value], place) => {
    const box = { x: PAGE_MARGIN + place * width, width: width - 10 }
    drawTextBox(doc, label, { ...box, y: top + 14 }, QUIET)
    return drawTextBox(doc, value, { ...box, y: top + 27, height: 26 }, { ...BODY, minSize: 6 })
  })
  return Math.max(...bottoms)
}

function drawTableHead(doc: PdfDocument, { columns }: CustomsTable, y: number): number {
  for (const { label, right, ...box } of columns) {
    drawTextBox(doc, label, { ...box, y }, { ...QUIET, align: right ? 'right' : undefined })
  }
  drawRule(doc, PAGE_MARGIN, y + 15, CONTENT_WIDTH, INK)
  return y + 22
}

function drawRow(
  doc: PdfDocument,
  { columns }: CustomsTable,
  { cells, below, heading }: CustomsTableRow,
  top: number
) {
  const face = heading ? ({ ...BODY, font: 'semibold' } as const) : BODY
  let y = top
  columns.forEach(({ x, width, right }, place) => {
    const box = { x, width, y: top, ...(place === 0 && { height: 200 }) }
    const style = { ...face, ...(right && { minSize: 5, align: 'right' as const, tabular: true }) }
    const bottom = drawTextBox(doc, cells[place] ?? '', box, style)
    if (place === 0) y = bottom
  })
  const [first] = columns
  if (below) y = drawTextBox(doc, below, { ...first!, y, height: 60 }, QUIET)
  drawRule(doc, PAGE_MARGIN, y + 5, CONTENT_WIDTH, heading ? INK : RULE_COLOUR)
  return y + 11
}

function heightOfRow(
  doc: PdfDocument,
  { columns }: CustomsTable,
  { cells, below }: CustomsTableRow
): number {
  const { width } = columns[0]!
  const quiet = below ? measureTextHeight(doc, below, width, QUIET) : 0
  return measureTextHeight(doc, cells[0]!, width, BODY) + quiet + 11
}

function drawTotals(doc: PdfDocument, totals: [string, string][], top: number): number {
  totals.forEach(([label, value], place) => {
    const y = top + place * 16
    const face = place === 0 ? SUM : BODY
    drawTextBox(doc, label, { x: CONTENT_RIGHT - 330, y, width: 190 }, { ...face, align: 'right' })
    const figure = { ...face, minSize: 5, align: 'right', tabular: true } as const
    drawTextBox(doc, value, { x: CONTENT_RIGHT - 130, y, width: 130 }, figure)
  })
  return top + totals.length * 16
}

const DECLARATION = 'I declare that the information in this document is true and complete.'

function drawDeclaration(
  doc: PdfDocument,
  { exporter, invoiceDate }: CustomsDocumentData,
  top: number
) {
  const box = { x: PAGE_MARGIN, width: CONTENT_WIDTH }
  drawTextBox(doc, DECLARATION, { ...box, y: top + 18 }, BODY)
  drawRule(doc, PAGE_MARGIN, top + 74, 220, INK)
  const signed = `Signature of ${exporter.fullname}, ${formatDay(invoiceDate)}`
  drawTextBox(doc, signed, { ...box, y: top + 79 }, { ...QUIET, minSize: 5 })
}

function nextPage(
  doc: PdfDocument,
  { invoiceNumber }: CustomsDocumentData,
  table: CustomsTable
): number {
  doc.addPage()
  const heading = `${table.title} ${invoiceNumber}, continued`
  drawTextBox(
    doc,
    heading,
    { x: PAGE_MARGIN, y: 50, width: CONTENT_WIDTH },
    { ...QUIET, minSize: 5 }
  )
  return drawTableHead(doc, table, 76)
}
