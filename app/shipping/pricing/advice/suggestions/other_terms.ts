import { formatShortNaira } from '#shipping/pricing/advice/advice_texts'
import type { FoundSaving, AdviceSituation } from '#shipping/pricing/advice/advice_situation'
import { chargeOfKindKobo } from '#shipping/pricing/charges'
import type { Offer } from '#shipping/pricing/offers'
import { deliveryTimeText } from '#shipping/pricing/rules/delivery_time'

/** We charge for drop-off but never for pickup, so changing to drop-off never saves. */
export function suggestPickup(now: AdviceSituation): FoundSaving[] {
  if (now.request.pickup) return []
  const saving = now.saving({ pickup: true })
  if (!saving) return []
  const sentence = `Let us pick it up and save ${formatShortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'pickup', sentence }]
}

/** Premium pays out at most the declared value, so it is pointless if its fee is as high. */
export function suggestStandardInsurance(now: AdviceSituation): FoundSaving[] {
  const { insurance, declaredValueKobo } = now.request
  const feeKobo = chargeOfKindKobo(now.base.charges, 'insurance')
  if (insurance !== 'Premium' || feeKobo < declaredValueKobo) return []
  const saving = now.saving({ insurance: 'Standard' })
  if (!saving) return []
  const sentence = `Premium insurance costs ${formatShortNaira(feeKobo)} and can pay you ${formatShortNaira(declaredValueKobo)} at most. Take Standard and save ${formatShortNaira(saving.savedKobo)}.`
  return [{ ...saving, kind: 'insurance', sentence }]
}

/** Prefers couriers that are as fast. If no courier was chosen, the base is the cheapest. */
export function suggestOtherCourier(now: AdviceSituation): FoundSaving[] {
  const { base } = now
  const cheaper = now.route.offers.filter(
    ({ courierCode, charges }) =>
      charges.totalKobo < base.charges.totalKobo && now.isPossible({ courierCode })
  )
  const asFast = cheaper.find((offer) => isAsFast(offer, base))
  const [offer] = asFast ? [asFast] : cheaper
  const saving = offer && now.saving({ courierCode: offer.courierCode }, [offer])
  if (!saving) return []
  const saves = `saves ${formatShortNaira(saving.savedKobo)}.`
  const sentence = asFast
    ? `${offer.courierName} is as fast as ${base.courierName} and ${saves}`
    : `${offer.courierName} takes ${deliveryTimeText(offer)} instead of ${deliveryTimeText(base)} and ${saves}`
  return [{ ...saving, kind: 'courier', sentence }]
}

/** Compares the promised days and, if both couriers have measured transit times, those too. */
function isAsFast(offer: Offer, base: Offer): boolean {
  const isPromised = offer.daysMax <= base.daysMax && offer.daysMin <= base.daysMin
  const [its, ours] = [offer.laneFact, base.laneFact]
  return isPromised && (!its || !ours || its.mostDays <= ours.mostDays)
}
