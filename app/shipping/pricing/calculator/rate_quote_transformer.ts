import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import type { Offer } from '#shipping/pricing/offers'
import type { PlaceNames } from '#shipping/places/resolve_place'
import { explainPriceTrace, formatSurcharges } from '#shipping/pricing/format_price'
import AdviceTransformer from '#shipping/pricing/advice/advice_transformer'
import type { CalculatedRates } from '#shipping/pricing/calculator/quote_rates'
import { formatParcel, formatPlaceNames } from '#shipping/pricing/calculator/rate_texts'
import { kilograms } from '#shared/numbers/rules/weight'

export default class RateQuoteTransformer extends BaseTransformer<CalculatedRates> {
  toObject() {
    return {
      ...this.prices(),
      advice: AdviceTransformer.transform(this.resource.advice).useVariant('forCalculator'),
    }
  }

  /** Omits advice, which only bookable prices have. */
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
      courierRates: route.offers.map(transformCourierRate),
      /** @api Naira */
      shippingBoxFee: naira(shippingBoxFeeKobo(route.offers)),
      platformInformationList: information.map((detail) => ({ detail })),
    }
  }

  forPage() {
    const { route, origin, destination } = this.resource
    return {
      ...this.toObject(),
      from: formatPlaceNames(origin),
      to: formatPlaceNames(destination),
      parcel: formatParcel(this.resource),
      courierRates: route.offers.map((offer) => ({
        ...transformCourierRate(offer),
        courierName: offer.courierName,
        laneFact: offer.laneFact ?? null,
        daysMin: offer.daysMin,
        daysMax: offer.daysMax,
      })),
    }
  }
}

function place({ country, state }: PlaceNames) {
  return { country, state }
}

/** No logo, because couriers own their trademarks. */
function transformCourierRate(offer: Offer) {
  return {
    /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
    courier: offer.courierCode,
    serviceDescription: offer.serviceType,
    deliveryTimeline: deliveryTimeText(offer),
    /** @api Base rate in naira, from the tariff of the courier */
    shippingRate: naira(offer.shippingRateKobo),
    surcharges: formatSurcharges(offer.charges.lines),
    paymentAmount: naira(offer.charges.totalKobo),
    logoURL: null as string | null,
    explanation: explainPriceTrace(offer.trace),
  }
}

function shippingBoxFeeKobo([offer]: Offer[]): number {
  const fees = offer?.charges.lines.filter(({ kind }) => kind === 'shipping_box') ?? []
  return fees.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
}
