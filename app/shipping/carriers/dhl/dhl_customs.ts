import { naira } from '#shared/money/rules/money'
import type {
  BookingRequest,
  CustomsDeclarationItem,
  CustomsDeclaration,
} from '#shipping/carriers/booking_request'
import { dhlDay } from '#shipping/carriers/dhl/dhl_time'
import { kilogramsOf, requireMaxLength } from '#shipping/carriers/wire/text_limits'

const REASONS: Record<CustomsDeclaration['reason'], string> = {
  sale: 'commercial_purpose_or_sale',
  gift: 'gift',
  sample: 'sample',
  personal: 'personal_belongings_or_personal_use',
  return: 'return',
  repair: 'temporary',
}

export function dhlExportDeclaration(customs: CustomsDeclaration, request: BookingRequest) {
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

/** Adds to each item its share of the packaging, by weight. */
function grossShares(items: CustomsDeclarationItem[], { packages }: BookingRequest) {
  const net = items.reduce((sum, { netGrams }) => sum + netGrams, 0)
  const gross = packages.reduce((sum, { grams }) => sum + grams, 0)
  return ({ netGrams }: CustomsDeclarationItem) =>
    net === 0 ? netGrams : Math.max(netGrams, Math.floor((netGrams * gross) / net))
}
