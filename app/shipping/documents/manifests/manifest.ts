import { DateTime } from 'luxon'
import brand from '#config/brand'
import { headOffice } from '#shared/brand/brand'
import { counted } from '#shared/languages/rules/counted'
import { dayText, formatDay } from '#shared/time/lagos_time'
import {
  drawFlightRule,
  drawFooters,
  drawProvider,
  drawTitle,
  LAST_LINE,
  MARGIN,
  type Provider,
  RIGHT,
  WIDTH,
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
import { formatKg } from '#shipping/pricing/price_words'
import {
  type ManifestParcel,
  manifestParcels,
} from '#shipping/documents/manifests/manifest_parcels'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

export interface ManifestData {
  provider: Provider
  carrierName: string
  day: DateTime
  parcels: ManifestParcel[]
}

type Align = 'right' | undefined

interface Column {
  title: string
  x: number
  width: number
  align?: Align
  value: (parcel: ManifestParcel, index: number) => string
}

const COLUMNS: Column[] = [
  { title: '#', x: 0, width: 22, value: (_, index) => String(index + 1) },
  { title: 'Waybill', x: 24, width: 92, value: ({ waybillNumber }) => waybillNumber },
  { title: 'Reference', x: 120, width: 76, value: ({ trackingNumber }) => String(trackingNumber) },
  { title: 'To', x: 200, width: 106, value: placeIn },
  { title: 'Service', x: 310, width: 82, value: ({ service }) => service },
  right({ title: 'Packages', x: 392, width: 42, value: ({ packages }) => String(packages) }),
  right({ title: 'Weight', x: 436, width: WIDTH - 436, value: ({ grams }) => formatKg(grams) }),
]

/** Of one line of text, and of two: nothing of a parcel has more. */
const ROW = 19
const TALL_ROW = 30
const SIGNATURES = 120
const BODY = { size: 8.5, minSize: 5 } as const
const QUIET = { size: 8, color: MUTED } as const

/** The paper that a company's driver and our staff sign for the parcels of a day. The bytes of a PDF. */
export async function manifestOf(carrier: Carrier, day: string): Promise<Buffer> {
  return renderManifest({
    provider: { ...brand, address: headOffice(brand) },
    carrierName: CARRIER_NAMES[carrier],
    day: DateTime.fromISO(day, { zone: 'Africa/Lagos' }),
    parcels: await manifestParcels(carrier, day),
  })
}

/** Over as many A4 pages as its parcels need; the totals and the signatures stand together. */
export function renderManifest(data: ManifestData): Promise<Buffer> {
  const { provider, carrierName, day, parcels } = data
  const doc = openDocument({
    size: 'A4',
    title: `Manifest ${carrierName} ${day.toISODate()}`,
    author: provider.legalName,
    createdAt: new Date(),
  })
  doc.addPage()
  drawHead(doc, data)
  let y = drawTableHead(doc, 158)
  parcels.forEach((parcel, index) => {
    if (y + rowOf(doc, parcel, index) > LAST_LINE) y = continueOnNewPage(doc, data)
    y = drawParcel(doc, parcel, index, y)
  })
  if (parcels.length === 0) y = drawEmpty(doc, data, y)
  if (y + SIGNATURES > LAST_LINE) y = continueOnNewPage(doc, data)
  y = drawTotals(doc, parcels, y)
  if (parcels.length > 0) drawSignatures(doc, data, y)
  drawFooters(doc, provider)
  return closeDocument(doc)
}

function right(column: Column): Column {
  return { ...column, align: 'right' }
}

function placeIn({ receiverTown, receiverCountry }: ManifestParcel): string {
  return [receiverTown, receiverCountry].filter(Boolean).join(', ')
}

function drawHead(doc: Page, { provider, carrierName, day }: ManifestData) {
  drawProvider(doc, provider)
  const box = { x: RIGHT - 190, width: 190 }
  drawTitle(doc, 'Manifest')
  drawText(doc, carrierName, { ...box, y: 79 }, { size: 11, font: 'semibold', align: 'right' })
  drawText(doc, dayText(day), { ...box, y: 96 }, { ...QUIET, align: 'right', tabular: true })
  const printed = `Printed ${formatDay(new Date())}`
  drawText(doc, printed, { ...box, y: 110 }, { ...QUIET, align: 'right', tabular: true })
  drawFlightRule(doc, 140, provider)
}

function drawTableHead(doc: Page, y: number): number {
  for (const { title, x, width, align } of COLUMNS) {
    drawText(doc, title, { x: MARGIN + x, y, width: width - 2 }, { ...QUIET, minSize: 5, align })
  }
  drawRule(doc, MARGIN, y + 14, WIDTH, INK)
  return y + 19
}

function drawParcel(doc: Page, parcel: ManifestParcel, index: number, y: number): number {
  const row = rowOf(doc, parcel, index)
  for (const { x, width, align, value } of COLUMNS) {
    const box = { x: MARGIN + x, y, width: width - 2, height: row - 6 }
    drawText(doc, value(parcel, index), box, { ...BODY, align, tabular: true })
  }
  drawRule(doc, MARGIN, y + row - 6, WIDTH, LINE)
  return y + row
}

function rowOf(doc: Page, parcel: ManifestParcel, index: number): number {
  const isTall = COLUMNS.some(
    ({ width, value }) => heightOf(doc, value(parcel, index), width - 2, BODY) > ROW - 6
  )
  return isTall ? TALL_ROW : ROW
}

function drawEmpty(doc: Page, { carrierName }: ManifestData, y: number): number {
  const sentence = `No parcels for ${carrierName} on this day.`
  drawText(doc, sentence, { x: MARGIN, y: y + 6, width: WIDTH }, { size: 10 })
  return y + 30
}

function drawTotals(doc: Page, parcels: ManifestParcel[], top: number): number {
  const packages = parcels.reduce((sum, parcel) => sum + parcel.packages, 0)
  const grams = parcels.reduce((sum, parcel) => sum + parcel.grams, 0)
  const brought = parcels.filter(({ isPickup }) => !isPickup).length
  const words = [
    counted(parcels.length, 'parcel'),
    counted(packages, 'package'),
    formatKg(grams),
    ...(brought > 0 ? [`${brought} dropped off at our office`] : []),
  ]
  const box = { x: MARGIN, y: top + 6, width: WIDTH }
  drawText(doc, `Total: ${words.join(', ')}`, box, { size: 12, minSize: 7, font: 'display' })
  return top + 34
}

function drawSignatures(doc: Page, { carrierName, provider }: ManifestData, top: number) {
  const width = (WIDTH - 30) / 2
  const sides = [`Received by the ${carrierName} driver`, `Handed over by ${provider.name}`]
  for (const [index, title] of sides.entries()) {
    const x = MARGIN + index * (width + 30)
    drawText(doc, title, { x, y: top, width }, { ...BODY, font: 'semibold' })
    drawRule(doc, x, top + 52, width, INK)
    drawText(doc, 'Name, signature, date and time', { x, y: top + 57, width }, QUIET)
  }
}

function continueOnNewPage(doc: Page, { provider, carrierName, day }: ManifestData): number {
  doc.addPage()
  const heading = `${provider.name}, manifest ${carrierName}, ${dayText(day)}, continued`
  drawText(doc, heading, { x: MARGIN, y: 50, width: WIDTH }, { ...QUIET, minSize: 5 })
  return drawTableHead(doc, 76)
}
