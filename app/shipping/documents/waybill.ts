import { yieldToEventLoop } from '#shared/time/event_loop'
import { formatKobo } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { formatDocumentPlace } from '#shipping/documents/document_texts'
import { formatWeightKg } from '#shipping/pricing/format_price'
import { drawDottedRoute } from '#shared/documents/dotted_route'
import {
  INK,
  MUTED,
  closeDocument,
  drawRule,
  openDocument,
  type PdfDocument,
} from '#shared/documents/pdf_document'
import { drawOriginalScript, drawTextBox, originalFont } from '#shared/documents/pdf_text'
import type { WaybillData, WaybillPackage } from '#shipping/documents/waybill_data'
import bwip from 'bwip-js'

const PAGE_WIDTH = 297.64
const MARGIN = 13
const WIDTH = PAGE_WIDTH - 2 * MARGIN
const QR_SIZE = 90

export function renderWaybill(data: WaybillData): Promise<Buffer> {
  return renderWaybills([data])
}

/** Either all or none of the shipments must be test shipments, because they share one stamp. */
export async function renderWaybills(waybills: WaybillData[]): Promise<Buffer> {
  const [first] = waybills
  const doc = openDocument({
    size: 'A6',
    title: waybills.length === 1 ? `Waybill ${first!.trackingNumber}` : 'Waybills',
    author: first!.brand.name,
    createdAt: first!.bookedAt,
    stamp: first!.stamp,
  })
  for (const waybill of waybills) await drawWaybill(doc, waybill)
  return closeDocument(doc)
}

async function drawWaybill(doc: PdfDocument, data: WaybillData) {
  const trackingCode = encodeQrCode(data.trackingUrl)
  for (const [index, parcel] of data.packages.entries()) {
    // A hundred pages take seconds, so this yields to other requests.
    await yieldToEventLoop()
    doc.addPage()
    drawHeader(doc, data)
    drawNumbers(doc, data, parcel, index)
    drawReceiver(doc, data, trackingCode)
    drawSender(doc, data)
    drawFacts(doc, data, parcel)
    drawContents(doc, data, parcel)
    drawFooter(doc, data)
  }
}

function drawHeader(doc: PdfDocument, data: WaybillData) {
  const left = { x: MARGIN, width: 150 }
  const right = { x: MARGIN + 156, width: WIDTH - 156 }
  drawTextBox(doc, data.brand.name, { ...left, y: 9.5, height: 18 }, { ...BRAND, minSize: 7 })
  drawTextBox(doc, data.brand.contactNumber, { ...left, y: 26.5 }, { size: 6.5, color: MUTED })
  drawTextBox(
    doc,
    data.courier,
    { ...right, y: 9.5, height: 18 },
    { ...BRAND, minSize: 8, align: 'right' }
  )
  drawTextBox(doc, data.serviceType, { ...right, y: 26.5 }, { size: 7, minSize: 5, align: 'right' })
  drawDottedRoute(doc, { x: MARGIN, y: 40, width: WIDTH, size: 7.5, parcel: '#ffffff' })
}

function drawNumbers(doc: PdfDocument, data: WaybillData, parcel: WaybillPackage, index: number) {
  const barcode = parcel.waybillNumber ?? data.waybillNumber ?? data.trackingNumber
  drawCode128(doc, barcode, { x: MARGIN, y: 46, width: WIDTH, height: 38 })
  const center = { x: MARGIN, y: 86, width: WIDTH }
  drawTextBox(doc, barcode, center, { size: 7.5, minSize: 5, align: 'center', tabular: true })

  drawLabel(doc, 'Tracking number', MARGIN, 99, 120)
  const number = { x: MARGIN, y: 106, width: 162, height: 22 }
  drawTextBox(doc, data.trackingNumber, number, {
    size: 18,
    minSize: 8,
    font: 'display',
    tabular: true,
  })
  const day = { x: MARGIN + 168, y: 111.5, width: 54 }
  drawLabel(doc, 'Booked', day.x, 99, day.width)
  drawTextBox(doc, formatDay(data.bookedAt), day, { size: 9, minSize: 6, font: 'semibold' })

  const count = { x: MARGIN + 226, y: 100, width: WIDTH - 226, height: 25 }
  doc.roundedRect(count.x, count.y, count.width, count.height, 3).fill(INK)
  const label = `${index + 1} of ${data.packages.length}`
  const inside = { x: count.x + 3, y: count.y + 6, width: count.width - 6 }
  drawTextBox(doc, label, inside, { ...COUNT, minSize: 6, color: '#ffffff', align: 'center' })
  drawRule(doc, MARGIN, 131, WIDTH, INK)
}

