import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { type CheckoutRates, priceWithMarkupKobo } from '#shipping/pricing/checkout/checkout_rates'
import type { Offer } from '#shipping/pricing/offers'
import type { Decimal } from '#shared/numbers/rules/decimal'

interface CheckoutRate {
  courier: string | null
  name: string
  service: string | null
  price: Decimal
  currency: 'NGN'
  estimatedDays: { min: number; max: number } | null
}

export default class CheckoutRatesTransformer extends BaseTransformer<CheckoutRates> {
  toObject() {
    const { offers, reason, fallbackKobo, markupBasisPoints } = this.resource
    const own = fallbackKobo === null ? [] : [fallbackRate(fallbackKobo)]
    return {
      rates:
        reason === null ? offers.map((offer) => transformOffer(offer, markupBasisPoints)) : own,
      fallback: reason !== null,
      reason,
    }
  }
}

function transformOffer(offer: Offer, markupBasisPoints: number): CheckoutRate {
  return {
    courier: offer.courierCode,
    name: offer.courierName,
    service: offer.serviceType,
    price: naira(priceWithMarkupKobo(offer, markupBasisPoints)),
    currency: 'NGN',
    estimatedDays: { min: offer.daysMin, max: offer.daysMax },
  }
}

/** The shop's markup is not added to its fallback price. */
function fallbackRate(fallbackKobo: number): CheckoutRate {
  return {
    courier: null,
    name: 'Standard delivery',
    service: null,
    price: naira(fallbackKobo),
    currency: 'NGN',
    estimatedDays: null,
  }
}
