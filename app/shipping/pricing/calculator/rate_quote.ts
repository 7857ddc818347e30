import type { Caller } from '#identity/sessions/caller'
import { type Advice, adviseOn } from '#shipping/pricing/advice/advice'
import { makeOffers, type PricedRoute } from '#shipping/pricing/offers'
import { namesIn, type PlaceKeys, type PlaceNames } from '#shipping/places/places'
import { type PriceFacts, priceFacts } from '#shipping/pricing/price_facts'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { notesUnder } from '#shipping/pricing/settings'
import type { RateQuestion } from '#shipping/pricing/calculator/rate_quote_validator'
import { grams } from '#shared/numbers/rules/weight'

/** What the couriers would charge for one package; no offers when none of them carries it. */
export type RateQuote = {
  request: PriceRequest
  route: PricedRoute
  origin: PlaceNames
  destination: PlaceNames
  partnerGroupName: string | null
  information: string[]
  /** Of a price that can be booked by now, and of no other day. */
  advice: Advice[]
}

const HOME = 'NG'

/** Prices a question for anybody; somebody who is signed in gets the prices of their organization. Throws UnknownPlace. */
export async function quoteRates(
  question: RateQuestion,
  caller: Caller | undefined
): Promise<RateQuote> {
  const facts = await priceFacts()
  const billingGroupId = caller?.organization.billingGroupId ?? null
  const mode = { isTest: caller?.isTest ?? false }
  const quote = await quoteBy(facts, question, { billingGroupId, ...mode })
  const { request, route } = quote
  return { ...quote, advice: await adviseOn(request, { route, facts, mode }) }
}

/** Prices a question by what is given, on a day in Lagos, for everybody or for a billing group. Throws UnknownPlace. */
export async function quoteBy(
  facts: PriceFacts,
  question: RateQuestion,
  { billingGroupId, ...mode }: { billingGroupId: number | null; isTest: boolean; day?: string }
): Promise<RateQuote> {
  const request = priceRequestOf(question, billingGroupId)
  const route = await makeOffers(request, mode, facts)
  return {
    request,
    route,
    origin: namesIn(facts.places, request.origin, 'origin'),
    destination: namesIn(facts.places, request.destination, 'destination'),
    partnerGroupName: facts.catalogue.group(billingGroupId)?.name ?? null,
    information: await notesUnder(route.offers, facts.settings),
    advice: [],
  }
}

/** A parcel that is fetched, with the free insurance and nothing else that would cost extra. */
function priceRequestOf(question: RateQuestion, billingGroupId: number | null): PriceRequest {
  const { weight, packageDimension } = question.items[0]!
  const [lengthCm, widthCm, heightCm] = packageDimension ?? []
  return {
    origin: keysOf(question.origin),
    destination: keysOf(question.destination),
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

/** Only a domestic question may leave its destination country out. */
function keysOf({ country, state, city }: RateQuestion['origin']): PlaceKeys {
  const code = country || HOME
  return { country: code, stateKey: state || null, cityCode: code === HOME ? city || null : null }
}
