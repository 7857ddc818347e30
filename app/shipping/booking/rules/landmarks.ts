import { MAX_ADDRESS_LENGTH } from '#shipping/booking/rules/booking_rules'

/** Landmarks that begin with their own preposition, such as `Opposite Total filling station`. */
const LANDMARK_WITH_PREPOSITION =
  /^(near|opp(osite)?|beside|behind|by|after|before|off|next to|in front|close to|adjacent|inside|around)\b/i

/** Appends the landmark to the address line if both fit. Couriers have no field for landmarks. */
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
