import type { Caller } from '#identity/sessions/caller'
import { type PriceAdvice, findPriceAdvice } from '#shipping/pricing/advice/price_advice'
import { createOffers, type PricedRoute } from '#shipping/pricing/offers'
import { resolvePlaceNames, type PlaceKeys, type PlaceNames } from '#shipping/places/resolve_place'
import { type PriceFacts, loadPriceFacts } from '#shipping/pricing/price_facts'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { loadNotesForOffers } from '#shipping/pricing/pricing_settings'
import type { RateQuoteInput } from '#shipping/pricing/calculator/rate_quote_validator'
import { grams } from '#shared/numbers/rules/weight'

/** The prices of all couriers for one package; no offers if none carries it. */
export type CalculatedRates = {
  request: PriceRequest
  route: PricedRoute
  origin: PlaceNames
  destination: PlaceNames
  partnerGroupName: string | null
  information: string[]
  /** Empty for prices of another day, which cannot be booked. */
  advice: PriceAdvice[]
}

const HOME = 'NG'

/** Signed-in callers get the prices of their billing group. Throws UnknownPlace. */
export async function quoteRates(
  input: RateQuoteInput,
  caller: Caller | undefined
): Promise<CalculatedRates> {
  const facts = await loadPriceFacts()
  const billingGroupId = caller?.organization.billingGroupId ?? null
  const mode = { isTest: caller?.isTest ?? false }
  const quote = await quoteRatesWith(facts, input, { billingGroupId, ...mode })
  const { request, route } = quote
  return { ...quote, advice: await findPriceAdvice(request, { route, facts, mode }) }
}

/** `day` is a Lagos date. Without a billing group the public prices apply. Throws UnknownPlace. */
export async function quoteRatesWith(
  facts: PriceFacts,
  input: RateQuoteInput,
  { billingGroupId, ...mode }: { billingGroupId: number | null; isTest: boolean; day?: string }
): Promise<CalculatedRates> {
  const request = buildRatePriceRequest(input, billingGroupId)
  const route = await createOffers(request, mode, facts)
  return {
    request,
    route,
    origin: resolvePlaceNames(facts.places, request.origin, 'origin'),
    destination: resolvePlaceNames(facts.places, request.destination, 'destination'),
    partnerGroupName: facts.catalogue.group(billingGroupId)?.name ?? null,
    information: await loadNotesForOffers(route.offers, facts.settings),
    advice: [],
  }
}

/** Assumes pickup, free insurance and no paid extras. */
function buildRatePriceRequest(input: RateQuoteInput, billingGroupId: number | null): PriceRequest {
  const { weight, packageDimension } = input.items[0]!
  const [lengthCm, widthCm, heightCm] = packageDimension ?? []
  return {
    origin: placeKeysOf(input.origin),
    destination: placeKeysOf(input.destination),
    packages: [
      {
        weightGrams: grams(weight),
        lengthCm: lengthCm ?? 0,
        widthCm: widthCm ?? 0,
        heightCm: heightCm ?? 0,
        expressBoxId: null,
      },
    ],
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    declaredValueKobo: 0,
    categoryIds: [],
    billingGroupId,
  }
}

/** Only domestic requests may omit the destination country. */
function placeKeysOf({ country, state, city }: RateQuoteInput['origin']): PlaceKeys {
  const code = country || HOME
  return { country: code, stateKey: state || null, cityCode: code === HOME ? city || null : null }
}
