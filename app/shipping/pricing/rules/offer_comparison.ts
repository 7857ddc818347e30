type OfferDays = { daysMin: number; daysMax: number }

type ComparableOffer = OfferDays & { paymentAmount: number }

export type OfferOrder = 'price' | 'arrives' | 'courier'

/** Compares the later day first, because the courier promises that one. */
export function compareDays(one: OfferDays, other: OfferDays): number {
  return one.daysMax - other.daysMax || one.daysMin - other.daysMin
}

/**
 * A single offer, or several equal ones, are neither cheapest nor fastest. Of several fast ones, only
 * the cheapest is marked.
 */
export function markOffer(offer: ComparableOffer, offers: readonly ComparableOffer[]) {
  return {
    isCheapest: isBest(offer, offers, (one, other) => one.paymentAmount - other.paymentAmount),
    isFastest:
      offers.some((other) => compareDays(offer, other) < 0) &&
      isBest(
        offer,
        offers,
        (one, other) => compareDays(one, other) || one.paymentAmount - other.paymentAmount
      ),
  }
}

function isBest<Offer>(
  offer: Offer,
  offers: readonly Offer[],
  compare: (one: Offer, other: Offer) => number
): boolean {
  const differences = offers.map((other) => compare(offer, other))
  return differences.every((one) => one <= 0) && differences.some((one) => one < 0)
}

/** Takes offers by price, so that equal ones stay in this order. */
export function sortOffers<Offer extends OfferDays & { courierName: string }>(
  offers: readonly Offer[],
  order: OfferOrder
): readonly Offer[] {
  if (order === 'arrives') return offers.toSorted(compareDays)
  if (order === 'price') return offers
  return offers.toSorted((one, other) => one.courierName.localeCompare(other.courierName, 'en'))
}
