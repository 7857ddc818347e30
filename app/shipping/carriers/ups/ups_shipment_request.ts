import { naira } from '#shared/money/rules/money'
import { DateTime } from 'luxon'
import type { BookingRequest, RequestedPackage } from '#shipping/carriers/booking_request'
import { upsCustomsForm, upsInvoiceTotal } from '#shipping/carriers/ups/ups_customs_form'
import { upsContact, upsParty } from '#shipping/carriers/ups/ups_parties'
import {
  UPS_ACCOUNT_COUNTRY,
  UPS_CURRENCY,
  UPS_TIME_ZONE,
  upsWeight,
} from '#shipping/carriers/ups/ups_units'
import { splitByPackageValue } from '#shipping/carriers/wire/declared_amounts'
import { merchantReferenceOf, requireMaxLength } from '#shipping/carriers/wire/text_limits'

const MAX_PACKAGE_DESCRIPTION_LENGTH = 35

/** UPS accepts dates at most seven days ahead. */
const MAX_DAYS_AHEAD = 7

/** `invoiceId` is that of the uploaded invoice. Throws CourierRefused if a text is too long. */
export function upsShipmentRequest(
  request: BookingRequest,
  account: string,
  invoiceId: string | null
) {
  const { reference, sender, receiver, labelFormat } = request
  return {
    ShipmentRequest: {
      Request: {
        RequestOption: 'nonvalidate',
        TransactionReference: { CustomerContext: reference },
      },
      Shipment: {
        Description: requireMaxLength(request.contents, 50, 'The description of the contents'),
        ...(request.isDocuments && !request.isDomestic ? { DocumentsOnlyIndicator: '' } : {}),
        Shipper: { ...accountHolder(request), ShipperNumber: account },
        ShipFrom: upsContact(sender, 'sender'),
        ShipTo: upsParty(receiver, 'receiver'),
        PaymentInformation: { ShipmentCharge: chargesPaidBy(account, request) },
        Service: { Code: request.service },
        ReferenceNumber: [
          { Code: 'CR', Value: reference },
          ...merchantReferenceOf(request, 35).map((Value) => ({ Code: 'PO', Value })),
        ],
        ...shipmentDate(request.readyAt),
        ...(request.customs ? { InvoiceLineTotal: upsInvoiceTotal(request.customs) } : {}),
        Package: packagesOf(request),
        ...serviceOptions(request, invoiceId),
      },
      LabelSpecification: {
        LabelImageFormat: { Code: labelFormat === 'zpl' ? 'ZPL' : 'PNG' },
        LabelStockSize: { Height: '6', Width: '4' },
      },
    },
  }
}

/** The party that UPS calls shipper, which must be in Nigeria: for an import, the receiver. */
function accountHolder({ sender, receiver }: BookingRequest) {
  if (sender.countryCode === UPS_ACCOUNT_COUNTRY) return upsParty(sender, 'sender')
  return upsParty(receiver, 'receiver')
}

/** UPS's type 01 is transport, 02 duties and taxes, which the receiver pays by default. */
function chargesPaidBy(account: string, { customs }: BookingRequest) {
  const bill = (Type: string) => ({ Type, BillShipper: { AccountNumber: account } })
  return customs?.dutiesPaidBy === 'sender' ? [bill('01'), bill('02')] : [bill('01')]
}

/** Omits the date if it is today, which UPS assumes, or too far ahead. */
function shipmentDate(readyAt: DateTime) {
  const today = DateTime.now().setZone(UPS_TIME_ZONE).startOf('day')
  const days = readyAt.setZone(UPS_TIME_ZONE).startOf('day').diff(today, 'days').days
  if (days < 1 || days > MAX_DAYS_AHEAD) return {}
  return { ShipmentDate: readyAt.setZone(UPS_TIME_ZONE).toFormat('yyyyMMdd') }
}

function serviceOptions(
  { signatureRequired, customs, receiver }: BookingRequest,
  invoiceId: string | null
) {
  const options = {
    ...(signatureRequired ? { DeliveryConfirmation: { DCISType: '1' } } : {}),
    ...(customs ? { InternationalForms: upsCustomsForm(customs, receiver, invoiceId) } : {}),
  }
  return Object.keys(options).length > 0 ? { ShipmentServiceOptions: options } : {}
}

function packagesOf({ packages, contents, insuredKobo }: BookingRequest) {
  const insured = insuredKobo === null ? [] : splitByPackageValue(insuredKobo, packages)
  return packages.map(({ grams, size }, at) => ({
    ...(contents.length <= MAX_PACKAGE_DESCRIPTION_LENGTH ? { Description: contents } : {}),
    Packaging: { Code: '02' },
    ...(size ? { Dimensions: dimensionsOf(size) } : {}),
    PackageWeight: upsWeight(grams),
    ...(insured[at] ? { PackageServiceOptions: { DeclaredValue: nairaValue(insured[at]) } } : {}),
  }))
}

function dimensionsOf({ length, width, height }: NonNullable<RequestedPackage['size']>) {
  return {
    UnitOfMeasurement: { Code: 'CM' },
    Length: String(length),
    Width: String(width),
    Height: String(height),
  }
}

function nairaValue(kobo: number) {
  return { CurrencyCode: UPS_CURRENCY, MonetaryValue: String(naira(kobo)) }
}
