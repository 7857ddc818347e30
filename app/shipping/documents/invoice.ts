import { formatKobo } from '#shared/money/rules/money'
import { formatDay } from '#shared/time/lagos_time'
import { formatPhone } from '#shared/phones/rules/phone_text'
import { formatKg } from '#shipping/pricing/price_words'
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
  ACCENT,
  INK,
  LINE,
  MUTED,
  closeDocument,
  drawRule,
  openDocument,
  type Page,
} from '#shared/documents/page'
import { drawText, heightOf } from '#shared/documents/text'

export interface InvoiceLine {
  /** What the charge is called, e.g. `Shipping rate` or `Discount`. */
  label: string
  /** A second, quieter line: the gift code, the clearance document, the billable weight. */
  detail: string | null
  /** Integer kobo; a discount is negative. */
  amountKobo: number
}

/** Who pays. What is not known is empty. */
interface BillTo {
  fullname: string
  address: string
  /** City, state and postal code in one line. */
  place: string
  countryName: string
  email: string
  phoneNumber: string
}

export interface InvoiceData {
  provider: Provider
  invoiceNumber: string
  issuedAt: Date
  billTo: BillTo
  shipment: {
    trackingNumber: string
    courier: string
    serviceType: string
    /** E.g. `Lagos, Nigeria to Toronto, Canada`. */
    route: string
    packageCount: number
    billableWeightGrams: number
  }
  /** Must add up to `totalKobo`. */
  lines: InvoiceLine[]
  totalKobo: number
  /** Null while the shipment is unpaid. */
  payment: { method: string; reference: string; paidAt: Date } | null
  stamp?: string | null
}

const NUMBER = { x: MARGIN, width: 24 }
const LABEL = { x: MARGIN + 30, width: WIDTH - 30 - 130 }
const AMOUNT = { x: RIGHT - 120, width: 120 }
const BODY = { size: 9.5 } as const
const QUIET = { size: 8.5, color: MUTED } as const

/**
 * The A4 invoice of one shipment, over as many pages as its lines need. Resolves to the bytes of a
 * PDF; rejects when the lines do not add up to the total, because such a paper must not exist.
 */
export async function renderInvoice(data: InvoiceData): Promise<Buffer> {
  refuseWrongTotal(data)
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
    if (y + heightOfLine(doc, line) > LAST_LINE) y = continueOnNewPage(doc, data)
    y = drawLine(doc, line, index, y)
  })
  // Total and payment stay together, on a new page if need be.
  if (y + 110 > LAST_LINE) y = continueOnNewPage(doc, data)
  drawPayment(doc, data, drawTotal(doc, data, y))
  drawFooters(doc, data.provider)
  return closeDocument(doc)
}

function refuseWrongTotal({ invoiceNumber, lines, totalKobo }: InvoiceData) {
  const sumKobo = lines.reduce((sum, line) => sum + line.amountKobo, 0)
  if (sumKobo === totalKobo) return
  throw new Error(`Invoice ${invoiceNumber}: lines add up to ${sumKobo}, not ${totalKobo} kobo`)
}

function drawHead(doc: Page, { provider, invoiceNumber, issuedAt, payment }: InvoiceData) {
  drawProvider(doc, provider)
  const right = { x: RIGHT - 190, width: 190 }
  drawTitle(doc, 'Invoice')
  const number = { size: 11, minSize: 6, font: 'semibold', align: 'right' } as const
  drawText(doc, invoiceNumber, { ...right, y: 79 }, number)
  drawText(
    doc,
    `Issued ${formatDay(issuedAt)}`,
    { ...right, y: 96 },
    { ...QUIET, align: 'right', tabular: true }
  )
  const status = { size: 9.5, font: 'bold', align: 'right', color: payment ? ACCENT : INK } as const
  drawText(doc, payment ? 'PAID' : 'NOT YET PAID', { ...right, y: 111 }, status)
}

