import type { SocialCard } from '#shared/heads/social_card'
import { nearestReadable } from '#shared/colours/rules/contrast'
import { carrierOf } from '#shipping/pricing/rules/carriers'
import type { TrackingDetail } from '#shipping/tracking/tracking'

/** Of tokens.css: couriers' names in colours of their own. */
const COURIER_COLOURS = { fedex: '#4d148c', ups: '#5e3d1f', dhl: '#bd0011', aramex: '#b0133f' }

type Told = Pick<SocialCard, 'headline' | 'line'>

/**
 * What a link to a parcel says in a chat: its status, its countries and its courier. Never a number,
 * a name or a place, because a chat shows it to people who were given no number.
 */
export function tellOnCard(
  { origin, destination, courier, courierName, isTest, statusText }: TrackingDetail,
  ground: string
): Told {
  const isWithin = origin.country === destination.countryName
  const route = isWithin
    ? `Within ${origin.country}`
    : `${origin.country} to ${destination.countryName}`
  const fill = nearestReadable(COURIER_COLOURS[carrierOf(courier)], ground)
  const line = [{ text: `${route}, with` }, { text: courierName, fill }]
  return {
    headline: statusText,
    line: isTest ? [...line, { text: '(test, not for carriage)' }] : line,
  }
}