function drawReceiver(doc: PdfDocument, { destination }: WaybillData, trackingCode: QrCode) {
  const width = WIDTH - QR_SIZE - 4
  drawLabel(doc, 'To', MARGIN, 136, width)
  const box = { x: MARGIN, width }
  // Shrinks the Latin address, because the longest one would leave no room for the original script.
  const share = originalFont(destination.originalScript) ? 0.7 : 1
  let y = drawTextBox(doc, destination.fullname, { ...box, y: 144, height: 32.5 * share }, NAME)
  y = drawTextBox(doc, destination.address, { ...box, y: y + 1, height: 30 * share }, ADDRESS)
  const place = formatDocumentPlace(destination)
  y = drawTextBox(doc, place, { ...box, y, height: 20 * share }, ADDRESS)
  y = drawTextBox(doc, destination.countryName, { ...box, y: y + 1, height: 14 }, COUNTRY)
  const phone = formatPhone(destination.phoneNumber)
  y = drawTextBox(doc, phone, { ...box, y: y + 1, height: 12 }, PHONE)
  drawOriginalScript(doc, destination.originalScript, { ...box, y, height: 250 - y }, ADDRESS)

  const left = MARGIN + WIDTH - QR_SIZE
  drawQrCode(doc, trackingCode, left, 138, QR_SIZE)
  const caption = { x: left, y: 226, width: QR_SIZE }
  drawTextBox(doc, 'Scan to track', caption, { size: 6.5, align: 'center', color: MUTED })
  drawRule(doc, MARGIN, 253, WIDTH)
}

function drawSender(doc: PdfDocument, { origin }: WaybillData) {
  drawLabel(doc, 'From', MARGIN, 257, 60)
  const name = { x: MARGIN, y: 265, width: WIDTH / 2 - 4, height: 11 }
  drawTextBox(doc, origin.fullname, name, { size: 8.5, minSize: 5.5, font: 'semibold' })
  const phone = { ...name, x: MARGIN + WIDTH / 2, width: WIDTH / 2 }
  drawTextBox(doc, formatPhone(origin.phoneNumber), phone, { ...PHONE, size: 8.5, align: 'right' })
  const address = [origin.address, formatDocumentPlace(origin), origin.countryName]
    .filter(Boolean)
    .join(', ')
  const box = { x: MARGIN, width: WIDTH }
  const height = originalFont(origin.originalScript) ? 13 : 20
  const style = { size: 7.5, minSize: 5 }
  const y = drawTextBox(doc, address, { ...box, y: 277, height }, style)
  drawOriginalScript(doc, origin.originalScript, { ...box, y, height: 296 - y }, style)
  drawRule(doc, MARGIN, 299, WIDTH)
}

function drawFacts(doc: PdfDocument, data: WaybillData, parcel: WaybillPackage) {
  const pickup = data.pickup ? (data.preferredPickupDateDesc ?? 'Yes') : 'Drop-off'
  const facts = [
    ['Actual weight', formatWeightKg(parcel.weightGrams)],
    ['Billable weight', formatWeightKg(parcel.billableWeightGrams)],
    ['Size (cm)', dimensionsText(parcel)],
    ['Declared value', formatKobo(parcel.declaredValueKobo)],
    ['Insurance', data.insurance],
    ['Signature', data.signatureRequired ? 'Required' : 'Not required'],
    ['Pickup', pickup],
    ['Shipment weight', formatWeightKg(sum(data.packages.map((one) => one.weightGrams)))],
  ]
  const column = WIDTH / 4
  facts.forEach(([label, value], index) => {
    const x = MARGIN + (index % 4) * column
    const y = index < 4 ? 303 : 327
    drawLabel(doc, label, x, y, column - 4)
    const box = { x, y: y + 7.5, width: column - 4, height: 12 }
    drawTextBox(doc, value, box, { size: 8.5, minSize: 4.5, font: 'semibold', tabular: true })
  })
  drawRule(doc, MARGIN, 350, WIDTH)
}

