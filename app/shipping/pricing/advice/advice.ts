import { lagosToday } from '#shared/time/lagos_time'
import type { AdvisedChange, Contents } from '#shipping/pricing/advice/advised_change'
import { type Asking, type Found, Situation } from '#shipping/pricing/advice/situation'
import { lighterPackage } from '#shipping/pricing/advice/ways/lighter_package'
import { mergedPackages } from '#shipping/pricing/advice/ways/merged_packages'
import { otherBox } from '#shipping/pricing/advice/ways/other_box'
import {
  otherCourier,
  pickedUp,
  standardInsurance,
} from '#shipping/pricing/advice/ways/other_terms'
import { smallerPackage } from '#shipping/pricing/advice/ways/smaller_package'
import { twoShipments } from '#shipping/pricing/advice/ways/two_shipments'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { priceTerms } from '#shipping/pricing/settings'

/** One thing that would make a shipment cheaper, priced as it would be charged. */
export type Advice = Found & {
  /** The courier whose price is the one that is undercut. */
  insteadOf: string
}

type Given = {
  /** What was answered for the request, by these very facts. */
  route: PricedRoute
  facts: PriceFacts
  mode: Asking
  /** Whose price is to be undercut; the cheapest where nobody was chosen. */
  chosen?: string | null
  /** What each package holds; without it nobody can say what each of two shipments would cost. */
  contents?: readonly Contents[]
  /** What prices know nothing of, such as whether a courier's form can hold the address. */
  isPossible?: (change: AdvisedChange) => boolean
}

const MOST_PIECES = 3

const WAYS = [
  pickedUp,
  standardInsurance,
  otherCourier,
  lighterPackage,
  smallerPackage,
  otherBox,
  mergedPackages,
  twoShipments,
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
export async function adviseOn(request: PriceRequest, given: Given): Promise<Advice[]> {
  const { route, facts, chosen = null } = given
  const base = chosen
    ? route.offers.find(({ courierCode }) => courierCode === chosen)
    : route.offers[0]
  if (!base) return []
  const terms = await priceTerms(facts.settings)
  const { isTest, isBookingStaff, day = lagosToday() } = given.mode
  const mode = { isTest, isBookingStaff, day }
  const now = new Situation({ ...given, mode, request, base, terms })
  const found = WAYS.flatMap((way) => way(now))
  const best = found.toSorted((one, other) => other.savedKobo - one.savedKobo)
  const ofEachKind = new Map(best.toReversed().map((piece) => [piece.kind, piece]))
  const once = best.filter((piece) => ofEachKind.get(piece.kind) === piece)
  return once.slice(0, MOST_PIECES).map((piece) => ({ ...piece, insteadOf: base.courierCode }))
}
