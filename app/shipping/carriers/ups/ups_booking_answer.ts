import {
  type CourierBooking,
  type CourierDocument,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { upsAlertsIn, toUpsList, type UpsObject } from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { readCourierDocument } from '#shipping/carriers/wire/courier_documents'

/** Throws CourierUnresponsive without a waybill number, because UPS may have made the shipment. */
export function upsBookingFrom(answer: UpsObject): CourierBooking {
  const { Response, ShipmentResults } = answer.ShipmentResponse ?? {}
  const waybillNumber = toText(ShipmentResults?.ShipmentIdentificationNumber)
  if (!waybillNumber) throw new CourierUnresponsive('UPS confirmed a booking without a number')
  const packages = toUpsList(ShipmentResults.PackageResults)
  const labels = packages.flatMap((one, at) => {
    const { ImageFormat, GraphicImage } = one.ShippingLabel ?? {}
    return toUpsCourierDocuments('label', ImageFormat, GraphicImage, at)
  })
  return {
    waybillNumber,
    packageWaybillNumbers: packages.map((one) => toText(one.TrackingNumber) || null),
    documents: [...labels, ...imagesOf(ShipmentResults)],
    charge: upsCharge(ShipmentResults),
    alerts: [...upsAlertsIn(Response), ...upsMissingLabels(labels.length, packages.length || 1)],
  }
}

export function upsRecoveredBooking(answer: UpsObject): CourierBooking | null {
  const found: UpsObject = answer.LabelRecoveryResponse ?? {}
  const results = toUpsList(found.LabelResults)
  const numbers = results.map((one) => toText(one.TrackingNumber))
  const waybillNumber = toText(found.ShipmentIdentificationNumber) || numbers[0]
  if (!waybillNumber) return null
  const labels = results.flatMap((one, at) => {
    const { LabelImageFormat, GraphicImage } = one.LabelImage ?? {}
    return toUpsCourierDocuments('label', LabelImageFormat, GraphicImage, at)
  })
  return {
    waybillNumber,
    packageWaybillNumbers: numbers.map((number) => number || null),
    documents: [...labels, ...imagesOf(found)],
    alerts: upsAlertsIn(found.Response),
  }
}

/** Returns the invoice, and the receipts that UPS's driver signs for goods of high value. */
function imagesOf({ Form, ControlLogReceipt }: UpsObject): CourierDocument[] {
  const invoice = Form?.Image ?? {}
  return [
    ...toUpsCourierDocuments('invoice', invoice.ImageFormat, invoice.GraphicImage, null),
    ...toUpsList(ControlLogReceipt).flatMap((one) =>
      toUpsCourierDocuments('receipt', one.ImageFormat, one.GraphicImage, null)
    ),
  ]
}

function toUpsCourierDocuments(
  kind: CourierDocument['kind'],
  format: UpsObject | undefined,
  base64: unknown,
  position: number | null
) {
  return readCourierDocument({ kind, format: format?.Code, base64, position })
}

/** Returns our contract price if UPS names it, else the list price. */
function upsCharge({ NegotiatedRateCharges, ShipmentCharges }: UpsObject) {
  const total = NegotiatedRateCharges?.TotalCharge ?? ShipmentCharges?.TotalCharges
  const amount = Number(total?.MonetaryValue)
  const currency = toText(total?.CurrencyCode)
  return currency && Number.isFinite(amount) ? { amount, currency } : null
}

export function upsMissingLabels(labels: number, packages: number): string[] {
  if (labels >= packages) return []
  return ['UPS sent fewer labels than packages. Please print the missing ones on its website.']
}
