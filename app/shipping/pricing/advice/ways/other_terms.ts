import { shortNaira } from '#shipping/pricing/advice/advice_words'
import type { Found, Situation } from '#shipping/pricing/advice/situation'
import { chargedKobo } from '#shipping/pricing/charges'
import type { Offer } from '#shipping/pricing/offers'
import { timeline } from '#shipping/pricing/rules/delivery_time'

/** We charge for bringing a parcel to an office, never for fetching it: so the other way round never saves. */
export function pickedUp(now: Situation): Found[] {
  if (now.request.pickup) return []
  const saving = now.saving({ pickup: true })
  if (!saving) return []
  const sentence = `Let us pick it up and save ${shortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'pickup', sentence }]
}

/** Premium pays the declared value at most: who pays as much for it as it can ever pay buys nothing. */
export function standardInsurance(now: Situation): Found[] {
  const { insurance, declaredValueKobo } = now.request
  const feeKobo = chargedKobo(now.base.charges, 'insurance')
  if (insurance !== 'Premium' || feeKobo < declaredValueKobo) return []
  const saving = now.saving({ insurance: 'Standard' })
  if (!saving) return []
  const sentence = `Premium insurance costs ${shortNaira(feeKobo)} and can pay you ${shortNaira(declaredValueKobo)} at most. Take Standard and save ${shortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'insurance', sentence }]
}

/**
 * Of those that are as fast the cheapest; where none is, the cheapest that is slower, and then its days are said. Nothing
 * is cheaper than what is compared with where nobody was chosen.
 */
export function otherCourier(now: Situation): Found[] {
  const { base } = now
  const cheaper = now.route.offers.filter(
    ({ courierCode, charges }) =>
      charges.totalKobo < base.charges.totalKobo && now.isPossible({ courierCode })
  )
  const asFast = cheaper.find((offer) => isAsFast(offer, base))
  const [offer] = asFast ? [asFast] : cheaper
  const saving = offer && now.saving({ courierCode: offer.courierCode }, [offer])
  if (!saving) return []
  const saves = `saves ${shortNaira(saving.savedKobo)}.`
  const sentence = asFast
    ? `${offer.courierName} is as fast as ${base.courierName} and ${saves}`
    : `${offer.courierName} takes ${timeline(offer)} instead of ${timeline(base)} and ${saves}`
  return [{ ...saving, kind: 'courier', sentence }]
}

/** By what is promised and, where we have counted it for both, by what their deliveries took. */
function isAsFast(offer: Offer, base: Offer): boolean {
  const isPromised = offer.daysMax <= base.daysMax && offer.daysMin <= base.daysMin
  const [its, ours] = [offer.laneFact, base.laneFact]
  return isPromised && (!its || !ours || its.mostDays <= ours.mostDays)
}
