import brand from '#config/brand'
import { formatKobo } from '#shared/money/rules/money'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import type { Offer } from '#shipping/pricing/offers'
import type { PlaceNames } from '#shipping/places/resolve_place'
import type { CalculatedRates } from '#shipping/pricing/calculator/quote_rates'
import { kilograms } from '#shared/numbers/rules/weight'

export function formatRates(quote: CalculatedRates): string {
  const { route, information } = quote
  const offers = route.offers.map((offer, index) => {
    const price = formatKobo(offer.charges.totalKobo)
    return `${index + 1}. ${offer.courierName}, ${offer.serviceType} (${deliveryTimeText(offer)}): ${price}${priceBreakdownText(offer)}`
  })
  return [
    `Shipping rates from ${brand.name}`,
    `${formatPlaceNames(quote.origin)} to ${formatPlaceNames(quote.destination)}, ${formatParcel(quote)}`,
    '',
    ...(offers.length > 0 ? offers : ['None of our couriers carries this weight on this route.']),
    '',
    ...information.map((sentence) => `- ${sentence}`),
  ].join('\n')
}

function priceBreakdownText({ charges: { lines } }: Offer): string {
  if (!lines.some(({ kind }) => kind === 'surcharge')) return ''
  return ` (${lines.map(({ label, amountKobo }) => `${label} ${formatKobo(amountKobo)}`).join(', ')})`
}

/**
 * Request for an export inspection, with blanks that the sender fills in; null for other shipments.
 */
export function formatPhytoRequest(quote: CalculatedRates): string | null {
  if (quote.route.kind !== 'export') return null
  return [
    'Request for inspection: phytosanitary certificate',
    '',
    'Good day,',
    '',
    'Please inspect the consignment below for export and issue a phytosanitary certificate for it.',
    '',
    `Exporting from: ${formatPlaceNames(quote.origin)}`,
    `Destination: ${formatPlaceNames(quote.destination)}`,
    'Number of packages: 1',
    `Package: ${formatParcel(quote)}`,
    'Plants or plant products (common and botanical names, quantity of each): ',
    'Place of origin of the plants: ',
    'Name and address of the exporter: ',
    'Name and address of the receiver: ',
    'Preferred date and place of inspection: ',
    '',
    'Please tell us the date you can offer, the fee, and the documents you need from us.',
    '',
    [brand.legalName, brand.contactNumber, brand.contactEmail].filter(Boolean).join(', '),
  ].join('\n')
}

export function formatPlaceNames({ city, state, country }: PlaceNames): string {
  return [city, state, country].filter(Boolean).join(', ')
}

/** `0.90 kg, 30 x 20 x 10 cm`; weight only if a size is missing. */
export function formatParcel({ request }: CalculatedRates): string {
  return request.packages
    .map(({ weightGrams, lengthCm, widthCm, heightCm }) => {
      const sizes = [lengthCm, widthCm, heightCm]
      const weight = `${kilograms(weightGrams).toFixed(2)} kg`
      return sizes.every(Boolean) ? `${weight}, ${sizes.join(' x ')} cm` : weight
    })
    .join('; ')
}
