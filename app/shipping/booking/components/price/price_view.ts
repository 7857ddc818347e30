import { kilograms } from '#shared/numbers/rules/weight'
import type { Definition } from '~/ui/definition_list'
import { formatNaira } from '~/ui/money'
import { formatKg } from '~/ui/weight'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { packageTotals } from '#shipping/booking/components/packages/packages_model'
import type {
  BookedShipment,
  BookingScreen,
  OfferCharge,
  Explanation,
  QuoteData,
} from '#shipping/booking/components/form/booking_types'
import { billableGramsOf } from './estimate_request'
import { TAB, type BookingFlow } from '#shipping/booking/components/form/use_booking'

/** `total` is in naira; while it is null, screens show `totalText` in its place. */
export interface PriceView {
  facts: Definition[]
  charges: readonly OfferCharge[]
  explanation: Explanation | null
  total: number | null
  totalLabel: string
  totalText: string
  note: string | null
}

export function buildPriceView(booking: BookingFlow, screen: BookingScreen): PriceView {
  const { tab, shipment, quote, courier } = booking
  if (shipment) return shipmentPriceView(shipment)
  const facts = factsOf(booking.form.handle.value, screen)
  return tab === TAB.courier && quote
    ? offerPriceView(facts, quote, courier)
    : estimatePriceView(facts, booking.estimate)
}

export function shipmentPriceView(shipment: BookedShipment): PriceView {
  const [rate] = shipment.courierRates
  return {
    facts: [
      { term: 'From', value: placeIn(shipment.origin) },
      { term: 'To', value: placeIn(shipment.destination) },
      { term: 'Courier', value: rate?.courierName ?? shipment.courier },
      { term: 'Billable weight', value: formatKg(shipment.billableWeight) },
    ],
    charges: shipment.charges,
    explanation: shipment.explanation,
    total: shipment.paymentAmount,
    totalLabel: 'Total',
    totalText: '',
    note: null,
  }
}

const unpricedView: Omit<PriceView, 'facts'> = {
  charges: [],
  explanation: null,
  total: null,
  totalLabel: 'Total',
  totalText: 'Not priced yet',
  note: null,
}

function estimatePriceView(facts: Definition[], estimate: number | null): PriceView {
  if (estimate === null) {
    return { ...unpricedView, facts, note: 'You see all prices before you book.' }
  }
  return {
    ...unpricedView,
    facts,
    totalLabel: 'Shipping rate',
    totalText: `from ${formatNaira(estimate)}`,
    note: 'An estimate, before insurance, signature and other services.',
  }
}

function offerPriceView(facts: Definition[], quote: QuoteData, courier: string | null): PriceView {
  const offer = quote.courierRates.find((one) => one.courier === courier)
  if (!offer) {
    const cheapest = Math.min(...quote.courierRates.map(({ paymentAmount }) => paymentAmount))
    const totalText = `from ${formatNaira(cheapest)}`
    return { ...unpricedView, facts, totalText, note: 'Choose a courier to see the breakdown.' }
  }
  return {
    facts: [...facts, { term: 'Courier', value: offer.courierName }],
    charges: offer.charges,
    explanation: offer.explanation,
    total: offer.paymentAmount,
    totalLabel: 'Total',
    totalText: '',
    note: `This price holds until ${clockOf(quote.expiresAt)}.`,
  }
}

function factsOf({ origin, destination, packages }: BookingForm, screen: BookingScreen) {
  const sum = packageTotals(packages)
  const billable = kilograms(
    packages.reduce((grams, parcel) => grams + billableGramsOf(parcel, screen.expressBoxes), 0)
  )
  const nameOf = (code: string) => screen.countries.find(({ value }) => value === code)?.label
  return [
    { term: 'From', value: placeIn({ ...origin, countryName: nameOf(origin.country) }) },
    { term: 'To', value: placeIn({ ...destination, countryName: nameOf(destination.country) }) },
    ...(sum.packages > 0
      ? [
          { term: 'Packages', value: sum.packages },
          { term: 'Weight', value: formatKg(sum.weight) },
          ...(billable > sum.weight
            ? [{ term: 'Billable weight', value: formatKg(billable) }]
            : []),
          { term: 'Declared value', value: formatNaira(sum.value) },
        ]
      : []),
  ]
}

type Place = { cityName?: string | null; stateName: string | null; countryName?: string }

function placeIn({ cityName, stateName, countryName }: Place): string {
  return [cityName || stateName, countryName].filter(Boolean).join(', ')
}

function clockOf(iso: string | null): string {
  if (!iso) return 'it expires'
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'Africa/Lagos',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(iso))
}
