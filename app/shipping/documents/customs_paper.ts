import { formatKobo } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import { formatPhone } from '#shared/phones/rules/phone_text'
import {
  drawFooters,
  LAST_LINE,
  MARGIN,
  RIGHT,
  WIDTH,
  type Provider,
} from '#shared/documents/letterhead'
import {
  closeDocument,
  drawRule,
  INK,
  LINE,
  MUTED,
  openDocument,
  type Page,
} from '#shared/documents/page'
import { drawText, heightOf } from '#shared/documents/text'

/** Sender or receiver, as customs read them. */
export interface CustomsParty {
  fullname: string
  address: string
  /** City, state and postal code in one line. */
  place: string
  countryName: string
  phoneNumber: string
  email: string
  taxId: string | null
}

export interface CustomsLine {
  description: string
  hsCode: string | null
  originCountryName: string
  quantity: number
  unitValueKobo: number
  netGrams: number
}

export interface CustomsPaperData {
  /** Whose footer it has; the exporter is the sender. */
  provider: Provider
  invoiceNumber: string
  invoiceDate: Date
  trackingNumber: string
  waybillNumber: string | null
  courier: string
  exporter: CustomsParty
  importer: CustomsParty
  /** E.g. `DAP, London`. */
  terms: string
  dutiesPaidBy: 'receiver' | 'sender'
  reason: string
  packages: {
    grossGrams: number
    dimensionsCm: { length: number; width: number; height: number } | null
    lines: CustomsLine[]
  }[]
}

const BODY = { size: 9.5 } as const
const QUIET = { size: 8.5, color: MUTED } as const
const NAME = { size: 10.5, minSize: 7, font: 'semibold' } as const

type Column = { label: string; x: number; width: number; right?: boolean }

/** Only the first column may wrap. */
interface Table {
  title: string
  columns: Column[]
}

/** A line of a table: what each column says, and a quieter line below the first. */
interface Row {
  cells: string[]
  below: string | null
  heading?: boolean
}

const INVOICE: Table = {
  title: 'Commercial Invoice',
  columns: [
    { label: 'Description of goods', x: MARGIN, width: WIDTH - 270 },
    { label: 'Quantity', x: RIGHT - 260, width: 50, right: true },
    { label: 'Unit value', x: RIGHT - 200, width: 92, right: true },
    { label: 'Total', x: RIGHT - 100, width: 100, right: true },
  ],
}

const PACKING_LIST: Table = {
  title: 'Packing List',
  columns: [
    { label: 'Contents', x: MARGIN, width: WIDTH - 220 },
    { label: 'Quantity', x: RIGHT - 200, width: 70, right: true },
    { label: 'Net weight', x: RIGHT - 120, width: 120, right: true },
  ],
}

/** The A4 invoice that customs read: what is sent, where it was made, what it is worth. */
export function renderCommercialInvoice(data: CustomsPaperData): Promise<Buffer> {
  const lines = data.packages.flatMap((parcel) => parcel.lines)
  const rows = lines.map(({ description, quantity, unitValueKobo, ...goods }) => ({
    cells: [
      ...[description, quantity.toLocaleString('en-NG')],
      ...[formatKobo(unitValueKobo), formatKobo(quantity * unitValueKobo)],
    ],
    below: `HS code ${goods.hsCode ?? 'not stated'}, made in ${goods.originCountryName}, net ${kg(goods.netGrams)}`,
  }))
  const totalKobo = lines.reduce((sum, line) => sum + line.quantity * line.unitValueKobo, 0)
  return render(data, INVOICE, rows, [
    ['Total value for customs (NGN)', formatKobo(totalKobo)],
    ...weightsOf(data),
  ])
}

/** The A4 list of what is in which package. No values stand on it. */
export function renderPackingList(data: CustomsPaperData): Promise<Buffer> {
  const rows = data.packages.flatMap(({ grossGrams, dimensionsCm, lines }, index): Row[] => [
    {
      cells: [`Package ${index + 1} of ${data.packages.length}`, '', `${kg(grossGrams)} gross`],
      below: dimensionsCm && `${Object.values(dimensionsCm).join(' × ')} cm`,
      heading: true,
    },
    ...lines.map(({ description, quantity, netGrams }) => ({
      cells: [description, quantity.toLocaleString('en-NG'), kg(netGrams)],
      below: null,
    })),
  ])
  return render(data, PACKING_LIST, rows, weightsOf(data))
}

function weightsOf({ packages }: CustomsPaperData): [string, string][] {
  const net = packages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.netGrams, 0)
  const gross = packages.reduce((sum, { grossGrams }) => sum + grossGrams, 0)
  return [
    ['Packages', String(packages.length)],
    ['Net weight', kg(net)],
    ['Gross weight', kg(gross)],
  ]
}

const kg = (grams: number) => `${(grams / 1000).toFixed(3)} kg`

async function render(
  data: CustomsPaperData,
  table: Table,
  rows: Row[],
  totals: [string, string][]
): Promise<Buffer> {
  const doc = openDocument({
    size: 'A4',
    title: `${table.title} ${data.invoiceNumber}`,
    author: data.exporter.fullname,
    createdAt: data.invoiceDate,
  })
  doc.addPage()
  drawHead(doc, data, table)
  let y = drawTableHead(doc, table, drawTerms(doc, data, drawParties(doc, data)) + 22)
  for (const row of rows) {
    if (y + heightOfRow(doc, table, row) > LAST_LINE) y = nextPage(doc, data, table)
    y = drawRow(doc, table, row, y)
  }
  // The sum and who stands for it stay together.
  if (y + totals.length * 16 + 110 > LAST_LINE) y = nextPage(doc, data, table)
  drawDeclaration(doc, data, drawTotals(doc, totals, y + 6))
  drawFooters(doc, data.provider)
  return closeDocument(doc)
}

