import { naira } from '#shared/money/rules/money'
import type {
  BookingRequest,
  CustomsDeclarationItem,
  CustomsDeclaration,
} from '#shipping/carriers/booking_request'
import { declaredKobo } from '#shipping/carriers/wire/declared_amounts'
import { kilogramsOf, requireMaxLength } from '#shipping/carriers/wire/text_limits'

const PURPOSES: Record<CustomsDeclaration['reason'], string> = {
  sale: 'SOLD',
  gift: 'GIFT',
  sample: 'SAMPLE',
  personal: 'PERSONAL_EFFECTS',
  return: 'NOT_SOLD',
  repair: 'REPAIR_AND_RETURN',
}

export function fedexMoney(kobo: number) {
  return { amount: naira(kobo), currency: 'NGN' }
}

export function fedexWeight(grams: number) {
  return { units: 'KG', value: kilogramsOf(grams) }
}

/** Null for a domestic shipment. `payment` says how our account pays the duties. */
export function fedexCustoms(request: BookingRequest, payment: object) {
  if (request.isDomestic) return null
  const { customs } = request
  if (!customs) return documentsOnlyCustoms(request)
  return {
    isDocumentOnly: request.isDocuments,
    dutiesPayment: dutiesPaidBy(customs, payment),
    totalCustomsValue: fedexMoney(declaredKobo(customs)),
    commercialInvoice: {
      shipmentPurpose: PURPOSES[customs.reason],
      termsOfSale: customs.incoterm,
      customerReferences: [
        {
          customerReferenceType: 'INVOICE_NUMBER',
          value: requireMaxLength(customs.invoiceNumber, 40, 'The invoice number'),
        },
      ],
    },
    commodities: customs.items.map(commodityOf),
  }
}

/** If we send no invoice, asks FedEx to make one. */
export function fedexInvoiceRequest({ customs }: BookingRequest) {
  if (!customs || customs.invoicePdf) return null
  return {
    shippingDocumentTypes: ['COMMERCIAL_INVOICE'],
    commercialInvoiceDetail: { documentFormat: { docType: 'PDF', stockType: 'PAPER_LETTER' } },
  }
}

function dutiesPaidBy({ dutiesPaidBy: who }: CustomsDeclaration, payment: object) {
  return who === 'receiver' ? { paymentType: 'RECIPIENT' } : payment
}

function commodityOf(item: CustomsDeclarationItem) {
  return {
    description: requireMaxLength(item.description, 450, 'The description of an item'),
    countryOfManufacture: item.originCountry,
    ...(item.hsCode ? { harmonizedCode: item.hsCode } : {}),
    quantity: item.quantity,
    quantityUnits: 'PCS',
    numberOfPieces: 1,
    unitPrice: fedexMoney(item.unitValueKobo),
    customsValue: fedexMoney(item.quantity * item.unitValueKobo),
    weight: fedexWeight(item.netGrams),
  }
}

function documentsOnlyCustoms(request: BookingRequest) {
  const { valueKobo, packages } = request
  const documents = {
    description: request.contents,
    originCountry: request.sender.countryCode,
    hsCode: null,
    quantity: 1,
    unitValueKobo: valueKobo,
    netGrams: packages.reduce((sum, { grams }) => sum + grams, 0),
  }
  return {
    isDocumentOnly: request.isDocuments,
    dutiesPayment: { paymentType: 'RECIPIENT' },
    totalCustomsValue: fedexMoney(valueKobo),
    commodities: [commodityOf(documents)],
  }
}
