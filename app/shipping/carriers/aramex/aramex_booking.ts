import { DateTime } from 'luxon'
import type {
  BookingRequest,
  CustomsDeclarationItem,
  ShipmentParty,
  RequestedPackage,
} from '#shipping/carriers/booking_request'
import { aramexAddress, aramexContact } from '#shipping/carriers/aramex/aramex_parties'
import { aramexProduct, aramexMoney, formatWcfDate } from '#shipping/carriers/aramex/aramex_values'
import { declaredKobo } from '#shipping/carriers/wire/declared_amounts'
import {
  kilogramsOf,
  merchantReferenceOf,
  requireMaxLength,
} from '#shipping/carriers/wire/text_limits'

const LAGOS = 'Africa/Lagos'

/** Added to "now", so that the time is still in the future when Aramex reads it. */
const MARGIN = { minutes: 5 }

interface AramexBookingOptions {
  accountNumber: string
  withInvoice: boolean
}

/** The misspelled names are Aramex's. It also requires members that we leave empty. */
export function aramexShipmentRequest(
  request: BookingRequest,
  { accountNumber, withInvoice }: AramexBookingOptions
) {
  const { reference, sender, receiver } = request
  const readyAt = formatWcfDate(aramexReadyTime(request.readyAt))
  return {
    Reference1: reference,
    Reference2: merchantReferenceOf(request, 50)[0] ?? '',
    Reference3: '',
    Shipper: partyOf(sender, reference, accountNumber, "The sender's address"),
    // The consignee's reference is the one that `findByReference` searches for.
    Consignee: partyOf(receiver, reference, '', "The receiver's address"),
    ThirdParty: null,
    ShippingDateTime: readyAt,
    DueDate: readyAt,
    Comments: '',
    PickupLocation: 'Reception',
    OperationsInstructions: '',
    AccountingInstrcutions: '',
    // Aramex accepts each ForeignHAWB once, so it refuses to book the shipment twice.
    ForeignHAWB: reference,
    TransportType: 0,
    TransportType_x0020_: 0,
    PickupGUID: '',
    Number: null,
    ScheduledDelivery: null,
    IsLocalized: false,
    Details: detailsOf(request),
    Attachments: withInvoice ? invoiceOf(request) : [],
  }
}

function partyOf(party: ShipmentParty, reference: string, accountNumber: string, what: string) {
  return {
    Reference1: reference,
    Reference2: '',
    AccountNumber: accountNumber,
    PartyAddress: aramexAddress(party, what),
    Contact: aramexContact(party),
  }
}

function detailsOf(request: BookingRequest) {
  const { packages, customs, contents, sender, insuredKobo } = request
  return {
    Dimensions: dimensionsOf(packages.length === 1 ? packages[0] : undefined),
    ActualWeight: aramexWeight(packages.reduce((sum, { grams }) => sum + grams, 0)),
    ChargeableWeight: null,
    DescriptionOfGoods: requireMaxLength(contents, 100, 'The description of the contents'),
    GoodsOriginCountry: customs?.items[0]?.originCountry ?? sender.countryCode,
    NumberOfPieces: packages.length,
    ...aramexProduct(request.service, request),
    // P (prepaid): the shipper's account pays.
    PaymentType: 'P',
    PaymentOptions: '',
    CustomsValueAmount: customsValueOf(request),
    CashOnDeliveryAmount: null,
    InsuranceAmount: insuredKobo === null ? null : aramexMoney(insuredKobo),
    CashAdditionalAmount: null,
    CashAdditionalAmountDescription: '',
    CollectAmount: null,
    Services: servicesOf(request).join(','),
    Items: customs ? customs.items.map(itemOf) : piecesOf(packages),
    DeliveryInstructions: null,
    AdditionalProperties: propertiesOf(request),
    ContainsDangerousGoods: false,
    PieceDimensions: [],
    IsTrue: false,
  }
}

/** Aramex's codes: SIG for a signature, FRDM if the sender pays the duties. */
function servicesOf({ signatureRequired, customs }: BookingRequest): string[] {
  return [
    ...(signatureRequired ? ['SIG'] : []),
    ...(customs?.dutiesPaidBy === 'sender' ? ['FRDM'] : []),
  ]
}

function customsValueOf({ customs, isDomestic, isDocuments, valueKobo }: BookingRequest) {
  if (customs) return aramexMoney(declaredKobo(customs))
  return isDomestic || isDocuments ? null : aramexMoney(valueKobo)
}

const EMPTY_ITEM = {
  PackageType: 'Box',
  Quantity: 1,
  Comments: '',
  Reference: '',
  PiecesDimensions: null,
  CommodityCode: '',
  GoodsDescription: '',
  CountryOfOrigin: '',
  CustomsValue: null,
  ContainerNumber: '',
}

function itemOf(item: CustomsDeclarationItem) {
  return {
    ...EMPTY_ITEM,
    Quantity: item.quantity,
    Weight: aramexWeight(item.netGrams),
    CommodityCode: item.hsCode ?? '',
    GoodsDescription: requireMaxLength(item.description, 100, 'The description of an item'),
    CountryOfOrigin: item.originCountry,
    CustomsValue: aramexMoney(item.quantity * item.unitValueKobo),
  }
}

function piecesOf(packages: RequestedPackage[]) {
  if (packages.length === 1) return []
  return packages.map((one) => ({
    ...EMPTY_ITEM,
    Weight: aramexWeight(one.grams),
    PiecesDimensions: one.size ? [dimensionsOf(one)] : null,
  }))
}

function propertiesOf({ customs, sender, receiver }: BookingRequest) {
  if (!customs) return []
  const properties = {
    ShipperTaxIdVATEINNumber: sender.taxId,
    ConsigneeTaxIdVATEINNumber: receiver.taxId,
    InvoiceNumber: customs.invoiceNumber,
    InvoiceDate: customs.invoiceDate.setZone(LAGOS).toFormat('MM/dd/yyyy'),
  }
  return Object.entries(properties).flatMap(([Name, Value]) =>
    Value ? { CategoryName: 'CustomsClearance', Name, Value } : []
  )
}

/** Aramex's server (WCF) reads a file in JSON as an array of bytes. */
function invoiceOf({ customs, reference }: BookingRequest) {
  if (!customs?.invoicePdf) return []
  return [
    {
      FileName: `invoice-${reference}`,
      FileExtension: 'pdf',
      FileContents: [...customs.invoicePdf],
    },
  ]
}

export function aramexWeight(grams: number) {
  return { Unit: 'KG', Value: kilogramsOf(grams) }
}

function dimensionsOf(one: RequestedPackage | undefined) {
  if (!one?.size) return null
  const { length, width, height } = one.size
  return { Length: length, Width: width, Height: height, Unit: 'CM' }
}

export function aramexReadyTime(moment: DateTime): DateTime {
  return DateTime.max(moment, DateTime.now().plus(MARGIN)).setZone(LAGOS)
}
