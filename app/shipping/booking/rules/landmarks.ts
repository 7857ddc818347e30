import { LONGEST_ADDRESS } from '#shipping/booking/rules/booking_rules'

/** Landmarks that say themselves where they lie: `Opposite Total filling station`. */
const SAYS_WHERE =
  /^(near|opp(osite)?|beside|behind|by|after|before|off|next to|in front|close to|adjacent|inside|around)\b/i

/**
 * The line of an address as a courier reads it: with its landmark, where the line has room for both. Couriers know no
 * field for a landmark.
 */
export function besideLandmark(
  address: string,
  landmark: string | null | undefined,
  side: keyof typeof LONGEST_ADDRESS
): string {
  const place = landmark?.trim()
  if (!place || address.toLowerCase().includes(place.toLowerCase())) return address
  const whole = `${address}, ${SAYS_WHERE.test(place) ? place : `near ${place}`}`
  return whole.length > LONGEST_ADDRESS[side] ? address : whole
}
