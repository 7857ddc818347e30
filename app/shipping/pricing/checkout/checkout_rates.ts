import logger from '@adonisjs/core/services/logger'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { shareOfKobo } from '#shipping/pricing/basis_points'
import CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import type { CheckoutRatesInput } from '#shipping/pricing/checkout/checkout_rates_validator'
import { buildCheckoutRequest } from '#shipping/pricing/checkout/checkout_request'
import { createOffers, type Offer } from '#shipping/pricing/offers'
import { sumWeights } from '#shipping/pricing/rules/weight'

/** Shoppers do not wait longer at a checkout. */
const CHECKOUT_TIMEOUT_MS = 1000

/** Grams that no courier carries, far below what would overflow a column. */
const MAX_CART_GRAMS = 100_000_000

type FallbackReason = 'no_courier' | 'out_of_time' | 'unavailable'

/** `reason` is null unless there are no offers. */
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
 * Prices a cart, or falls back to the shop's own price in time: a checkout cannot wait, nor show
 * our errors to shoppers. Throws CheckoutOriginMissing, CheckoutStateMissing, RouteNotServed and
 * UnknownPlace.
 */
export async function loadCheckoutRates(
  caller: Caller,
  input: CheckoutRatesInput,
  { late = AbortSignal.timeout(CHECKOUT_TIMEOUT_MS), price = createOffers }: CheckoutOptions = {}
): Promise<CheckoutRates> {
  const owned = CheckoutSetting.ownedBy(caller)
  const known = owned.catch(() => null)
  const priced = await Promise.race([priceCart(caller, owned, input, price), waitForTimeout(late)])
  // Does not wait: null if the settings have not been loaded in time.
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

/** The shopper's price in kobo: the shop's cost plus its markup. */
export function priceWithMarkupKobo({ charges }: Offer, markupBasisPoints: number): number {
  return charges.totalKobo + shareOfKobo(charges.totalKobo, markupBasisPoints)
}
