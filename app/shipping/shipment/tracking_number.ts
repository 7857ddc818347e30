import { DomainError } from '#shared/errors/domain_error'

export class InvalidTrackingNumber extends DomainError {
  constructor(message: string) {
    super('E_VALIDATION_ERROR', message, 'trackingNumber')
  }
}

/** Longer numbers are not ours, and would not fit an integer. */
const MOST_DIGITS = 15

/**
 * The number that somebody typed or followed a link to; spaces, as in a copied number, do not
 * matter. Throws InvalidTrackingNumber.
 */
export function trackingNumberFrom(given: unknown): number {
  const text = typeof given === 'string' ? given.replaceAll(/\s/g, '') : ''
  if (text === '') throw new InvalidTrackingNumber('"Tracking Number" should not be empty')
  if (!/^\d+$/.test(text)) throw new InvalidTrackingNumber('"Tracking Number" must be a number')
  if (Number(text) < 1) throw new InvalidTrackingNumber('"Tracking Number" must be at least 1')
  if (text.length > MOST_DIGITS) {
    throw new InvalidTrackingNumber(`"Tracking Number" must have at most ${MOST_DIGITS} digits`)
  }
  return Number(text)
}

export function isTrackingNumber(given: unknown): boolean {
  try {
    return trackingNumberFrom(given) > 0
  } catch {
    return false
  }
}
