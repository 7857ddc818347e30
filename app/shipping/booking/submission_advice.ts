import type { Caller } from '#identity/sessions/caller'
import { isCourierPreference } from '#shipping/booking/courier_preference'
import { isWithinCarrierLimits } from '#shipping/booking/carrier_limit_check'
import { choosePreferredOffer } from '#shipping/booking/agree_price'
import { LIMITS } from '#shipping/booking/rules/booking_rules'
import { summarizeContents, buildPriceRequest } from '#shipping/booking/build_price_request'
import type { Submission } from '#shipping/booking/submission_validator'
import { type PriceAdvice, findPriceAdvice } from '#shipping/pricing/advice/price_advice'
import type { AdvisedChange } from '#shipping/pricing/advice/advised_change'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceFacts } from '#shipping/pricing/price_facts'

/** Finds ways to pay less than the preferred courier, or the cheapest if that makes no offer. */
export function adviseOnSubmission(
  caller: Caller,
  submission: Submission,
  { route, facts }: { route: PricedRoute; facts: PriceFacts }
): Promise<PriceAdvice[]> {
  const wish = submission.preferredCourier || null
  const request = { caller, submission, catalogue: facts.catalogue }
  const isOffered = route.offers.some(({ courierCode }) => courierCode === wish)
  return findPriceAdvice(buildPriceRequest(caller, submission), {
    route,
    facts,
    mode: caller,
    chosen: isCourierPreference(wish)
      ? choosePreferredOffer(route, wish, request).courierCode
      : isOffered
        ? wish
        : null,
    contents: submission.items.map(({ itemUnits }) => summarizeContents(itemUnits)),
    isPossible: (change) => isBookable(submission, change),
  })
}

function isBookable(submission: Submission, { courierCode, merged }: AdvisedChange): boolean {
  if (courierCode && !isWithinCarrierLimits(submission, courierCode)) return false
  const items = merged?.places.flatMap((place) => submission.items[place]!.itemUnits) ?? []
  return items.length <= LIMITS.itemsPerPackage
}
