import logger from '@adonisjs/core/services/logger'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { shareOfKobo } from '#shipping/pricing/basis_points'
import CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import type { CheckoutRatesInput } from '#shipping/pricing/checkout/checkout_rates_validator'
import { buildCheckoutRequest } from '#shipping/pricing/checkout/checkout_request'
import { createOffers, type Offer } from '#shipping/pricing/offers'
import { sumWeights } from '#shipping/pricing/rules/weight'

/** Shoppers should not wait longer than this for a price. */
const CHECKOUT_TIMEOUT_MS = 1000

/** More grams than any courier carries, and far fewer than would overflow a column. */
const MAX_CART_GRAMS = 100_000_000

type FallbackReason = 'no_courier' | 'out_of_time' | 'unavailable'

/** `reason` says why there are no offers; null if there are some. */
interface CartPrices {
  offers: Offer[]
  reason: FallbackReason | null
}

export interface CheckoutRates extends CartPrices {
  fallbackKobo: number | null
  markupBasisPoints: number
}

interface CheckoutOptions {
  late?: AbortSignal
  price?: typeof createOffers
}

/**
 * Prices a cart within a second. If that fails, returns the shop's fallback price, because a
 * checkout can neither wait nor show our errors. Throws CheckoutOriginMissing,
 * CheckoutStateMissing, RouteNotServed and UnknownPlace.
 */
export async function loadCheckoutRates(
  caller: Caller,
  input: CheckoutRatesInput,
  { late = AbortSignal.timeout(CHECKOUT_TIMEOUT_MS), price = createOffers }: CheckoutOptions = {}
): Promise<CheckoutRates> {
  const owned = CheckoutSetting.ownedBy(caller)
  const known = owned.catch(() => null)
  const priced = await Promise.race([priceCart(caller, owned, input, price), waitForTimeout(late)])
  // Null if the settings have not loaded by now; a checkout cannot wait longer.
  const setting = await Promise.race([known, null])
  return {
    ...priced,
    fallbackKobo: setting?.fallbackPriceKobo ?? null,
    markupBasisPoints: setting?.markupBasisPoints ?? 0,
  }
}

async function priceCart(
  caller: Caller,
  setting: Promise<CheckoutSetting | null>,
  input: CheckoutRatesInput,
  price: typeof createOffers
): Promise<CartPrices> {
  try {
    const request = await buildCheckoutRequest(caller, await setting, input)
    const isTooHeavy = sumWeights(request.packages).billableGrams > MAX_CART_GRAMS
    const { offers } = isTooHeavy ? { offers: [] } : await price(request, caller)
    return { offers, reason: offers.length > 0 ? null : 'no_courier' }
  } catch (error) {
    if (error instanceof DomainError) throw error
    logger.error({ err: error }, 'A checkout was answered without a price')
    return { offers: [], reason: 'unavailable' }
  }
}

function waitForTimeout(late: AbortSignal): Promise<CartPrices> {
  return new Promise((resolve) => {
    const answer = () => resolve({ offers: [], reason: 'out_of_time' })
    if (late.aborted) answer()
    else late.addEventListener('abort', answer, { once: true })
  })
}

/** The price for the shopper in kobo: what the shop pays, plus its markup. */
export function priceWithMarkupKobo({ charges }: Offer, markupBasisPoints: number): number {
  return charges.totalKobo + shareOfKobo(charges.totalKobo, markupBasisPoints)
}
