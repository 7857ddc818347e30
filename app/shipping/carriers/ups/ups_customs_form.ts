import { naira } from '#shared/money/rules/money'
import type {
  CustomsDeclaration,
  CustomsDeclarationItem,
  ShipmentParty,
} from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { upsContact } from '#shipping/carriers/ups/ups_parties'
import { UPS_CURRENCY, UPS_TIME_ZONE, upsWeight } from '#shipping/carriers/ups/ups_units'
import { declaredKobo } from '#shipping/carriers/wire/declared_amounts'
import { requireMaxLength, splitIntoLines } from '#shipping/carriers/wire/text_limits'

const REASONS: Record<CustomsDeclaration['reason'], string> = {
  sale: 'SALE',
  gift: 'GIFT',
  sample: 'SAMPLE',
  personal: 'PERSONAL USE',
  return: 'RETURN',
  repair: 'REPAIR',
}

const MADE_BY_UPS = '01'
const MADE_BY_US = '07'

const MAX_ITEMS = 50
const MAX_NAIRA = 99_999_999

export function upsCustomsForm(
  customs: CustomsDeclaration,
  receiver: ShipmentParty,
  invoiceId: string | null
) {
  const { items, reason, incoterm, invoiceNumber, invoiceDate } = customs
  if (items.length > MAX_ITEMS) {
    throw new CourierRefused(
      `There are too many different items: UPS takes at most ${MAX_ITEMS} in one shipment.`
    )
  }
  return {
    FormType: [invoiceId ? MADE_BY_US : MADE_BY_UPS],
    ...(invoiceId ? { UserCreatedForm: { DocumentID: [invoiceId] } } : {}),
    InvoiceNumber: requireMaxLength(invoiceNumber, 35, 'The invoice number'),
    InvoiceDate: invoiceDate.setZone(UPS_TIME_ZONE).toFormat('yyyyMMdd'),
    ReasonForExport: REASONS[reason],
    TermsOfShipment: incoterm,
    CurrencyCode: UPS_CURRENCY,
    Contacts: { SoldTo: upsContact(receiver, 'receiver') },
    Product: items.map(productOf),
  }
}

/** UPS requires the total to equal the sum of the invoice lines. */
export function upsInvoiceTotal(customs: CustomsDeclaration) {
  const value = Math.max(naira(declaredKobo(customs)), 1)
  if (value > MAX_NAIRA) {
    throw new CourierRefused('The goods are worth more than UPS carries in one shipment.')
  }
  return { CurrencyCode: UPS_CURRENCY, MonetaryValue: String(value) }
}

function productOf(item: CustomsDeclarationItem) {
  const { description, quantity, unitValueKobo, hsCode, originCountry, netGrams } = item
  return {
    Description: splitIntoLines(description, { width: 35, lines: 3 }, 'The description of an item'),
    Unit: {
      Number: String(quantity),
      UnitOfMeasurement: { Code: 'PCS' },
      Value: String(naira(unitValueKobo)),
    },
    ...(hsCode ? { CommodityCode: hsCode } : {}),
    OriginCountryCode: originCountry,
    ProductWeight: upsWeight(netGrams),
  }
}
