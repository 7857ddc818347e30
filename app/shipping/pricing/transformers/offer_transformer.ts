import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import type { Offer } from '#shipping/pricing/offers'
import {
  formatChargeLines,
  explainPriceTrace,
  formatSurcharges,
} from '#shipping/pricing/format_price'

export default class OfferTransformer extends BaseTransformer<Offer> {
  toObject() {
    const offer = this.resource
    return {
      /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
      courier: offer.courierCode,
      courierName: offer.courierName,
      serviceType: offer.serviceType,
      deliveryTimeline: deliveryTimeText(offer),
      daysMin: offer.daysMin,
      daysMax: offer.daysMax,
      laneFact: offer.laneFact ?? null,
      /** @api Base rate in naira, from the tariff of the courier */
      shippingRate: naira(offer.shippingRateKobo),
      surcharges: formatSurcharges(offer.charges.lines),
      /** @api The total price in naira */
      paymentAmount: naira(offer.charges.totalKobo),
      charges: formatChargeLines(offer.charges.lines),
      explanation: explainPriceTrace(offer.trace),
    }
  }
}
