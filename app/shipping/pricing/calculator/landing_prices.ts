import type { LandingPrice, LandingPriceList } from '#shared/landing/rules/landing_price'
import { naira } from '#shared/money/rules/money'
import type { Offer } from '#shipping/pricing/offers'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import { compareOffer } from '#shipping/pricing/calculator/rate_quote_transformer'
import { quoteRates } from '#shipping/pricing/calculator/quote_rates'

/** As the page of rates asks it, so that both say the same. */
const LAGOS_TO_LONDON = {
  originCountry: 'NG',
  originState: 'NG_LA',
  destinationCountry: 'GB',
  weight: '1',
}

/** What the landing page shows: what anybody pays for a kilogram from Lagos to London. */
export async function findPrices(): Promise<LandingPriceList> {
  const { originCountry, originState, destinationCountry, weight } = LAGOS_TO_LONDON
  const question = {
    export: true,
    origin: { country: originCountry, state: originState },
    destination: { country: destinationCountry },
    items: [{ weight: Number(weight) }],
  }
  const { route } = await quoteRates(question, undefined)
  return {
    question: { export: '1', ...LAGOS_TO_LONDON },
    prices: route.offers.map((offer) => toLandingPrice(offer, route.offers)),
  }
}

function toLandingPrice(offer: Offer, offers: Offer[]): LandingPrice {
  const { isCheapest, isFastest } = compareOffer(offer, offers)
  return {
    courier: offer.courierCode,
    service: offer.serviceType,
    days: deliveryTimeText(offer),
    naira: naira(offer.charges.totalKobo),
    isCheapest,
    isFastest,
  }
}
