import { formatKobo } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { formatWeightKg } from '#shipping/pricing/format_price'
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
  ACCENT,
  INK,
  RULE_COLOUR,
  MUTED,
  closeDocument,
  drawRule,
  openDocument,
  type PdfDocument,
} from '#shared/documents/pdf_document'
import { drawOriginalScript, drawTextBox, measureTextHeight } from '#shared/documents/pdf_text'

export interface ShipmentInvoiceLine {
  label: string
  /** A muted second line: the gift code, the clearance document or the billable weight. */
  detail: string | null
  /** Whole kobo; discounts are negative. */
  amountKobo: number
}

interface BillTo {
  fullname: string
  address: string
  originalScript: string | null
  place: string
  countryName: string
  email: string
  phoneNumber: string
}

export interface ShipmentInvoiceData {
  provider: DocumentIssuer
  invoiceNumber: string
  issuedAt: Date
  billTo: BillTo
  shipment: {
    trackingNumber: string
    courier: string
    serviceType: string
    route: string
    packageCount: number
    billableWeightGrams: number
  }
  /** The amounts of all lines must add up to `totalKobo`. */
  lines: ShipmentInvoiceLine[]
  totalKobo: number
  /** Null while the shipment is unpaid. */
  payment: {
    method: string
    reference: string
    paidAt: Date
    refundedTo: 'wallet' | 'cash back' | null
  } | null
  stamp?: string | null
}

const NUMBER = { x: PAGE_MARGIN, width: 24 }
const LABEL = { x: PAGE_MARGIN + 30, width: CONTENT_WIDTH - 30 - 130 }
const AMOUNT = { x: CONTENT_RIGHT - 120, width: 120 }
const BODY = { size: 9.5 } as const
const QUIET = { size: 8.5, color: MUTED } as const

/** Rejects if the lines do not add up to the total: such an invoice must not exist. */
export async function renderShipmentInvoice(data: ShipmentInvoiceData): Promise<Buffer> {
  requireMatchingTotal(data)
  const doc = openDocument({
    size: 'A4',
    title: `Invoice ${data.invoiceNumber}`,
    author: data.provider.legalName,
    createdAt: data.issuedAt,
    stamp: data.stamp,
  })
  doc.addPage()
  drawHead(doc, data)
  let y = drawTableHead(doc, drawParties(doc, data) + 28)
  data.lines.forEach((line, index) => {
    if (y + heightOfLine(doc, line) > CONTENT_BOTTOM) y = continueOnNewPage(doc, data)
    y = drawLine(doc, line, index, y)
  })
  // Keep the total and the payment on one page.
  if (y + 110 > CONTENT_BOTTOM) y = continueOnNewPage(doc, data)
  drawPayment(doc, data, drawTotal(doc, data, y))
  drawFooters(doc, data.provider)
  return closeDocument(doc)
}

function requireMatchingTotal({ invoiceNumber, lines, totalKobo }: ShipmentInvoiceData) {
  const sumKobo = lines.reduce((sum, line) => sum + line.amountKobo, 0)
  if (sumKobo === totalKobo) return
  throw new Error(`Invoice ${invoiceNumber}: lines add up to ${sumKobo}, not ${totalKobo} kobo`)
}

function drawHead(
  doc: PdfDocument,
  { provider, invoiceNumber, issuedAt, payment }: ShipmentInvoiceData
) {
  drawIssuer(doc, provider)
  const right = { x: CONTENT_RIGHT - 190, width: 190 }
  drawTitle(doc, 'Invoice')
  const number = { size: 11, minSize: 6, font: 'semibold', align: 'right' } as const
  drawTextBox(doc, invoiceNumber, { ...right, y: 79 }, number)
  drawTextBox(
    doc,
    `Issued ${formatDay(issuedAt)}`,
    { ...right, y: 96 },
    { ...QUIET, align: 'right', tabular: true }
  )
  const status = { size: 9.5, font: 'bold', align: 'right', color: payment ? ACCENT : INK } as const
  drawTextBox(doc, paymentState(payment), { ...right, y: 111 }, status)
}

function paymentState(payment: ShipmentInvoiceData['payment']): string {
  if (!payment) return 'NOT YET PAID'
  return payment.refundedTo ? 'REFUNDED' : 'PAID'
}

