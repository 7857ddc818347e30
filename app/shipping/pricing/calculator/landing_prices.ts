import type { LandingPrice, LandingPriceList } from '#shared/landing/rules/landing_price'
import { naira } from '#shared/money/rules/money'
import type { Offer } from '#shipping/pricing/offers'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import { markOffer } from '#shipping/pricing/rules/offer_comparison'
import { quoteRates } from '#shipping/pricing/calculator/quote_rates'

const LAGOS_TO_LONDON = {
  originCountry: 'NG',
  originState: 'NG_LA',
  destinationCountry: 'GB',
  weight: '1',
}

/** Returns the public prices of 1 kg from Lagos to London for the landing page. */
export async function findPrices(): Promise<LandingPriceList> {
  const { originCountry, originState, destinationCountry, weight } = LAGOS_TO_LONDON
  const query = {
    export: true,
    origin: { country: originCountry, state: originState },
    destination: { country: destinationCountry },
    items: [{ weight: Number(weight) }],
  }
  const { route } = await quoteRates(query, undefined)
  return {
    prices: route.offers.map((offer) => toLandingPrice(offer, route.offers)),
  }
}

function toLandingPrice(offer: Offer, offers: Offer[]): LandingPrice {
  return {
    courier: offer.courierCode,
    service: offer.serviceType,
    days: deliveryTimeText(offer),
    naira: naira(offer.charges.totalKobo),
    ...markOffer(toComparable(offer), offers.map(toComparable)),
  }
}

function toComparable({ charges, daysMin, daysMax }: Offer) {
  return { paymentAmount: charges.totalKobo, daysMin, daysMax }
}
