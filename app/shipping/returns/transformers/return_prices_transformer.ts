import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { timeline } from '#shipping/pricing/rules/delivery_time'
import type { LegPrices, ReturnPrices } from '#shipping/returns/pricing_return'

/** What a return costs with each courier, the cheapest first. */
export default class ReturnPricesTransformer extends BaseTransformer<ReturnPrices> {
  toObject() {
    const { back, again, spendableKobo } = this.resource
    return {
      back: legIn(back),
      again: again && legIn(again),
      /** Naira that the wallet can pay. */
      spendable: naira(spendableKobo),
    }
  }
}

function legIn({ quote, offers }: LegPrices) {
  return {
    quoteId: quote.id,
    expiresAt: quote.expiresAt.toISO()!,
    offers: offers.map((offer) => ({
      courier: offer.courierCode,
      courierName: offer.courierName,
      serviceType: offer.serviceType,
      deliveryTimeline: timeline(offer),
      price: naira(offer.charges.totalKobo),
    })),
  }
}
