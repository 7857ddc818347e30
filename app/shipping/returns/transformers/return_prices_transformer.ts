import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'
import type { ReturnLegPrices, ReturnPriceQuote } from '#shipping/returns/price_return'
import { isoTime } from '#shared/time/rules/api_dates'

export default class ReturnPricesTransformer extends BaseTransformer<ReturnPriceQuote> {
  toObject() {
    const { back, again, spendableKobo } = this.resource
    return {
      back: transformLeg(back),
      again: again && transformLeg(again),
      /** How many naira the wallet can pay. */
      spendable: naira(spendableKobo),
    }
  }
}

function transformLeg({ quote, offers }: ReturnLegPrices) {
  return {
    quoteId: quote.id,
    expiresAt: isoTime(quote.expiresAt),
    offers: offers.map((offer) => ({
      courier: offer.courierCode,
      courierName: offer.courierName,
      serviceType: offer.serviceType,
      deliveryTimeline: deliveryTimeText(offer),
      price: naira(offer.charges.totalKobo),
    })),
  }
}
