import {
  type CourierBooking,
  type CourierDocument,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { toJsonObjects, toText, type JsonObject } from '#shipping/carriers/wire/json_values'
import type { CourierDocumentKind } from '#shipping/shipment/models/carrier_document'
import { readCourierDocument } from '#shipping/carriers/wire/courier_documents'

const KINDS: Record<string, CourierDocumentKind> = {
  label: 'label',
  invoice: 'invoice',
  proforma: 'invoice',
  receipt: 'receipt',
  shipmentReceipt: 'receipt',
}

/** Words of a DHL warning that customs require paper documents on this route. */
const PAPER_REQUIRED = /\bWY\b|\bPLT\b|paperless/i

/** Throws CourierUnresponsive for a response without a number, because a shipment may exist. */
export function dhlBookingFrom(answer: JsonObject, packages: number): CourierBooking {
  const waybillNumber = toText(answer.shipmentTrackingNumber)
  if (!waybillNumber)
    throw new CourierUnresponsive('DHL confirmed a booking without a waybill number')
  const documents = toJsonObjects(answer.documents).flatMap(toDhlCourierDocuments)
  return {
    waybillNumber,
    packageWaybillNumbers: dhlPieceNumbers(
      toJsonObjects(answer.packages),
      'referenceNumber',
      packages
    ),
    documents,
    charge: chargeIn(answer),
    alerts: alertsOf(answer, documents),
  }
}

/** Returns a waybill number for each of our packages, in order; null if DHL names none. */
export function dhlPieceNumbers(
  pieces: JsonObject[],
  position: 'referenceNumber' | 'number',
  packages: number
): (string | null)[] {
  return Array.from({ length: packages }, (_, at) => {
    const piece = pieces.find((one) => Number(one[position]) === at + 1)
    return (piece && toText(piece.trackingNumber)) || null
  })
}

function toDhlCourierDocuments(document: JsonObject): CourierDocument[] {
  const reference = Number(document.packageReferenceNumber)
  return readCourierDocument({
    kind: KINDS[String(document.typeCode)],
    format: document.imageFormat,
    base64: document.content,
    position: reference > 0 ? reference - 1 : null,
  })
}

/** Returns the charge in the billing currency of our account. */
function chargeIn(answer: JsonObject): CourierBooking['charge'] {
  const billed = toJsonObjects(answer.shipmentCharges).find((one) => one.currencyType === 'BILLC')
  const amount = Number(billed?.price)
  return billed && amount > 0 ? { amount, currency: String(billed.priceCurrency) } : null
}

function alertsOf(answer: JsonObject, documents: CourierDocument[]): string[] {
  const warnings = dhlTexts(answer.warnings)
  return [
    ...warnings,
    ...(warnings.some((warning) => PAPER_REQUIRED.test(warning))
      ? ['DHL does not accept the invoice electronically on this route. Print three copies of it.']
      : []),
    ...(documents.some(({ kind }) => kind === 'label') ? [] : ['DHL answered without a label.']),
  ]
}

export function dhlTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
