import { naira } from '#shared/money/rules/money'
import { DateTime } from 'luxon'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import type {
  BookingRequest,
  RequestedPackage,
  CustomsDeclarationItem,
  CustomsDeclaration,
} from '#shipping/carriers/booking_request'
import { bookedDhlParty } from '#shipping/carriers/dhl/dhl_party'
import { dhlMoment, notBeforeNow, dhlDay } from '#shipping/carriers/dhl/dhl_time'
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
    // The first reference is ours: `DhlTracking.find` looks a lost booking up by it.
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

/** If we send no invoice, DHL makes one from the customs data. */
function asksForInvoice({ customs }: BookingRequest): boolean {
  return customs !== null && customs.invoicePdf === null
}

/** Sent within the booking: DHL accepts a separate upload only ten minutes later. */
function invoiceImageOf({ customs }: BookingRequest) {
  if (!customs?.invoicePdf) return {}
  const content = customs.invoicePdf.toString('base64')
  return { documentImages: [{ typeCode: 'CIN', imageFormat: 'PDF', content }] }
}

const REASONS: Record<CustomsDeclaration['reason'], string> = {
  sale: 'commercial_purpose_or_sale',
  gift: 'gift',
  sample: 'sample',
  personal: 'personal_belongings_or_personal_use',
  return: 'return',
  repair: 'temporary',
}

function dhlExportDeclaration(customs: CustomsDeclaration, request: BookingRequest) {
  const { items, reason, invoiceNumber, invoiceDate } = customs
  const isPersonal = reason === 'gift' || reason === 'personal'
  const shareOf = grossShares(items, request)
  return {
    lineItems: items.map((item, at) => lineItemOf(item, at + 1, REASONS[reason], shareOf(item))),
    invoice: {
      number: requireMaxLength(invoiceNumber, 35, 'The invoice number'),
      date: dhlDay(invoiceDate),
    },
    exportReasonType: REASONS[reason],
    shipmentType: isPersonal ? 'personal' : 'commercial',
    placeOfIncoterm: request.receiver.city,
  }
}

function lineItemOf(
  item: CustomsDeclarationItem,
  number: number,
  exportReasonType: string,
  gross: number
) {
  return {
    number,
    description: requireMaxLength(item.description, 512, `The description of item ${number}`),
    price: naira(item.unitValueKobo),
    quantity: { value: item.quantity, unitOfMeasurement: 'PCS' },
    ...(item.hsCode ? { commodityCodes: [{ typeCode: 'outbound', value: item.hsCode }] } : {}),
    exportReasonType,
    manufacturerCountry: item.originCountry,
    weight: { netValue: kilogramsOf(item.netGrams), grossValue: kilogramsOf(gross) },
  }
}

/** The gross weight of an item: its net weight and, in proportion, its share of the packaging. */
function grossShares(items: CustomsDeclarationItem[], { packages }: BookingRequest) {
  const net = items.reduce((sum, { netGrams }) => sum + netGrams, 0)
  const gross = packages.reduce((sum, { grams }) => sum + grams, 0)
  return ({ netGrams }: CustomsDeclarationItem) =>
    net === 0 ? netGrams : Math.max(netGrams, Math.floor((netGrams * gross) / net))
}