function drawParties(doc: PdfDocument, { provider, billTo, shipment }: ShipmentInvoiceData) {
  drawRouteRule(doc, 149, provider)
  const left = { x: PAGE_MARGIN, width: 230 }
  drawTextBox(doc, 'Bill to', { ...left, y: 164 }, QUIET)
  let y = drawTextBox(doc, billTo.fullname, { ...left, y: 178, height: 26 }, { ...NAME })
  if (billTo.address) {
    y = drawTextBox(doc, billTo.address, { ...left, y, height: 36 }, { ...BODY, minSize: 6 })
  }
  const original = { ...left, y, height: 24 }
  y = drawOriginalScript(doc, billTo.originalScript, original, { ...BODY, minSize: 5.5 })
  const rest = [billTo.place, billTo.countryName, formatPhone(billTo.phoneNumber), billTo.email]
  for (const line of rest.filter(Boolean)) {
    y = drawTextBox(doc, line, { ...left, y }, { ...BODY, minSize: 5 })
  }
  const bottom = y

  const right = { x: PAGE_MARGIN + 262, width: CONTENT_WIDTH - 262 }
  drawTextBox(doc, 'Shipment', { ...right, y: 164 }, QUIET)
  const { packageCount } = shipment
  const pieces = `${packageCount} ${packageCount === 1 ? 'package' : 'packages'}`
  const below = { ...BODY, minSize: 6 }
  y = drawTextBox(doc, shipment.trackingNumber, { ...right, y: 178 }, { ...NAME, tabular: true })
  y = drawTextBox(doc, `${shipment.courier}, ${shipment.serviceType}`, { ...right, y }, below)
  y = drawTextBox(doc, shipment.route, { ...right, y, height: 36 }, below)
  const weight = `${pieces}, billed as ${formatWeightKg(shipment.billableWeightGrams)}`
  y = drawTextBox(doc, weight, { ...right, y }, below)
  return Math.max(bottom, y)
}

const NAME = { size: 10.5, minSize: 7, font: 'semibold' } as const

function drawTableHead(doc: PdfDocument, y: number) {
  drawTextBox(doc, '#', { ...NUMBER, y }, QUIET)
  drawTextBox(doc, 'Charge', { ...LABEL, y }, QUIET)
  drawTextBox(doc, 'Amount', { ...AMOUNT, y }, { ...QUIET, align: 'right' })
  drawRule(doc, PAGE_MARGIN, y + 15, CONTENT_WIDTH, INK)
  return y + 22
}

function drawLine(doc: PdfDocument, line: ShipmentInvoiceLine, index: number, top: number) {
  drawTextBox(
    doc,
    String(index + 1),
    { ...NUMBER, y: top },
    { ...BODY, color: MUTED, tabular: true }
  )
  let y = drawTextBox(doc, line.label, { ...LABEL, y: top, height: 200 }, BODY)
  if (line.detail) y = drawTextBox(doc, line.detail, { ...LABEL, y, height: 200 }, QUIET)
  const amount = { ...BODY, minSize: 6, align: 'right', tabular: true } as const
  drawTextBox(doc, formatKobo(line.amountKobo), { ...AMOUNT, y: top }, amount)
  drawRule(doc, PAGE_MARGIN, y + 5, CONTENT_WIDTH, RULE_COLOUR)
  return y + 11
}

function heightOfLine(doc: PdfDocument, line: ShipmentInvoiceLine) {
  const detail = line.detail ? measureTextHeight(doc, line.detail, LABEL.width, QUIET) : 0
  return measureTextHeight(doc, line.label, LABEL.width, BODY) + detail + 11
}

function drawTotal(doc: PdfDocument, { totalKobo }: ShipmentInvoiceData, y: number) {
  drawTextBox(doc, 'Total', { ...LABEL, y: y + 5 }, { size: 13, font: 'display' })
  drawTextBox(
    doc,
    formatKobo(totalKobo),
    { x: CONTENT_RIGHT - 240, y: y + 3, width: 240 },
    { size: 17, minSize: 8, font: 'display', align: 'right', tabular: true }
  )
  drawRule(doc, PAGE_MARGIN, y + 28, CONTENT_WIDTH, INK)
  return y + 46
}

function drawPayment(doc: PdfDocument, { payment }: ShipmentInvoiceData, top: number) {
  const box = { x: PAGE_MARGIN, width: CONTENT_WIDTH }
  drawTextBox(doc, 'Payment', { ...box, y: top }, QUIET)
  if (!payment) {
    drawTextBox(doc, 'This invoice has not been paid yet.', { ...box, y: top + 14 }, BODY)
    return
  }
  const { method, paidAt, refundedTo } = payment
  const refunded = refundedTo ? `, refunded to the ${refundedTo}` : ''
  const paid = `${method}, ${formatDay(paidAt)}${refunded}`
  const y = drawTextBox(doc, paid, { ...box, y: top + 14 }, { ...BODY, minSize: 6, tabular: true })
  drawTextBox(doc, `Reference ${payment.reference}`, { ...box, y }, { ...BODY, minSize: 5 })
}

function continueOnNewPage(doc: PdfDocument, { provider, invoiceNumber }: ShipmentInvoiceData) {
  doc.addPage()
  const heading = `${provider.name}, invoice ${invoiceNumber}, continued`
  drawTextBox(
    doc,
    heading,
    { x: PAGE_MARGIN, y: 50, width: CONTENT_WIDTH },
    { ...QUIET, minSize: 5 }
  )
  return drawTableHead(doc, 76)
}
