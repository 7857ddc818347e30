import { DateTime } from 'luxon'
import type { BookingRequest, RequestedPackage } from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import {
  fedexCustoms,
  fedexInvoiceRequest,
  fedexMoney,
  fedexWeight,
} from '#shipping/carriers/fedex/fedex_customs'
import { fedexParty } from '#shipping/carriers/fedex/fedex_parties'
import { splitByPackageValue } from '#shipping/carriers/wire/declared_amounts'
import { merchantReferenceOf } from '#shipping/carriers/wire/text_limits'

const LAGOS = 'Africa/Lagos'
const HOME = 'NG'
const MAX_SIDE_CM = 999

export interface UploadedFedexInvoice {
  documentId: string
}

export function fedexShipmentRequest(
  request: BookingRequest,
  account: string,
  electronicInvoice: UploadedFedexInvoice | null
) {
  const payment = paymentOf(request, account)
  const customs = fedexCustoms(request, payment)
  const invoice = fedexInvoiceRequest(request)
  return {
    labelResponseOptions: 'LABEL',
    accountNumber: { value: account },
    shipAction: 'CONFIRM',
    processingOptionType: 'SYNCHRONOUS_ONLY',
    oneLabelAtATime: false,
    requestedShipment: {
      shipDatestamp: fedexShipDay(request.readyAt),
      pickupType: 'USE_SCHEDULED_PICKUP',
      serviceType: request.service,
      packagingType: 'YOUR_PACKAGING',
      shipper: fedexParty(request.sender, "The sender's"),
      recipients: [fedexParty(request.receiver, "The receiver's")],
      shippingChargesPayment: payment,
      labelSpecification: labelOf(request),
      ...(customs ? { customsClearanceDetail: customs } : {}),
      ...(invoice ? { shippingDocumentSpecification: invoice } : {}),
      ...(electronicInvoice
        ? { shipmentSpecialServices: electronicTradeDocuments(electronicInvoice) }
        : {}),
      ...(request.insuredKobo ? { totalDeclaredValue: fedexMoney(request.insuredKobo) } : {}),
      requestedPackageLineItems: packagesOf(request),
      totalPackageCount: request.packages.length,
    },
  }
}

/** The day of shipping in Lagos, today at the earliest. */
export function fedexShipDay(readyAt: DateTime): string {
  return DateTime.max(readyAt, DateTime.now()).setZone(LAGOS).toFormat('yyyy-MM-dd')
}

/** Our account is in Nigeria. For a sender abroad, FedEx counts us as a third party that pays. */
function paymentOf({ sender }: BookingRequest, account: string) {
  return {
    paymentType: sender.countryCode === HOME ? 'SENDER' : 'THIRD_PARTY',
    payor: { responsibleParty: { accountNumber: { value: account } } },
  }
}

/**
 * Asks for ZPL if the shop prints ZPL. Otherwise asks for one PDF for a single package, or one PNG
 * per package, which `labelPageFromImage` makes into PDF pages.
 */
function labelOf({ labelFormat, packages }: BookingRequest) {
  const imageFormat = packages.length === 1 ? 'PDF' : 'PNG'
  return {
    labelFormatType: 'COMMON2D',
    imageType: labelFormat === 'zpl' ? 'ZPLII' : imageFormat,
    labelStockType: labelFormat === 'zpl' || imageFormat === 'PDF' ? 'STOCK_4X6' : 'PAPER_4X6',
  }
}

function electronicTradeDocuments({ documentId }: UploadedFedexInvoice) {
  return {
    specialServiceTypes: ['ELECTRONIC_TRADE_DOCUMENTS'],
    etdDetail: { attachedDocuments: [{ documentType: 'COMMERCIAL_INVOICE', documentId }] },
  }
}

function packagesOf(request: BookingRequest) {
  const { packages, insuredKobo, signatureRequired, reference } = request
  const insured = insuredKobo ? splitByPackageValue(insuredKobo, packages) : null
  return packages.map(({ grams, size }, at) => ({
    weight: fedexWeight(grams),
    ...(size ? { dimensions: sizeOf(size) } : {}),
    customerReferences: [
      { customerReferenceType: 'CUSTOMER_REFERENCE', value: reference },
      ...merchantReferenceOf(request, 30).map((value) => ({
        customerReferenceType: 'P_O_NUMBER',
        value,
      })),
    ],
    ...(insured ? { declaredValue: fedexMoney(insured[at]!) } : {}),
    ...(signatureRequired ? { packageSpecialServices: SIGNATURE } : {}),
  }))
}

const SIGNATURE = {
  specialServiceTypes: ['SIGNATURE_OPTION'],
  signatureOptionType: 'DIRECT',
  signatureOptionDetail: { signatureReleaseNumber: '' },
}

function sizeOf({ length, width, height }: NonNullable<RequestedPackage['size']>) {
  const sides = [length, width, height].map(Math.ceil)
  if (sides.some((side) => side > MAX_SIDE_CM)) {
    throw new CourierRefused(
      `A package is too large: FedEx takes at most ${MAX_SIDE_CM} cm a side.`
    )
  }
  return { length: sides[0], width: sides[1], height: sides[2], units: 'CM' }
}
