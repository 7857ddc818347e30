import type { Caller } from '#identity/sessions/caller'
import { buildPriceRequest } from '#shipping/booking/build_price_request'
import type { Submission } from '#shipping/booking/submission_validator'
import type { DemoParty, PastParcel } from '#shipping/demo/history/past_parcel'
import { createOffers, type Offer, type PricedRoute } from '#shipping/pricing/offers'
import type ItemCategory from '#shipping/pricing/models/item_category'

const COURIER_SHARES: Record<string, number> = {
  DHL: 36,
  FEDEX: 20,
  UPS: 18,
  ARAMEX: 14,
  FEDEX_PRIORITY: 7,
  ARAMEX_PREMIUM: 5,
}

export interface DemoPrice {
  route: PricedRoute
  offer: Offer
}

/** Prices equal parcels only once, whatever their declared values. */
export class DemoPrices {
  private known = new Map<string, Promise<PricedRoute>>()

  constructor(
    private caller: Caller,
    private categories: ItemCategory[]
  ) {}

  /** Null if no courier serves the route. */
  async of(parcel: PastParcel): Promise<DemoPrice | null> {
    const submission = this.submissionOf(parcel)
    const { declaredValueKobo, ...decisive } = buildPriceRequest(this.caller, submission)
    const key = JSON.stringify(decisive)
    const priced =
      this.known.get(key) ?? createOffers({ ...decisive, declaredValueKobo }, this.caller)
    this.known.set(key, priced)
    const route = await priced
    const offer = drawOffer(route.offers, parcel.courierDraw)
    return offer && { route, offer }
  }

  categoryOf({ goods }: PastParcel): ItemCategory {
    const category = this.categories.find(({ name }) => name === goods.category)
    if (!category) throw new Error(`There is no category ${goods.category}`)
    return category
  }

  private submissionOf(parcel: PastParcel): Submission {
    const { goods, quantity, kg, pickup, from, to } = parcel
    const unit = {
      description: goods.description,
      quantity,
      value: goods.unitValue,
      category: this.categoryOf(parcel).id,
    }
    return {
      items: [
        { itemUnits: [unit], weight: kg, packageDimension: { length: 25, width: 20, height: 10 } },
      ],
      insurance: 'Standard',
      signatureRequired: false,
      pickup,
      origin: demoAddress(from),
      destination: { ...demoAddress(to), postalCode: to.person.postalCode },
    }
  }
}

function demoAddress({ town: { country, state, city, cityName }, person }: DemoParty) {
  return { ...person, email: '', country, state, city, cityName }
}

function drawOffer(offers: Offer[], draw: number): Offer | null {
  const favours = offers.map(({ courierCode }) => COURIER_SHARES[courierCode] ?? 1)
  let left = draw * favours.reduce((sum, favour) => sum + favour, 0)
  const place = favours.findIndex((favour) => (left -= favour) < 0)
  return offers[place] ?? null
}
