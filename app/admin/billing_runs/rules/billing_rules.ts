import { number } from '#shared/http/rules/field_checks'

export const LONGEST_REASON = 150

export function checkReason(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return '"Reason" should not be empty'
  return text.length > LONGEST_REASON
    ? `"Reason" must have at most ${LONGEST_REASON} characters`
    : null
}

/** Naira. */
export const checkCredit = number('Amount', { min: 0.01, max: 1_000_000_000, decimals: 2 })
