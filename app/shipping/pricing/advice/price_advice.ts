import { lagosToday } from '#shared/time/lagos_time'
import type { AdvisedChange, PackageContents } from '#shipping/pricing/advice/advised_change'
import {
  type AdviceCaller,
  type FoundSaving,
  AdviceSituation,
} from '#shipping/pricing/advice/advice_situation'
import { suggestLighterPackage } from '#shipping/pricing/advice/suggestions/lighter_package'
import { suggestMergedPackages } from '#shipping/pricing/advice/suggestions/merged_packages'
import { suggestOtherBox } from '#shipping/pricing/advice/suggestions/other_box'
import {
  suggestOtherCourier,
  suggestPickup,
  suggestStandardInsurance,
} from '#shipping/pricing/advice/suggestions/other_terms'
import { suggestSmallerPackage } from '#shipping/pricing/advice/suggestions/smaller_package'
import { suggestTwoShipments } from '#shipping/pricing/advice/suggestions/two_shipments'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { loadPriceTerms } from '#shipping/pricing/pricing_settings'

export type PriceAdvice = FoundSaving & {
  /** Code of the courier whose price the advice undercuts. */
  insteadOf: string
}

type AdviceInput = {
  route: PricedRoute
  facts: PriceFacts
  mode: AdviceCaller
  /** The courier to undercut; default: the cheapest. */
  chosen?: string | null
  /** The contents of each package. Two shipments cannot be priced without them. */
  contents?: readonly PackageContents[]
  /** Checks constraints unrelated to price, such as the length of address lines. */
  isPossible?: (change: AdvisedChange) => boolean
}

const MAX_PIECES_OF_ADVICE = 3

const SAVING_RULES = [
  suggestPickup,
  suggestStandardInsurance,
  suggestOtherCourier,
  suggestLighterPackage,
  suggestSmallerPackage,
  suggestOtherBox,
  suggestMergedPackages,
  suggestTwoShipments,
]

/**
 * Returns up to three ways to make a shipment cheaper, largest saving first, one of each kind. Each
 * is priced like any other request, so it is exact to the kobo until prices change. Never suggests
 * another day, because we cannot promise its prices.
 *
 * Runs no query and reprices a request about ten times at most, however many packages it has:
 * roughly 0.1 ms for a parcel. Amounts are kobo, weights grams, sizes centimetres.
 */
export async function findPriceAdvice(
  request: PriceRequest,
  given: AdviceInput
): Promise<PriceAdvice[]> {
  const { route, facts, chosen = null } = given
  const base = chosen
    ? route.offers.find(({ courierCode }) => courierCode === chosen)
    : route.offers[0]
  if (!base) return []
  const terms = await loadPriceTerms(facts.settings)
  const { isTest, isBookingStaff, day = lagosToday() } = given.mode
  const mode = { isTest, isBookingStaff, day }
  const now = new AdviceSituation({ ...given, mode, request, base, terms })
  const found = SAVING_RULES.flatMap((suggest) => suggest(now))
  const best = found.toSorted((one, other) => other.savedKobo - one.savedKobo)
  const ofEachKind = new Map(best.toReversed().map((piece) => [piece.kind, piece]))
  const once = best.filter((piece) => ofEachKind.get(piece.kind) === piece)
  return once
    .slice(0, MAX_PIECES_OF_ADVICE)
    .map((piece) => ({ ...piece, insteadOf: base.courierCode }))
}
