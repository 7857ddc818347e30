import { numberCheck } from '#shared/http/rules/field_checks'

export const MAX_BILLING_REASON_LENGTH = 150

export function checkBillingReason(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return '"Reason" should not be empty'
  return text.length > MAX_BILLING_REASON_LENGTH
    ? `"Reason" must have at most ${MAX_BILLING_REASON_LENGTH} characters`
    : null
}

/** The amount is in naira. */
export const checkCreditNoteAmount = numberCheck('Amount', {
  min: 0.01,
  max: 1_000_000_000,
  decimals: 2,
})
