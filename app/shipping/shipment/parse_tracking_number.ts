import { DomainError } from '#shared/errors/domain_error'
import { foldText } from '#shared/text/rules/fold_text'

/** Tracking numbers have 12 digits; more than 15 would not fit a safe integer. */
export const MAX_TRACKING_NUMBER_DIGITS = 15

const PROBLEMS = {
  empty: '"Tracking Number" should not be empty',
  notANumber: '"Tracking Number" must be a number',
  tooSmall: '"Tracking Number" must be at least 1',
  tooLong: `"Tracking Number" must have at most ${MAX_TRACKING_NUMBER_DIGITS} digits`,
}

export class InvalidTrackingNumber extends DomainError {
  constructor(readonly problem: keyof typeof PROBLEMS) {
    super('E_VALIDATION_ERROR', PROBLEMS[problem], 'trackingNumber')
  }
}

/** Accepts spaces, hyphens between digits and fullwidth digits. Throws InvalidTrackingNumber. */
export function parseTrackingNumber(given: unknown): number {
  const text = typeof given === 'string' ? foldText(given).replaceAll(/\s|(?<=\d)-(?=\d)/g, '') : ''
  if (text === '') throw new InvalidTrackingNumber('empty')
  if (!/^\d+$/.test(text)) throw new InvalidTrackingNumber('notANumber')
  if (Number(text) < 1) throw new InvalidTrackingNumber('tooSmall')
  if (text.length > MAX_TRACKING_NUMBER_DIGITS) throw new InvalidTrackingNumber('tooLong')
  return Number(text)
}

export function isTrackingNumber(given: unknown): boolean {
  try {
    return parseTrackingNumber(given) > 0
  } catch {
    return false
  }
}
