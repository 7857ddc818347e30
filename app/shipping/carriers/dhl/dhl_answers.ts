import {
  type CourierBooking,
  type CourierPaper,
  CourierSilent,
} from '#shipping/carriers/courier_driver'
import { listOf, textOf, type Values } from '#shipping/carriers/wire/answers'
import type { PaperFormat, PaperKind } from '#shipping/shipment/models/carrier_paper'

const KINDS: Record<string, PaperKind> = {
  label: 'label',
  invoice: 'invoice',
  proforma: 'invoice',
  receipt: 'receipt',
  shipmentReceipt: 'receipt',
}

const FORMATS: Record<string, PaperFormat> = { pdf: 'pdf', png: 'png', gif: 'gif', zpl: 'zpl' }

/** An alert of theirs that says that customs want paper on this route. */
const NOT_PAPERLESS = /\bWY\b|\bPLT\b|paperless/i

/** What a create made. Throws CourierSilent for an answer without a number: it may hide a shipment. */
export function bookingOf(answer: Values, packages: number): CourierBooking {
  const waybillNumber = textOf(answer.shipmentTrackingNumber)
  if (!waybillNumber) throw new CourierSilent('DHL answered the booking without a waybill number')
  const papers = listOf(answer.documents).flatMap(paperOf)
  return {
    waybillNumber,
    packageWaybillNumbers: pieceNumbers(listOf(answer.packages), 'referenceNumber', packages),
    papers,
    charged: chargeIn(answer),
    alerts: alertsOf(answer, papers),
  }
}

/** In the order of our packages; null for those that they do not name. */
export function pieceNumbers(
  pieces: Values[],
  position: 'referenceNumber' | 'number',
  packages: number
): (string | null)[] {
  return Array.from({ length: packages }, (_, at) => {
    const piece = pieces.find((one) => Number(one[position]) === at + 1)
    return (piece && textOf(piece.trackingNumber)) || null
  })
}

function paperOf(document: Values): CourierPaper[] {
  const kind = KINDS[String(document.typeCode)]
  const format = FORMATS[String(document.imageFormat).toLowerCase()]
  const bytes = Buffer.from(String(document.content ?? ''), 'base64')
  if (!kind || !format || bytes.length === 0) return []
  const reference = Number(document.packageReferenceNumber)
  return [{ kind, format, position: reference > 0 ? reference - 1 : null, bytes }]
}

/** In the currency of the account's bills. */
function chargeIn(answer: Values): CourierBooking['charged'] {
  const billed = listOf(answer.shipmentCharges).find((one) => one.currencyType === 'BILLC')
  const amount = Number(billed?.price)
  return billed && amount > 0 ? { amount, currency: String(billed.priceCurrency) } : null
}

function alertsOf(answer: Values, papers: CourierPaper[]): string[] {
  const warnings = textsIn(answer.warnings)
  return [
    ...warnings,
    ...(warnings.some((warning) => NOT_PAPERLESS.test(warning))
      ? ['DHL does not take the invoice as data on this route: print three copies of the invoice.']
      : []),
    ...(papers.some(({ kind }) => kind === 'label') ? [] : ['DHL answered without a label.']),
  ]
}

export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