function drawHead(doc: Page, data: CustomsPaperData, { title }: Table) {
  drawText(doc, title, { x: MARGIN, y: 50, width: 290 }, { size: 20, font: 'bold' })
  const right = { x: RIGHT - 200, width: 200 }
  const number = { size: 11, minSize: 6, font: 'semibold', align: 'right' } as const
  drawText(doc, data.invoiceNumber, { ...right, y: 52 }, number)
  const quiet = { ...QUIET, minSize: 5, align: 'right', tabular: true } as const
  drawText(doc, `Date ${formatDay(data.invoiceDate)}`, { ...right, y: 69 }, quiet)
  const waybill = data.waybillNumber
    ? `${data.courier} waybill ${data.waybillNumber}`
    : data.courier
  drawText(doc, waybill, { ...right, y: 82 }, quiet)
  drawText(doc, `Tracking number ${data.trackingNumber}`, { ...right, y: 95 }, quiet)
  drawRule(doc, MARGIN, 116, WIDTH, INK)
}

/** Answers the y below the longer of the two columns. */
function drawParties(doc: Page, { exporter, importer }: CustomsPaperData): number {
  const width = WIDTH / 2 - 15
  const left = drawParty(doc, 'Sender (exporter)', exporter, { x: MARGIN, width })
  const right = drawParty(doc, 'Receiver (importer)', importer, { x: RIGHT - width, width })
  return Math.max(left, right)
}

function drawParty(
  doc: Page,
  label: string,
  party: CustomsParty,
  column: { x: number; width: number }
): number {
  drawText(doc, label, { ...column, y: 128 }, QUIET)
  let y = drawText(doc, party.fullname, { ...column, y: 142, height: 26 }, NAME)
  y = drawText(doc, party.address, { ...column, y, height: 36 }, { ...BODY, minSize: 6 })
  const taxId = party.taxId && `Tax ID ${party.taxId}`
  const rest = [party.place, party.countryName, formatPhone(party.phoneNumber), party.email, taxId]
  for (const line of rest) {
    if (line) y = drawText(doc, line, { ...column, y }, { ...BODY, minSize: 5 })
  }
  return y
}

function drawTerms(doc: Page, { terms, dutiesPaidBy, reason }: CustomsPaperData, top: number) {
  const width = WIDTH / 3
  const facts = [
    ['Terms', terms],
    ['Duties and taxes', `Paid by the ${dutiesPaidBy}`],
    ['Reason for sending', reason],
  ] as const
  const bottoms = facts.map(([label, value], place) => {
    const box = { x: MARGIN + place * width, width: width - 10 }
    drawText(doc, label, { ...box, y: top + 14 }, QUIET)
    return drawText(doc, value, { ...box, y: top + 27, height: 26 }, { ...BODY, minSize: 6 })
  })
  return Math.max(...bottoms)
}

function drawTableHead(doc: Page, { columns }: Table, y: number): number {
  for (const { label, right, ...box } of columns) {
    drawText(doc, label, { ...box, y }, { ...QUIET, align: right ? 'right' : undefined })
  }
  drawRule(doc, MARGIN, y + 15, WIDTH, INK)
  return y + 22
}

function drawRow(doc: Page, { columns }: Table, { cells, below, heading }: Row, top: number) {
  const face = heading ? ({ ...BODY, font: 'semibold' } as const) : BODY
  let y = top
  columns.forEach(({ x, width, right }, place) => {
    const box = { x, width, y: top, ...(place === 0 && { height: 200 }) }
    const style = { ...face, ...(right && { minSize: 5, align: 'right' as const, tabular: true }) }
    const bottom = drawText(doc, cells[place] ?? '', box, style)
    if (place === 0) y = bottom
  })
  const [first] = columns
  if (below) y = drawText(doc, below, { ...first!, y, height: 60 }, QUIET)
  drawRule(doc, MARGIN, y + 5, WIDTH, heading ? INK : LINE)
  return y + 11
}

function heightOfRow(doc: Page, { columns }: Table, { cells, below }: Row): number {
  const { width } = columns[0]!
  const quiet = below ? heightOf(doc, below, width, QUIET) : 0
  return heightOf(doc, cells[0]!, width, BODY) + quiet + 11
}

function drawTotals(doc: Page, totals: [string, string][], top: number): number {
  totals.forEach(([label, value], place) => {
    const y = top + place * 16
    const font = place === 0 ? 'semibold' : undefined
    drawText(doc, label, { x: RIGHT - 330, y, width: 190 }, { ...BODY, font, align: 'right' })
    const figure = { ...BODY, font, minSize: 5, align: 'right', tabular: true } as const
    drawText(doc, value, { x: RIGHT - 130, y, width: 130 }, figure)
  })
  return top + totals.length * 16
}

const DECLARATION = 'I declare that what this paper says is true and complete.'

function drawDeclaration(doc: Page, { exporter, invoiceDate }: CustomsPaperData, top: number) {
  const box = { x: MARGIN, width: WIDTH }
  drawText(doc, DECLARATION, { ...box, y: top + 18 }, BODY)
  drawRule(doc, MARGIN, top + 74, 220, INK)
  const signed = `Signature of ${exporter.fullname}, ${formatDay(invoiceDate)}`
  drawText(doc, signed, { ...box, y: top + 79 }, { ...QUIET, minSize: 5 })
}

function nextPage(doc: Page, { invoiceNumber }: CustomsPaperData, table: Table): number {
  doc.addPage()
  const heading = `${table.title} ${invoiceNumber}, continued`
  drawText(doc, heading, { x: MARGIN, y: 50, width: WIDTH }, { ...QUIET, minSize: 5 })
  return drawTableHead(doc, table, 76)
}
