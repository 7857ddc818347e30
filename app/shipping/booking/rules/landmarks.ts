import { MAX_ADDRESS_LENGTH } from '#shipping/booking/rules/booking_rules'

/** Landmarks that say themselves where they lie: `Opposite Total filling station`. */
const LANDMARK_WITH_PREPOSITION =
  /^(near|opp(osite)?|beside|behind|by|after|before|off|next to|in front|close to|adjacent|inside|around)\b/i

/**
 * The line of an address as a courier reads it: with its landmark, where the line has room for both. Couriers know no
 * field for a landmark.
 */
export function withLandmark(
  address: string,
  landmark: string | null | undefined,
  side: keyof typeof MAX_ADDRESS_LENGTH
): string {
  const place = landmark?.trim()
  if (!place || address.toLowerCase().includes(place.toLowerCase())) return address
  const whole = `${address}, ${LANDMARK_WITH_PREPOSITION.test(place) ? place : `near ${place}`}`
  return whole.length > MAX_ADDRESS_LENGTH[side] ? address : whole
}
