import type { Caller } from '#identity/sessions/caller'
import { priceRequestOf } from '#shipping/booking/submitted_price'
import type { Submission } from '#shipping/booking/submission_validator'
import type { DemoParty, PastParcel } from '#shipping/demo/history/past_parcel'
import { makeOffers, type Offer, type PricedRoute } from '#shipping/pricing/offers'
import type ItemCategory from '#shipping/pricing/models/item_category'

/** How often each is chosen where it serves the way. */
const FAVOUR: Record<string, number> = {
  DHL: 36,
  FEDEX: 20,
  UPS: 18,
  ARAMEX: 14,
  FEDEX_PRIORITY: 7,
  ARAMEX_PREMIUM: 5,
}

export interface PastPrice {
  route: PricedRoute
  offer: Offer
}

/** What our tariff asks for a parcel. Parcels that are alike are priced once. */
export class PastPrices {
  private known = new Map<string, Promise<PricedRoute>>()

  constructor(
    private caller: Caller,
    private categories: ItemCategory[]
  ) {}

  /** Null where no courier serves the way. */
  async of(parcel: PastParcel): Promise<PastPrice | null> {
    const submission = this.submissionOf(parcel)
    const { declaredValueKobo, ...decisive } = priceRequestOf(this.caller, submission)
    const key = JSON.stringify(decisive)
    const priced =
      this.known.get(key) ?? makeOffers({ ...decisive, declaredValueKobo }, this.caller)
    this.known.set(key, priced)
    const route = await priced
    const offer = chosen(route.offers, parcel.courierDraw)
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
      ...{ description: goods.description, quantity, value: goods.unitValue },
      category: this.categoryOf(parcel).id,
    }
    return {
      items: [
        { itemUnits: [unit], weight: kg, packageDimension: { length: 25, width: 20, height: 10 } },
      ],
      insurance: 'Standard',
      signatureRequired: false,
      pickup,
      origin: addressOf(from),
      destination: { ...addressOf(to), postalCode: to.person.postalCode },
    }
  }
}

function addressOf({ town: { country, state, city, cityName }, person }: DemoParty) {
  return { ...person, email: '', country, state, city, cityName }
}

function chosen(offers: Offer[], draw: number): Offer | null {
  const favours = offers.map(({ courierCode }) => FAVOUR[courierCode] ?? 1)
  let left = draw * favours.reduce((sum, favour) => sum + favour, 0)
  const place = favours.findIndex((favour) => (left -= favour) < 0)
  return offers[place] ?? null
}
