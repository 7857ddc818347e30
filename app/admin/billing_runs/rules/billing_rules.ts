export const LONGEST_REASON = 150

export function checkReason(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return '"Reason" should not be empty'
  return text.length > LONGEST_REASON
    ? `"Reason" must have at most ${LONGEST_REASON} characters`
    : null
}

/** Naira. */
export function checkCredit(value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '"Amount" must be a number'
  if (value <= 0) return '"Amount" must be more than 0'
  if (value > 1_000_000_000) return '"Amount" must be at most 1,000,000,000'
  const isWholeKobo = Math.abs(Math.round(value * 100) / 100 - value) < 1e-9
  return isWholeKobo ? null : '"Amount" must have at most two decimals'
}
