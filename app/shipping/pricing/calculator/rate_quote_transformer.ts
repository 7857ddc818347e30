import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { timeline } from '#shipping/pricing/rules/delivery_time'
import type { Offer } from '#shipping/pricing/offers'
import type { PlaceNames } from '#shipping/places/places'
import { explain, surchargesOf } from '#shipping/pricing/price_words'
import AdviceTransformer from '#shipping/pricing/advice/advice_transformer'
import type { RateQuote } from '#shipping/pricing/calculator/rate_quote'
import { parcelText, placeText } from '#shipping/pricing/calculator/rate_texts'
import { kilograms } from '#shared/numbers/rules/weight'

export default class RateQuoteTransformer extends BaseTransformer<RateQuote> {
  toObject() {
    return {
      ...this.prices(),
      advice: AdviceTransformer.transform(this.resource.advice).useVariant('forCalculator'),
    }
  }

  /** Without advice: of another day or another tariff nothing can be taken. */
  prices() {
    const { route, request, origin, destination, information } = this.resource
    return {
      partnerGroupName: this.resource.partnerGroupName,
      origin: place(origin),
      destination: place(destination),
      items: request.packages.map(({ weightGrams }) => ({
        /** @api kg */
        weight: kilograms(weightGrams),
      })),
      courierRates: route.offers.map(courierRate),
      /** @api Naira */
      shippingBoxFee: naira(shippingBoxFeeKobo(route.offers)),
      platformInformationList: information.map((detail) => ({ detail })),
    }
  }

  /** With what a person compares by: who is cheapest, who is fastest, and by how much. */
  forPage() {
    const { route, origin, destination } = this.resource
    return {
      ...this.toObject(),
      from: placeText(origin),
      to: placeText(destination),
      parcel: parcelText(this.resource),
      courierRates: route.offers.map((offer) => ({
        ...courierRate(offer),
        courierName: offer.courierName,
        laneFact: offer.laneFact ?? null,
        ...comparison(offer, route.offers),
      })),
    }
  }
}

function place({ country, state }: PlaceNames) {
  return { country, state }
}

/** No logo: the couriers' marks are theirs. */
function courierRate(offer: Offer) {
  return {
    /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
    courier: offer.courierCode,
    serviceDescription: offer.serviceType,
    deliveryTimeline: timeline(offer),
    /** @api Naira, what the courier’s row of the tariff says */
    shippingRate: naira(offer.shippingRateKobo),
    surcharges: surchargesOf(offer.charges.lines),
    paymentAmount: naira(offer.charges.totalKobo),
    logoURL: null,
    explanation: explain(offer.trace),
  }
}

function shippingBoxFeeKobo([offer]: Offer[]): number {
  const fees = offer?.charges.lines.filter(({ kind }) => kind === 'shipping_box') ?? []
  return fees.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
}

/** Nobody is cheapest or fastest alone, or where all are alike. */
export function comparison(offer: Offer, offers: Offer[]) {
  const prices = offers.map(({ charges }) => charges.totalKobo)
  const paces = offers.map(pace)
  return {
    isCheapest: isLeast(offer.charges.totalKobo, prices),
    isFastest: isLeast(pace(offer), paces),
    percentOfDearest: Math.round((offer.charges.totalKobo / Math.max(...prices)) * 100),
  }
}

/** The later day counts first: it is what the courier promises. */
function pace({ daysMin, daysMax }: Offer): number {
  return daysMax * 1000 + daysMin
}

function isLeast(value: number, all: number[]): boolean {
  return value === Math.min(...all) && value < Math.max(...all)
}
