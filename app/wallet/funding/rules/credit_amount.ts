/** Naira, for the form and the server alike. Source: specification, section 5; the most is ours. */
const CREDIT_NAIRA = { min: 100, max: 100_000_000 }

/** The number in a text as typed, in which commas and spaces part thousands; null where there is none. */
export function typedNaira(text: string): number | null {
  const bare = text.replace(/[\s,₦]/g, '')
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : null
}

/** What is wrong with an amount to put into a wallet, as typed; null when nothing is. */
export function creditAmountProblem(text: string): string | null {
  if (text.trim() === '') return '"Credit Amount" should not be empty'
  const amount = typedNaira(text)
  if (amount === null || !Number.isFinite(amount)) return '"Credit Amount" must be a number'
  const { min, max } = CREDIT_NAIRA
  if (amount < min) return `"Credit Amount" must be at least ${min}`
  if (amount > max) return `"Credit Amount" must be at most ${max.toLocaleString('en')}`
  return Number(amount.toFixed(2)) === amount ? null : '"Credit Amount" can have at most 2 decimals'
}
