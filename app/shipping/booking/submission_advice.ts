import type { Caller } from '#identity/sessions/caller'
import { isWish } from '#shipping/booking/courier_wish'
import { fits } from '#shipping/booking/carrier_fit'
import { wishedOffer } from '#shipping/booking/quoting'
import { LIMITS } from '#shipping/booking/rules/booking_rules'
import { contentsOf, priceRequestOf } from '#shipping/booking/submitted_price'
import type { Submission } from '#shipping/booking/submission_validator'
import { type Advice, adviseOn } from '#shipping/pricing/advice/advice'
import type { AdvisedChange } from '#shipping/pricing/advice/advised_change'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceFacts } from '#shipping/pricing/price_facts'

/** What would make a submission cheaper than with the courier that it prefers, or with the cheapest where that is none of those offered. */
export function adviseOnSubmission(
  caller: Caller,
  submission: Submission,
  { route, facts }: { route: PricedRoute; facts: PriceFacts }
): Promise<Advice[]> {
  const wish = submission.preferredCourier || null
  const asked = { caller, submission, catalogue: facts.catalogue }
  const isOffered = route.offers.some(({ courierCode }) => courierCode === wish)
  return adviseOn(priceRequestOf(caller, submission), {
    ...{ route, facts, mode: caller },
    chosen: isWish(wish) ? wishedOffer(route, wish, asked).courierCode : isOffered ? wish : null,
    contents: submission.items.map(({ itemUnits }) => contentsOf(itemUnits)),
    isPossible: (change) => isBookable(submission, change),
  })
}

/** A courier whose form cannot hold the address, and a package of too many items, would be refused. */
function isBookable(submission: Submission, { courierCode, merged }: AdvisedChange): boolean {
  if (courierCode && !fits(submission, courierCode)) return false
  const items = merged?.places.flatMap((place) => submission.items[place]!.itemUnits) ?? []
  return items.length <= LIMITS.itemsPerPackage
}
