export const NO_FUNDS = 'You do not have any funds to withdraw. Your wallet balance is 0.'

/** For the form and the server alike. Source: specification, sections 5 and 9. */
const LEAST_WITHDRAWAL_NAIRA = 100

/** What is wrong with an amount of naira as a number; null when nothing is. */
export function withdrawalAmountProblem(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return '"Amount" should not be empty'
  if (typeof value !== 'number' || !Number.isFinite(value)) return '"Amount" must be a number'
  if (value < LEAST_WITHDRAWAL_NAIRA) return `"Amount" must be at least ${LEAST_WITHDRAWAL_NAIRA}`
  if (value > 1e12) return '"Amount" must be at most 1,000,000,000,000'
  return Number(value.toFixed(2)) === value ? null : '"Amount" can have at most 2 decimals'
}

/** What may be asked for: cash above zero, less the fee, which is taken on top of the amount. */
export function withdrawableKobo(cashKobo: number, feeKobo: number): number {
  return Math.max(0, cashKobo - feeKobo)
}

/** Both as people read them; no fee, no word of it. */
export function tooMuchSentence(most: string, fee: string | null): string {
  return `You can withdraw at most ${most}${fee ? `, after the fee of ${fee}` : ''}.`
}