/** Answers the y below the longer of the two columns. */
function drawParties(doc: Page, { provider, billTo, shipment }: InvoiceData) {
  drawFlightRule(doc, 149, provider)
  const left = { x: MARGIN, width: 230 }
  drawText(doc, 'Bill to', { ...left, y: 164 }, QUIET)
  let y = drawText(doc, billTo.fullname, { ...left, y: 178, height: 26 }, { ...NAME })
  if (billTo.address) {
    y = drawText(doc, billTo.address, { ...left, y, height: 36 }, { ...BODY, minSize: 6 })
  }
  const rest = [billTo.place, billTo.countryName, formatPhone(billTo.phoneNumber), billTo.email]
  for (const line of rest.filter(Boolean)) {
    y = drawText(doc, line, { ...left, y }, { ...BODY, minSize: 5 })
  }
  const bottom = y

  const right = { x: MARGIN + 262, width: WIDTH - 262 }
  drawText(doc, 'Shipment', { ...right, y: 164 }, QUIET)
  const { packageCount } = shipment
  const pieces = `${packageCount} ${packageCount === 1 ? 'package' : 'packages'}`
  const below = { ...BODY, minSize: 6 }
  y = drawText(doc, shipment.trackingNumber, { ...right, y: 178 }, { ...NAME, tabular: true })
  y = drawText(doc, `${shipment.courier}, ${shipment.serviceType}`, { ...right, y }, below)
  y = drawText(doc, shipment.route, { ...right, y, height: 36 }, below)
  const weight = `${pieces}, billed as ${formatKg(shipment.billableWeightGrams)}`
  y = drawText(doc, weight, { ...right, y }, below)
  return Math.max(bottom, y)
}

const NAME = { size: 10.5, minSize: 7, font: 'semibold' } as const

function drawTableHead(doc: Page, y: number) {
  drawText(doc, '#', { ...NUMBER, y }, QUIET)
  drawText(doc, 'Charge', { ...LABEL, y }, QUIET)
  drawText(doc, 'Amount', { ...AMOUNT, y }, { ...QUIET, align: 'right' })
  drawRule(doc, MARGIN, y + 15, WIDTH, INK)
  return y + 22
}

function drawLine(doc: Page, line: InvoiceLine, index: number, top: number) {
  drawText(doc, String(index + 1), { ...NUMBER, y: top }, { ...BODY, color: MUTED, tabular: true })
  let y = drawText(doc, line.label, { ...LABEL, y: top, height: 200 }, BODY)
  if (line.detail) y = drawText(doc, line.detail, { ...LABEL, y, height: 200 }, QUIET)
  const amount = { ...BODY, minSize: 6, align: 'right', tabular: true } as const
  drawText(doc, formatKobo(line.amountKobo), { ...AMOUNT, y: top }, amount)
  drawRule(doc, MARGIN, y + 5, WIDTH, LINE)
  return y + 11
}

function heightOfLine(doc: Page, line: InvoiceLine) {
  const detail = line.detail ? heightOf(doc, line.detail, LABEL.width, QUIET) : 0
  return heightOf(doc, line.label, LABEL.width, BODY) + detail + 11
}

function drawTotal(doc: Page, { totalKobo }: InvoiceData, y: number) {
  drawText(doc, 'Total', { ...LABEL, y: y + 5 }, { size: 13, font: 'display' })
  drawText(
    doc,
    formatKobo(totalKobo),
    { x: RIGHT - 240, y: y + 3, width: 240 },
    { size: 17, minSize: 8, font: 'display', align: 'right', tabular: true }
  )
  drawRule(doc, MARGIN, y + 28, WIDTH, INK)
  return y + 46
}

function drawPayment(doc: Page, { payment }: InvoiceData, top: number) {
  const box = { x: MARGIN, width: WIDTH }
  drawText(doc, 'Payment', { ...box, y: top }, QUIET)
  if (!payment) {
    drawText(doc, 'This invoice has not been paid yet.', { ...box, y: top + 14 }, BODY)
    return
  }
  const paid = `${payment.method}, ${formatDay(payment.paidAt)}`
  const y = drawText(doc, paid, { ...box, y: top + 14 }, { ...BODY, minSize: 6, tabular: true })
  drawText(doc, `Reference ${payment.reference}`, { ...box, y }, { ...BODY, minSize: 5 })
}

function continueOnNewPage(doc: Page, { provider, invoiceNumber }: InvoiceData) {
  doc.addPage()
  const heading = `${provider.name}, invoice ${invoiceNumber}, continued`
  drawText(doc, heading, { x: MARGIN, y: 50, width: WIDTH }, { ...QUIET, minSize: 5 })
  return drawTableHead(doc, 76)
}
