import { lagosToday } from '#shared/time/lagos_time'
import type { AdvisedChange, PackageContents } from '#shipping/pricing/advice/advised_change'
import {
  type AdviceCaller,
  type FoundSaving,
  AdviceSituation,
} from '#shipping/pricing/advice/advice_situation'
import { suggestLighterPackage } from '#shipping/pricing/advice/ways/lighter_package'
import { suggestMergedPackages } from '#shipping/pricing/advice/ways/merged_packages'
import { suggestOtherBox } from '#shipping/pricing/advice/ways/other_box'
import {
  suggestOtherCourier,
  suggestPickup,
  suggestStandardInsurance,
} from '#shipping/pricing/advice/ways/other_terms'
import { suggestSmallerPackage } from '#shipping/pricing/advice/ways/smaller_package'
import { suggestTwoShipments } from '#shipping/pricing/advice/ways/two_shipments'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { loadPriceTerms } from '#shipping/pricing/pricing_settings'

/** One thing that would make a shipment cheaper, priced as it would be charged. */
export type PriceAdvice = FoundSaving & {
  /** The courier whose price is the one that is undercut. */
  insteadOf: string
}

type AdviceInput = {
  /** What was answered for the request, by these very facts. */
  route: PricedRoute
  facts: PriceFacts
  mode: AdviceCaller
  /** Whose price is to be undercut; the cheapest where nobody was chosen. */
  chosen?: string | null
  /** What each package holds; without it nobody can say what each of two shipments would cost. */
  contents?: readonly PackageContents[]
  /** What prices know nothing of, such as whether a courier's form can hold the address. */
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
 * What would make a shipment cheaper, the most saved first: at most three pieces, one of each kind, and none where
 * nothing honest is to be said. The price of each was made like any other, from the request as it would then be, so
 * it is to the kobo what is charged to whoever takes it while the same facts hold. Nothing is said of other days:
 * their prices cannot be promised.
 *
 * It asks nothing of the database, and prices a request again some ten times at the most, however many packages there
 * are: about a tenth of a millisecond for a parcel. Amounts are kobo, weights grams, sizes centimetres.
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
  const found = SAVING_RULES.flatMap((way) => way(now))
  const best = found.toSorted((one, other) => other.savedKobo - one.savedKobo)
  const ofEachKind = new Map(best.toReversed().map((piece) => [piece.kind, piece]))
  const once = best.filter((piece) => ofEachKind.get(piece.kind) === piece)
  return once
    .slice(0, MAX_PIECES_OF_ADVICE)
    .map((piece) => ({ ...piece, insteadOf: base.courierCode }))
}
