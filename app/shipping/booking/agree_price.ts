import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import {
  chooseBestOffer,
  isCourierPreference,
  type CourierPreference,
} from '#shipping/booking/courier_preference'
import { isWithinCarrierLimits } from '#shipping/booking/carrier_limit_check'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import { driverForCourier } from '#shipping/pricing/courier_availability'
import type { Catalogue } from '#shipping/pricing/catalogue'
import Quote, { type PromisedQuote, type QuotedFields } from '#shipping/pricing/models/quote'
import { type PriceFacts, loadPriceFacts } from '#shipping/pricing/price_facts'
import { createOffers, type Offer, type PricedRoute } from '#shipping/pricing/offers'
import { buildPriceRequest } from '#shipping/booking/build_price_request'
import { isSamePriceRequest, type PriceRequest } from '#shipping/pricing/price_request'
import { loadQuoteMinutes } from '#shipping/pricing/pricing_settings'
import type { Submission } from '#shipping/booking/submission_validator'

class NoCourierAvailable extends DomainError {
  constructor() {
    super(
      'E_NO_COURIER',
      'None of our couriers carries this weight on this route. Please change the weight or the destination, or call us.'
    )
  }
}

class CourierNotOffered extends DomainError {
  constructor() {
    super(
      'E_COURIER_NOT_OFFERED',
      'The courier you chose does not carry this shipment. Please choose another.',
      'preferredCourier'
    )
  }
}

/** Thrown if a caller who books and pays in one call would pay a price that they have not seen. */
class QuoteExpired extends DomainError {
  constructor() {
    super(
      'E_QUOTE_ENDED',
      'This quote has expired, or it was not for exactly this shipment. Nothing was booked or paid. Please ask for a new quote.',
      'quoteId'
    )
  }
}

export function requestQuote(
  caller: Caller,
  submission: Submission,
  facts: PriceFacts
): Promise<PromisedQuote> {
  return createQuote(caller, buildPriceRequest(caller, submission), { ...submission, facts })
}

type QuoteOptions = Pick<Submission, 'reference' | 'metadata'> & { facts?: PriceFacts }

/** Like `requestQuote`, for callers without a submission: takes only what determines the price. */
export async function createQuote(
  caller: Caller,
  request: PriceRequest,
  { facts: given, reference, metadata }: QuoteOptions = {}
): Promise<PromisedQuote> {
  requireActiveOrganization(caller.organization)
  const facts = given ?? (await loadPriceFacts())
  const offers = await createOffers(request, caller, facts)
  if (offers.offers.length === 0) throw new NoCourierAvailable()
  const minutes = await loadQuoteMinutes(facts.settings)
  return Quote.store(caller, { request, offers, minutes, reference, metadata })
}

export type AgreedPrice = {
  request: PriceRequest
  route: PricedRoute
  offer: Offer
  quoteId: string | null
  /** True if the quote had expired or was not for exactly this shipment, so the price is new. */
  requoted: boolean
  quoted?: QuotedFields
}

/**
 * Returns the quoted price if the quote is still valid and for exactly this request, else a new
 * price. Throws NoCourierAvailable, CourierNotOffered if the chosen courier makes no offer, and
 * QuoteExpired if the submission also pays and the price is new.
 */
export async function agreePrice(
  caller: Caller,
  submission: Submission,
  facts: PriceFacts
): Promise<AgreedPrice> {
  const [quoted] = submission.quoteId ? await Quote.ofCaller([submission.quoteId], caller) : []
  const priced = await priceRoute(caller, submission, { facts, quote: quoted ?? null })
  const requoted = Boolean(submission.quoteId) && priced.quoteId === null
  if (requoted && submission.pay) throw new QuoteExpired()
  const offer = chooseOffer(priced.route, { caller, submission, catalogue: facts.catalogue })
  return { ...priced, offer, requoted, quoted }
}

interface QuotedPricing {
  facts: PriceFacts
  quote: Pick<Quote, 'id' | 'request' | 'offers' | 'expiresAt'> | null
}

/** Returns the quote's offers if it is still valid and for exactly this request, else new ones. */
export async function priceRoute(
  caller: Caller,
  submission: Submission,
  { facts, quote }: QuotedPricing
): Promise<Pick<AgreedPrice, 'request' | 'route' | 'quoteId'>> {
  const request = buildPriceRequest(caller, submission)
  if (quote && quote.expiresAt > DateTime.now() && isSamePriceRequest(quote.request, request)) {
    return { request, route: quote.offers, quoteId: quote.id }
  }
  return { request, route: await createOffers(request, caller, facts), quoteId: null }
}

type OfferRequest = { caller: Caller; submission: Submission; catalogue: Catalogue }

/** Throws NoCourierAvailable and CourierNotOffered. */
export function chooseOffer(route: PricedRoute, request: OfferRequest): Offer {
  if (route.offers.length === 0) throw new NoCourierAvailable()
  const wish = request.submission.preferredCourier ?? null
  const offer = isCourierPreference(wish)
    ? choosePreferredOffer(route, wish, request)
    : requireOffer(route, wish)
  // Staff may have switched the courier off since the quote.
  if (driverForCourier(request.catalogue.courier(offer.courierCode), request.caller) === null)
    throw new CourierNotOffered()
  return offer
}

export function choosePreferredOffer(
  route: PricedRoute,
  wish: CourierPreference,
  request: OfferRequest
): Offer {
  return chooseBestOffer(filterUsableOffers(route, request), wish)!
}

/**
 * Returns the offers of active couriers that accept the texts of the submission. If none does,
 * returns those of all active couriers, and the booking reports why. Throws NoCourierAvailable.
 */
export function filterUsableOffers(
  { offers }: PricedRoute,
  { caller, submission, catalogue }: OfferRequest
): Offer[] {
  const available = offers.filter(
    ({ courierCode }) => driverForCourier(catalogue.courier(courierCode), caller) !== null
  )
  if (available.length === 0) throw new NoCourierAvailable()
  const fitting = available.filter(({ courierCode }) =>
    isWithinCarrierLimits(submission, courierCode)
  )
  return fitting.length > 0 ? fitting : available
}

function requireOffer({ offers }: PricedRoute, courierCode: string | null): Offer {
  const only = offers.length === 1 && courierCode === null ? offers[0] : undefined
  const offer = only ?? offers.find((candidate) => candidate.courierCode === courierCode)
  if (!offer) throw new CourierNotOffered()
  return offer
}