function drawContents(doc: PdfDocument, { reference }: WaybillData, parcel: WaybillPackage) {
  drawLabel(doc, 'Contents', MARGIN, 354, 60)
  if (reference) {
    const beside = { x: MARGIN + 66, y: 352.5, width: WIDTH - 66, height: 9 }
    drawTextBox(doc, `Ref. ${reference}`, beside, { ...REFERENCE, align: 'right' })
  }
  const summary = parcel.contents.map((item) => `${item.quantity} × ${item.description}`).join('; ')
  drawTextBox(
    doc,
    summary,
    { x: MARGIN, y: 362, width: WIDTH, height: 34 },
    { size: 8, minSize: 5.5 }
  )
}

function drawFooter(doc: PdfDocument, data: WaybillData) {
  drawRule(doc, MARGIN, 399, WIDTH)
  const { name, contactNumber } = data.brand
  const line = `Shipped with ${name}.${contactNumber && ` Questions? Call ${contactNumber}`}`
  drawTextBox(doc, line, { x: MARGIN, y: 403, width: WIDTH }, { size: 6, minSize: 4, color: MUTED })
}

const BRAND = { size: 15, font: 'display' } as const
const COUNT = { size: 11, font: 'display' } as const
const NAME = { size: 13, minSize: 7, font: 'bold' } as const
const ADDRESS = { size: 9.5, minSize: 5.5 } as const
const COUNTRY = { size: 11, minSize: 5.5, font: 'bold' } as const
const REFERENCE = { size: 7.5, minSize: 4, font: 'semibold' } as const
const PHONE = { size: 9, minSize: 6, font: 'semibold', tabular: true } as const

function drawLabel(doc: PdfDocument, text: string, x: number, y: number, width: number) {
  drawTextBox(doc, text.toUpperCase(), { x, y, width }, { size: 5.5, minSize: 4, color: MUTED })
}

function dimensionsText({ dimensionsCm }: WaybillPackage) {
  if (!dimensionsCm) return '--'
  return `${dimensionsCm.length} × ${dimensionsCm.width} × ${dimensionsCm.height}`
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** White modules that the standards require on each side of a symbol. */
const CODE128_QUIET_ZONE = 10

const QR_QUIET_ZONE = 4

/** Error correction level M survives a scratch. The types of bwip-js lack this option. */
const QR_OPTIONS = 'eclevel=M'

/** Bars over 0.5 mm do not scan better, and look crude. */
const WIDEST_MODULE_POINTS = 1.42

/** `box` is in points and includes the quiet zones. Vectors stay sharp, scaled bitmaps blur. */
function drawCode128(
  doc: PdfDocument,
  text: string,
  box: { x: number; y: number; width: number; height: number }
) {
  const [symbol] = bwip.raw('code128', text)
  if (!('sbs' in symbol)) throw new Error('bwip-js returned no bars for Code 128')

  const modules = sum(symbol.sbs)
  const module = Math.min(box.width / (modules + 2 * CODE128_QUIET_ZONE), WIDEST_MODULE_POINTS)
  let x = box.x + (box.width - modules * module) / 2
  symbol.sbs.forEach((width, index) => {
    if (index % 2 === 0) doc.rect(x, box.y, width * module, box.height)
    x += width * module
  })
  doc.fill(INK)
}

type QrCode = ReturnType<typeof encodeQrCode>

function encodeQrCode(text: string) {
  const [symbol] = bwip.raw('qrcode', text, QR_OPTIONS)
  if (!('pixs' in symbol)) throw new Error('bwip-js returned no modules for the QR code')
  return { modules: symbol.pixs, columns: symbol.pixx }
}

/** `size` is in points and includes the quiet zone. */
function drawQrCode(doc: PdfDocument, code: QrCode, x: number, y: number, size: number) {
  const module = size / (code.columns + 2 * QR_QUIET_ZONE)
  const left = x + QR_QUIET_ZONE * module
  const top = y + QR_QUIET_ZONE * module
  code.modules.forEach((dark, index) => {
    if (!dark) return
    const column = index % code.columns
    const row = Math.floor(index / code.columns)
    doc.rect(left + column * module, top + row * module, module, module)
  })
  // Filling one path avoids hairlines between modules on screens.
  doc.fill(INK)
}
