import type { PaperFormat, PaperKind } from '#shipping/shipment/models/carrier_paper'
import {
  type CourierBooking,
  type CourierPaper,
  CourierSilent,
} from '#shipping/carriers/courier_driver'
import { alertsOf, listOf, type Told } from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'

const FORMATS: Record<string, PaperFormat> = { PNG: 'png', GIF: 'gif', PDF: 'pdf', ZPL: 'zpl' }

/** Throws CourierSilent without a waybill number: UPS may have made the shipment all the same. */
export function bookingOf(answer: Told): CourierBooking {
  const { Response, ShipmentResults } = answer.ShipmentResponse ?? {}
  const waybillNumber = textOf(ShipmentResults?.ShipmentIdentificationNumber)
  if (!waybillNumber) throw new CourierSilent('UPS answered a booking without a number')
  const packages = listOf(ShipmentResults.PackageResults)
  const labels = packages.flatMap((one, at) => {
    const { ImageFormat, GraphicImage } = one.ShippingLabel ?? {}
    return paperOf('label', ImageFormat, GraphicImage, at)
  })
  return {
    waybillNumber,
    packageWaybillNumbers: packages.map((one) => textOf(one.TrackingNumber) || null),
    papers: [...labels, ...imagesOf(ShipmentResults)],
    charged: chargedBy(ShipmentResults),
    alerts: [...alertsOf(Response), ...missingLabels(labels.length, packages.length || 1)],
  }
}

/** Of a label that is given out again; null where the answer holds no number. */
export function recoveredBookingOf(answer: Told): CourierBooking | null {
  const found: Told = answer.LabelRecoveryResponse ?? {}
  const results = listOf(found.LabelResults)
  const numbers = results.map((one) => textOf(one.TrackingNumber))
  const waybillNumber = textOf(found.ShipmentIdentificationNumber) || numbers[0]
  if (!waybillNumber) return null
  const labels = results.flatMap((one, at) => {
    const { LabelImageFormat, GraphicImage } = one.LabelImage ?? {}
    return paperOf('label', LabelImageFormat, GraphicImage, at)
  })
  return {
    waybillNumber,
    packageWaybillNumbers: numbers.map((number) => number || null),
    papers: [...labels, ...imagesOf(found)],
    alerts: alertsOf(found.Response),
  }
}

/** Its invoice, and the slips that its driver signs for a parcel of high value. */
function imagesOf({ Form, ControlLogReceipt }: Told): CourierPaper[] {
  const invoice = Form?.Image ?? {}
  return [
    ...paperOf('invoice', invoice.ImageFormat, invoice.GraphicImage, null),
    ...listOf(ControlLogReceipt).flatMap((one) =>
      paperOf('receipt', one.ImageFormat, one.GraphicImage, null)
    ),
  ]
}

/** None where there is no file, or one in a format that we cannot show. */
function paperOf(kind: PaperKind, made: unknown, image: unknown, position: number | null) {
  const format = FORMATS[textOf((made as Told)?.Code).toUpperCase()]
  const bytes = Buffer.from(textOf(image), 'base64')
  return format && bytes.length > 0 ? [{ kind, format, position, bytes }] : []
}

/** What our contract says where UPS tells it, else the list price. */
function chargedBy({ NegotiatedRateCharges, ShipmentCharges }: Told) {
  const total = NegotiatedRateCharges?.TotalCharge ?? ShipmentCharges?.TotalCharges
  const amount = Number(total?.MonetaryValue)
  const currency = textOf(total?.CurrencyCode)
  return currency && Number.isFinite(amount) ? { amount, currency } : null
}

/** A word for staff where a package has none. */
export function missingLabels(labels: number, packages: number): string[] {
  if (labels >= packages) return []
  return ['UPS gave out fewer labels than packages. Please print the missing ones on its website.']
}
