import type { SocialCard } from '#shared/site_identity/social_card'
import { findReadableColour } from '#shared/colours/rules/contrast'
import { carrierOfCourier } from '#shipping/pricing/rules/carriers'
import type { TrackingInfo } from '#shipping/tracking/build_tracking_detail'

/** The colours are those of `tokens.css`. */
const COURIER_COLOURS = { fedex: '#4d148c', ups: '#5e3d1f', dhl: '#bd0011', aramex: '#b0133f' }

type TrackingCardText = Pick<SocialCard, 'headline' | 'line'>

/** Omits number, names and places, because a chat shows the card to people without the number. */
export function trackingCardText(
  { origin, destination, courier, courierName, isTest, statusText }: TrackingInfo,
  ground: string
): TrackingCardText {
  const isWithin = origin.country === destination.countryName
  const route = isWithin
    ? `Within ${origin.country}`
    : `${origin.country} to ${destination.countryName}`
  const fill = findReadableColour(COURIER_COLOURS[carrierOfCourier(courier)], ground)
  const line = [{ text: `${route}, with` }, { text: courierName, fill }]
  return {
    headline: statusText,
    line: isTest ? [...line, { text: '(test, not for carriage)' }] : line,
  }
}
