import type { Offer } from '#shipping/pricing/offers'

/** What a program may ask for in the place of a courier. */
export type CourierPreference = 'cheapest' | 'fastest'

export function isCourierPreference(preferred: string | null): preferred is CourierPreference {
  return preferred === 'cheapest' || preferred === 'fastest'
}

/**
 * The cheapest by the whole price, and of two alike the faster one; the fastest by the days that are promised, and of
 * two alike the cheaper one. Null where there is none.
 */
export function bestOffer(offers: Offer[], wish: CourierPreference): Offer | null {
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

/** The later day is what is promised. */
function byDays(one: Offer, other: Offer): number {
  return one.daysMax - other.daysMax || one.daysMin - other.daysMin
}
