import { naira } from '#shared/money/rules/money'
import { DateTime } from 'luxon'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import type { BookingRequest, RequestedPackage } from '#shipping/carriers/booking_request'
import { dhlExportDeclaration } from '#shipping/carriers/dhl/dhl_customs'
import { bookedDhlParty } from '#shipping/carriers/dhl/dhl_party'
import { dhlMoment, notBeforeNow } from '#shipping/carriers/dhl/dhl_time'
import { declaredKobo } from '#shipping/carriers/wire/declared_amounts'
import {
  kilogramsOf,
  merchantReferenceOf,
  requireMaxLength,
} from '#shipping/carriers/wire/text_limits'

const CURRENCY = 'NGN'
const DAYS_AHEAD = 10
const LABEL = { typeCode: 'label', templateName: 'ECOM26_A6_002', isRequested: true }
const INVOICE = {
  typeCode: 'invoice',
  templateName: 'COMMERCIAL_INVOICE_P_10',
  isRequested: true,
  invoiceType: 'commercial',
}

/** Throws CourierRefused. */
export function dhlShipmentRequest(request: BookingRequest, account: string) {
  const { service, reference, sender, receiver } = request
  return {
    plannedShippingDateAndTime: dhlMoment(plannedFor(request)),
    pickup: { isRequested: false },
    productCode: service,
    localProductCode: service,
    getRateEstimates: true,
    accounts: accountsOf(request, account),
    // The first reference is ours, by which a lost booking is found.
    customerReferences: [
      { value: reference, typeCode: 'CU' },
      ...merchantReferenceOf(request, 35).map((value) => ({ value, typeCode: 'CO' })),
    ],
    valueAddedServices: extrasOf(request),
    outputImageProperties: {
      printerDPI: 300,
      encodingFormat: request.labelFormat,
      imageOptions: asksForInvoice(request) ? [LABEL, INVOICE] : [LABEL],
    },
    customerDetails: {
      shipperDetails: bookedDhlParty(sender, "The sender's"),
      receiverDetails: bookedDhlParty(receiver, "The receiver's"),
    },
    content: contentOf(request),
    ...invoiceImageOf(request),
  }
}

function plannedFor({ readyAt }: BookingRequest): DateTime {
  const planned = notBeforeNow(readyAt)
  if (planned <= DateTime.now().plus({ days: DAYS_AHEAD })) return planned
  throw new CourierRefused(
    `DHL only takes bookings for the next ${DAYS_AHEAD} days. Please choose an earlier day.`
  )
}

function accountsOf({ customs }: BookingRequest, number: string) {
  const shipper = { typeCode: 'shipper', number }
  return customs?.dutiesPaidBy === 'sender'
    ? [shipper, { typeCode: 'duties-taxes', number }]
    : [shipper]
}

/** II: insurance. SF: signature. DD: duties paid by the sender. WY: paperless customs documents. */
function extrasOf({ insuredKobo, signatureRequired, customs }: BookingRequest) {
  return [
    ...(insuredKobo ? [{ serviceCode: 'II', value: naira(insuredKobo), currency: CURRENCY }] : []),
    ...(signatureRequired ? [{ serviceCode: 'SF' }] : []),
    ...(customs?.dutiesPaidBy === 'sender' ? [{ serviceCode: 'DD' }] : []),
    ...(customs ? [{ serviceCode: 'WY' }] : []),
  ]
}

function contentOf(request: BookingRequest) {
  const { customs, contents, packages } = request
  return {
    packages: packages.map(packageOf),
    isCustomsDeclarable: customs !== null,
    ...(customs
      ? { declaredValue: naira(declaredKobo(customs)), declaredValueCurrency: CURRENCY }
      : {}),
    description: requireMaxLength(contents.trim(), 70, 'The description of the contents'),
    incoterm: customs?.incoterm ?? 'DAP',
    unitOfMeasurement: 'metric',
    ...(customs ? { exportDeclaration: dhlExportDeclaration(customs, request) } : {}),
  }
}

function packageOf({ grams, size }: RequestedPackage) {
  return { weight: kilogramsOf(grams), ...(size ? { dimensions: size } : {}) }
}

/** DHL prints an invoice from the data unless we send our own. */
function asksForInvoice({ customs }: BookingRequest): boolean {
  return customs !== null && customs.invoicePdf === null
}

/** DHL accepts a separate upload only ten minutes later, when the parcel may be on its way. */
function invoiceImageOf({ customs }: BookingRequest) {
  if (!customs?.invoicePdf) return {}
  const content = customs.invoicePdf.toString('base64')
  return { documentImages: [{ typeCode: 'CIN', imageFormat: 'PDF', content }] }
}
