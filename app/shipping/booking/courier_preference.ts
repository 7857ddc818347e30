import type { Offer } from '#shipping/pricing/offers'
import { compareDays } from '#shipping/pricing/rules/offer_comparison'

/** API clients may send one of these in place of a courier code. */
export type CourierPreference = 'cheapest' | 'fastest'

export function isCourierPreference(preferred: string | null): preferred is CourierPreference {
  return preferred === 'cheapest' || preferred === 'fastest'
}

/** Ties go to the faster or the cheaper offer, respectively. Null without offers. */
export function chooseBestOffer(offers: Offer[], wish: CourierPreference): Offer | null {
  const [first, second] = wish === 'cheapest' ? [byPrice, compareDays] : [compareDays, byPrice]
  const [best] = offers.toSorted(
    (one, other) =>
      first(one, other) ||
      second(one, other) ||
      one.courierCode.localeCompare(other.courierCode, 'en')
  )
  return best ?? null
}

function byPrice(one: Offer, other: Offer): number {
  return one.charges.totalKobo - other.charges.totalKobo
}
