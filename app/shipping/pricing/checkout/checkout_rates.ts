import logger from '@adonisjs/core/services/logger'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { shareOfKobo } from '#shipping/pricing/basis_points'
import CheckoutSetting from '#shipping/pricing/checkout/checkout_setting'
import type { CheckoutQuestion } from '#shipping/pricing/checkout/checkout_question_validator'
import { buildCheckoutRequest } from '#shipping/pricing/checkout/checkout_request'
import { createOffers, type Offer } from '#shipping/pricing/offers'
import { sumWeights } from '#shipping/pricing/rules/weight'

/** A shopper waits no longer at a checkout. */
const CHECKOUT_TIMEOUT_MS = 1000

/** No courier carries as much, far below what would overflow a column. */
const MAX_CART_GRAMS = 100_000_000

/** Why a shop is answered with its own price, or with none. */
type FallbackReason = 'no_courier' | 'out_of_time' | 'unavailable'

/** What couriers would charge; where nothing could be found, why not. */
interface CartPrices {
  offers: Offer[]
  reason: FallbackReason | null
}

export interface CheckoutRates extends CartPrices {
  fallbackKobo: number | null
  markupBasisPoints: number
}

interface CheckoutOptions {
  /** When it is too late. */
  late?: AbortSignal
  price?: typeof createOffers
}

/**
 * The prices for a cart, or the shop's own price in time: a checkout cannot wait, nor show our troubles to a shopper.
 * Throws OriginMissing, StateMissing, RouteNotServed, and E_UNKNOWN_PLACE with its field.
 */
export async function loadCheckoutRates(
  caller: Caller,
  question: CheckoutQuestion,
  { late = AbortSignal.timeout(CHECKOUT_TIMEOUT_MS), price = createOffers }: CheckoutOptions = {}
): Promise<CheckoutRates> {
  const owned = CheckoutSetting.ownedBy(caller)
  const known = owned.catch(() => null)
  const priced = await Promise.race([
    priceCart(caller, owned, question, price),
    waitForTimeout(late),
  ])
  // By then it is there, unless it was what took too long.
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
  question: CheckoutQuestion,
  price: typeof createOffers
): Promise<CartPrices> {
  try {
    const request = await buildCheckoutRequest(caller, await setting, question)
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

/** What a shopper is asked for, in kobo: what it costs the shop, and what the shop adds. */
export function priceWithMarkupKobo({ charges }: Offer, markupBasisPoints: number): number {
  return charges.totalKobo + shareOfKobo(charges.totalKobo, markupBasisPoints)
}
