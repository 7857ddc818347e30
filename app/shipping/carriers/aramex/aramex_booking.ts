import { DateTime } from 'luxon'
import type {
  BookingRequest,
  DeclaredItem,
  Party,
  RequestedPackage,
} from '#shipping/carriers/booking_request'
import { addressOf, contactOf } from '#shipping/carriers/aramex/aramex_parties'
import { productOf } from '#shipping/carriers/aramex/aramex_products'
import { moneyOf, wcfDate } from '#shipping/carriers/aramex/aramex_values'
import { declaredKobo } from '#shipping/carriers/wire/amounts'
import { kilogramsOf, merchantReferenceOf, within } from '#shipping/carriers/wire/texts'

const LAGOS = 'Africa/Lagos'

/** On the way to Aramex the clock goes on. */
const MARGIN = { minutes: 5 }

interface Circumstances {
  accountNumber: string
  /** Our invoice goes with it. */
  withInvoice: boolean
}

/** One shipment. The misspelt names are Aramex's own, and members that hold nothing must be there too. */
export function shipmentOf(request: BookingRequest, { accountNumber, withInvoice }: Circumstances) {
  const { reference, sender, receiver } = request
  const readyAt = wcfDate(notPast(request.readyAt))
  return {
    Reference1: reference,
    Reference2: merchantReferenceOf(request, 50)[0] ?? '',
    Reference3: '',
    Shipper: partyOf(sender, reference, accountNumber, "The sender's address"),
    // By this one a lost shipment is found again.
    Consignee: partyOf(receiver, reference, '', "The receiver's address"),
    ThirdParty: null,
    ShippingDateTime: readyAt,
    DueDate: readyAt,
    Comments: '',
    PickupLocation: 'Reception',
    OperationsInstructions: '',
    AccountingInstrcutions: '',
    // No two shipments may have the same, so that a second one is refused.
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

function partyOf(party: Party, reference: string, accountNumber: string, what: string) {
  return {
    Reference1: reference,
    Reference2: '',
    AccountNumber: accountNumber,
    PartyAddress: addressOf(party, what),
    Contact: contactOf(party),
  }
}

function detailsOf(request: BookingRequest) {
  const { packages, customs, contents, sender, insuredKobo } = request
  return {
    Dimensions: dimensionsOf(packages.length === 1 ? packages[0] : undefined),
    ActualWeight: weightOf(packages.reduce((sum, { grams }) => sum + grams, 0)),
    ChargeableWeight: null,
    DescriptionOfGoods: within(contents, 100, 'The description of the contents'),
    GoodsOriginCountry: customs?.items[0]?.originCountry ?? sender.countryCode,
    NumberOfPieces: packages.length,
    ...productOf(request.service, request),
    // By us: the account of the shipper.
    PaymentType: 'P',
    PaymentOptions: '',
    CustomsValueAmount: customsValueOf(request),
    CashOnDeliveryAmount: null,
    InsuranceAmount: insuredKobo === null ? null : moneyOf(insuredKobo),
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

/** A signature, and duties at the sender's cost. */
function servicesOf({ signatureRequired, customs }: BookingRequest): string[] {
  return [
    ...(signatureRequired ? ['SIG'] : []),
    ...(customs?.dutiesPaidBy === 'sender' ? ['FRDM'] : []),
  ]
}

function customsValueOf({ customs, isDomestic, isDocuments, valueKobo }: BookingRequest) {
  if (customs) return moneyOf(declaredKobo(customs))
  return isDomestic || isDocuments ? null : moneyOf(valueKobo)
}

function itemOf(item: DeclaredItem) {
  return {
    PackageType: 'Box',
    Quantity: item.quantity,
    Weight: weightOf(item.netGrams),
    Comments: '',
    Reference: '',
    PiecesDimensions: null,
    CommodityCode: item.hsCode ?? '',
    GoodsDescription: within(item.description, 100, 'The description of an item'),
    CountryOfOrigin: item.originCountry,
    CustomsValue: moneyOf(item.quantity * item.unitValueKobo),
    ContainerNumber: '',
  }
}

/** Of one package, the details say it already. */
function piecesOf(packages: RequestedPackage[]) {
  if (packages.length === 1) return []
  return packages.map((one) => ({
    PackageType: 'Box',
    Quantity: 1,
    Weight: weightOf(one.grams),
    Comments: '',
    Reference: '',
    PiecesDimensions: one.size ? [dimensionsOf(one)] : null,
    CommodityCode: '',
    GoodsDescription: '',
    CountryOfOrigin: '',
    CustomsValue: null,
    ContainerNumber: '',
  }))
}

/** What a broker at the border asks for. */
function propertiesOf({ customs, sender, receiver }: BookingRequest) {
  if (!customs) return []
  const told = {
    ShipperTaxIdVATEINNumber: sender.taxId,
    ConsigneeTaxIdVATEINNumber: receiver.taxId,
    InvoiceNumber: customs.invoiceNumber,
    InvoiceDate: customs.invoiceDate.setZone(LAGOS).toFormat('MM/dd/yyyy'),
  }
  return Object.entries(told).flatMap(([Name, Value]) =>
    Value ? { CategoryName: 'CustomsClearance', Name, Value } : []
  )
}

/** The bytes as numbers, as WCF reads a file in JSON. */
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

export function weightOf(grams: number) {
  return { Unit: 'KG', Value: kilogramsOf(grams) }
}

function dimensionsOf(one: RequestedPackage | undefined) {
  if (!one?.size) return null
  const { length, width, height } = one.size
  return { Length: length, Width: width, Height: height, Unit: 'CM' }
}

export function notPast(moment: DateTime): DateTime {
  return DateTime.max(moment, DateTime.now().plus(MARGIN)).setZone(LAGOS)
}
