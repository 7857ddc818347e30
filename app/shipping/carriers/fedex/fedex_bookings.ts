import type { CourierBooking, CourierDocument } from '#shipping/carriers/courier_driver'
import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import {
  type FedexOutput,
  type FedexShipment,
  fedexMessage,
} from '#shipping/carriers/fedex/fedex_answers'
import type { CourierDocumentKind } from '#shipping/shipment/models/carrier_document'
import { readCourierDocument } from '#shipping/carriers/wire/courier_documents'

type Piece = NonNullable<FedexShipment['pieceResponses']>[number]
type Document = NonNullable<Piece['packageDocuments']>[number]

/** Throws CourierUnresponsive if FedEx returns no waybill number. */
export function fedexBookingFrom(output: FedexOutput, packages: number): CourierBooking {
  const shipment = output.transactionShipments?.[0]
  const waybillNumber = String(shipment?.masterTrackingNumber ?? '')
  if (!shipment || !waybillNumber)
    throw new CourierUnresponsive('FedEx confirmed a booking without a number')
  const pieces = piecesOf(shipment, packages)
  const documents = [...labelsOf(pieces), ...shipmentDocumentsOf(shipment)]
  return {
    waybillNumber,
    packageWaybillNumbers: pieces.map((piece) => String(piece?.trackingNumber ?? '') || null),
    documents,
    charge: chargeOf(shipment),
    alerts: [
      ...new Set([
        ...theirAlertsOf(output, shipment),
        ...missingLabels(documents, packages),
        ...copiesOf(shipment),
      ]),
    ],
  }
}

function piecesOf({ pieceResponses = [] }: FedexShipment, packages: number): (Piece | undefined)[] {
  const numbered = pieceResponses.map((piece, at) => ({
    piece,
    place: Number(piece.packageSequenceNumber) || at + 1,
  }))
  return Array.from(
    { length: packages },
    (_, at) => numbered.find(({ place }) => place === at + 1)?.piece
  )
}

function labelsOf(pieces: (Piece | undefined)[]): CourierDocument[] {
  return pieces.flatMap((piece, at) =>
    (piece?.packageDocuments ?? []).flatMap((document) =>
      toFedexCourierDocuments(document, pieces.length === 1 ? null : at)
    )
  )
}

function shipmentDocumentsOf({ shipmentDocuments = [] }: FedexShipment): CourierDocument[] {
  return shipmentDocuments.flatMap((document) => toFedexCourierDocuments(document, null))
}

function toFedexCourierDocuments(
  { contentType, docType: format, encodedLabel: base64 }: Document,
  position: number | null
) {
  return readCourierDocument({ kind: kindOf(contentType), format, base64, position })
}

function kindOf(contentType = ''): CourierDocumentKind | null {
  if (contentType.includes('INVOICE')) return 'invoice'
  if (contentType.includes('LABEL')) return 'label'
  return contentType.includes('RECEIPT') ? 'receipt' : null
}

/** Takes the price of the whole shipment, best at our account's rate, else adds the packages. */
function chargeOf({ completedShipmentDetail, pieceResponses = [] }: FedexShipment) {
  const rates = completedShipmentDetail?.shipmentRating?.shipmentRateDetails ?? []
  const rate = rates.find(({ rateType }) => rateType?.includes('ACCOUNT')) ?? rates[0]
  if (rate?.totalNetCharge && rate.currency) {
    return { amount: rate.totalNetCharge, currency: rate.currency }
  }
  const amount = pieceResponses.reduce((sum, piece) => sum + (piece.netChargeAmount ?? 0), 0)
  const currency = pieceResponses[0]?.currency
  return amount > 0 && currency ? { amount: Math.round(amount * 100) / 100, currency } : null
}

function theirAlertsOf(output: FedexOutput, shipment: FedexShipment): string[] {
  return [...(output.alerts ?? []), ...(shipment.alerts ?? [])].map(fedexMessage)
}

function missingLabels(documents: CourierDocument[], packages: number): string[] {
  const labels = documents.filter(({ kind }) => kind === 'label')
  if (labels.length === 0) {
    return ['FedEx sent no label. Print it in FedEx Ship Manager.']
  }
  const labelled = new Set(labels.map(({ position }) => position)).size
  const isOfAll = labels.some(({ position }) => position === null)
  if (isOfAll || labelled >= packages) return []
  return [
    `FedEx sent labels for only ${labelled} of ${packages} packages. Print the others in FedEx Ship Manager.`,
  ]
}

function copiesOf({ shipmentDocuments = [] }: FedexShipment): string[] {
  return shipmentDocuments
    .filter(
      ({ contentType = '', copiesToPrint = 0 }) =>
        contentType.includes('INVOICE') && copiesToPrint > 1
    )
    .map(
      ({ copiesToPrint }) =>
        `Put ${copiesToPrint} copies of the invoice with the parcel, as FedEx requires.`
    )
}
