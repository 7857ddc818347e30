import type { Offer } from '#shipping/pricing/offers'

/** API clients may send one of these in place of a courier code. */
export type CourierPreference = 'cheapest' | 'fastest'

export function isCourierPreference(preferred: string | null): preferred is CourierPreference {
  return preferred === 'cheapest' || preferred === 'fastest'
}

/** Ties go to the faster or the cheaper offer, respectively. Null without offers. */
export function chooseBestOffer(offers: Offer[], wish: CourierPreference): Offer | null {
  const [first, second] = wish === 'cheapest' ? [byPrice, byDays] : [byDays, byPrice]
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

/** The promise is the later day, so that one counts first. */
function byDays(one: Offer, other: Offer): number {
  return one.daysMax - other.daysMax || one.daysMin - other.daysMin
}
