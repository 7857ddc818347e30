import { numberCheck } from '#shared/http/rules/field_checks'

export const NO_FUNDS = 'You do not have any funds to withdraw. Your wallet balance is 0.'

/** From sections 5 and 9 of the specification. Form and server share these checks. */
export const MIN_WITHDRAWAL_NAIRA = 100

export const checkWithdrawalAmount = numberCheck('Amount', {
  min: MIN_WITHDRAWAL_NAIRA,
  max: 1e12,
  decimals: 2,
})

/** Returns the largest amount for a withdrawal. The fee comes on top of the amount. */
export function withdrawableKobo(cashKobo: number, feeKobo: number): number {
  return Math.max(0, cashKobo - feeKobo)
}

/** Takes amounts as formatted texts. Without a fee, pass null. */
export function withdrawalLimitMessage(most: string, fee: string | null): string {
  return `You can withdraw at most ${most}${fee ? `, after the fee of ${fee}` : ''}.`
}
