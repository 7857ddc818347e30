import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { timeline } from '#shipping/pricing/rules/delivery_time'
import type { Offer } from '#shipping/pricing/offers'
import { billLines, explain, surchargesOf } from '#shipping/pricing/price_words'

export default class OfferTransformer extends BaseTransformer<Offer> {
  toObject() {
    const offer = this.resource
    return {
      courier: offer.courierCode,
      courierName: offer.courierName,
      serviceType: offer.serviceType,
      deliveryTimeline: timeline(offer),
      daysMin: offer.daysMin,
      daysMax: offer.daysMax,
      laneFact: offer.laneFact ?? null,
      shippingRate: naira(offer.shippingRateKobo),
      surcharges: surchargesOf(offer.charges.lines),
      paymentAmount: naira(offer.charges.totalKobo),
      charges: billLines(offer.charges.lines),
      explanation: explain(offer.trace),
    }
  }
}
