import { toNumber } from '#shared/http/rules/field_checks'

/** Naira, for the form and the server alike. Source: specification, section 5; the most is ours. */
const CREDIT_NAIRA = { min: 100, max: 100_000_000 }

export const MIN_CREDIT = CREDIT_NAIRA.min

/** What is wrong with an amount to put into a wallet, as typed; null when nothing is. */
export function creditAmountProblem(text: string): string | null {
  if (text.trim() === '') return '"Credit Amount" should not be empty'
  const amount = toNumber(text)
  if (!Number.isFinite(amount) || amount < 0) return '"Credit Amount" must be a number'
  const { min, max } = CREDIT_NAIRA
  if (amount < min) return `"Credit Amount" must be at least ${min}`
  if (amount > max) return `"Credit Amount" must be at most ${max.toLocaleString('en')}`
  return Number(amount.toFixed(2)) === amount ? null : '"Credit Amount" can have at most 2 decimals'
}
