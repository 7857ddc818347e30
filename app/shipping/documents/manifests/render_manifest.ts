import { DateTime } from 'luxon'
import { pluralize } from '#shared/languages/rules/pluralize'
import { formatWeekdayDate, formatDay } from '#shared/time/lagos_time'
import {
  drawRouteRule,
  drawFooters,
  drawIssuer,
  drawTitle,
  CONTENT_BOTTOM,
  PAGE_MARGIN,
  type DocumentIssuer,
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
import { drawTextBox, measureTextHeight } from '#shared/documents/pdf_text'
import { formatWeightKg } from '#shipping/pricing/format_price'
import type { ManifestParcel } from '#shipping/documents/manifests/manifest_parcels'

export interface ManifestData {
  provider: DocumentIssuer
  carrierName: string
  /** `2026-11-24` */
  day: string
  parcels: ManifestParcel[]
}

type ColumnAlign = 'right' | undefined

interface Column {
  title: string
  x: number
  width: number
  align?: ColumnAlign
  value: (parcel: ManifestParcel, index: number) => string
}

const COLUMNS: Column[] = [
  { title: '#', x: 0, width: 22, value: (_, index) => String(index + 1) },
  { title: 'Waybill', x: 24, width: 92, value: ({ waybillNumber }) => waybillNumber },
  { title: 'Reference', x: 120, width: 76, value: ({ trackingNumber }) => String(trackingNumber) },
  { title: 'To', x: 200, width: 106, value: receiverPlaceText },
  { title: 'Service', x: 310, width: 82, value: ({ service }) => service },
  alignRight({ title: 'Packages', x: 392, width: 42, value: ({ packages }) => String(packages) }),
  alignRight({
    title: 'Weight',
    x: 436,
    width: CONTENT_WIDTH - 436,
    value: ({ grams }) => formatWeightKg(grams),
  }),
]

const ROW = 19
const TALL_ROW_HEIGHT = 30
const SIGNATURES_HEIGHT = 120
const BODY = { size: 8.5, minSize: 5 } as const
const QUIET = { size: 8, color: MUTED } as const

/** Runs in a worker thread. */
export function renderManifest(data: ManifestData): Promise<Buffer> {
  const { provider, carrierName, day, parcels } = data
  const doc = openDocument({
    size: 'A4',
    title: `Manifest ${carrierName} ${day}`,
    author: provider.legalName,
    createdAt: new Date(),
  })
  doc.addPage()
  drawHead(doc, data)
  let y = drawTableHead(doc, 158)
  parcels.forEach((parcel, index) => {
    if (y + rowHeight(doc, parcel, index) > CONTENT_BOTTOM) y = continueOnNewPage(doc, data)
    y = drawParcel(doc, parcel, index, y)
  })
  if (parcels.length === 0) y = drawEmpty(doc, data, y)
  if (y + SIGNATURES_HEIGHT > CONTENT_BOTTOM) y = continueOnNewPage(doc, data)
  y = drawTotals(doc, parcels, y)
  if (parcels.length > 0) drawSignatures(doc, data, y)
  drawFooters(doc, provider)
  return closeDocument(doc)
}

function alignRight(column: Column): Column {
  return { ...column, align: 'right' }
}

function receiverPlaceText({ receiverTown, receiverCountry }: ManifestParcel): string {
  return [receiverTown, receiverCountry].filter(Boolean).join(', ')
}

function drawHead(doc: PdfDocument, { provider, carrierName, day }: ManifestData) {
  drawIssuer(doc, provider)
  const box = { x: CONTENT_RIGHT - 190, width: 190 }
  drawTitle(doc, 'Manifest')
  drawTextBox(doc, carrierName, { ...box, y: 79 }, { size: 11, font: 'semibold', align: 'right' })
  drawTextBox(
    doc,
    formatWeekdayDate(DateTime.fromISO(day)),
    { ...box, y: 96 },
    { ...QUIET, align: 'right', tabular: true }
  )
  const printed = `Printed ${formatDay(new Date())}`
  drawTextBox(doc, printed, { ...box, y: 110 }, { ...QUIET, align: 'right', tabular: true })
  drawRouteRule(doc, 140, provider)
}

function drawTableHead(doc: PdfDocument, y: number): number {
  for (const { title, x, width, align } of COLUMNS) {
    drawTextBox(
      doc,
      title,
      { x: PAGE_MARGIN + x, y, width: width - 2 },
      { ...QUIET, minSize: 5, align }
    )
  }
  drawRule(doc, PAGE_MARGIN, y + 14, CONTENT_WIDTH, INK)
  return y + 19
}

function drawParcel(doc: PdfDocument, parcel: ManifestParcel, index: number, y: number): number {
  const row = rowHeight(doc, parcel, index)
  for (const { x, width, align, value } of COLUMNS) {
    const box = { x: PAGE_MARGIN + x, y, width: width - 2, height: row - 6 }
    drawTextBox(doc, value(parcel, index), box, { ...BODY, align, tabular: true })
  }
  drawRule(doc, PAGE_MARGIN, y + row - 6, CONTENT_WIDTH, RULE_COLOUR)
  return y + row
}

function rowHeight(doc: PdfDocument, parcel: ManifestParcel, index: number): number {
  const isTall = COLUMNS.some(
    ({ width, value }) => measureTextHeight(doc, value(parcel, index), width - 2, BODY) > ROW - 6
  )
  return isTall ? TALL_ROW_HEIGHT : ROW
}

function drawEmpty(doc: PdfDocument, { carrierName }: ManifestData, y: number): number {
  const sentence = `No parcels for ${carrierName} on this day.`
  drawTextBox(doc, sentence, { x: PAGE_MARGIN, y: y + 6, width: CONTENT_WIDTH }, { size: 10 })
  return y + 30
}

function drawTotals(doc: PdfDocument, parcels: ManifestParcel[], top: number): number {
  const packages = parcels.reduce((sum, parcel) => sum + parcel.packages, 0)
  const grams = parcels.reduce((sum, parcel) => sum + parcel.grams, 0)
  const brought = parcels.filter(({ isPickup }) => !isPickup).length
  const words = [
    pluralize(parcels.length, 'parcel'),
    pluralize(packages, 'package'),
    formatWeightKg(grams),
    ...(brought > 0 ? [`${brought} dropped off at our office`] : []),
  ]
  const box = { x: PAGE_MARGIN, y: top + 6, width: CONTENT_WIDTH }
  drawTextBox(doc, `Total: ${words.join(', ')}`, box, { size: 12, minSize: 7, font: 'display' })
  return top + 34
}

function drawSignatures(doc: PdfDocument, { carrierName, provider }: ManifestData, top: number) {
  const width = (CONTENT_WIDTH - 30) / 2
  const sides = [`Received by the ${carrierName} driver`, `Handed over by ${provider.name}`]
  for (const [index, title] of sides.entries()) {
    const x = PAGE_MARGIN + index * (width + 30)
    drawTextBox(doc, title, { x, y: top, width }, { ...BODY, font: 'semibold' })
    drawRule(doc, x, top + 52, width, INK)
    drawTextBox(doc, 'Name, signature, date and time', { x, y: top + 57, width }, QUIET)
  }
}

function continueOnNewPage(doc: PdfDocument, { provider, carrierName, day }: ManifestData): number {
  doc.addPage()
  const heading = `${provider.name}, manifest ${carrierName}, ${formatWeekdayDate(DateTime.fromISO(day))}, continued`
  drawTextBox(
    doc,
    heading,
    { x: PAGE_MARGIN, y: 50, width: CONTENT_WIDTH },
    { ...QUIET, minSize: 5 }
  )
  return drawTableHead(doc, 76)
}
