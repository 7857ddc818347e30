import { numberCheck } from '#shared/http/rules/field_checks'

export const NO_FUNDS = 'You do not have any funds to withdraw. Your wallet balance is 0.'

/** Shared by form and server. Source: specification, sections 5 and 9. */
const MIN_WITHDRAWAL_NAIRA = 100

export const checkWithdrawalAmount = numberCheck('Amount', {
  min: MIN_WITHDRAWAL_NAIRA,
  max: 1e12,
  decimals: 2,
})

/** Largest amount that can be withdrawn. The fee is charged on top of the amount. */
export function withdrawableKobo(cashKobo: number, feeKobo: number): number {
  return Math.max(0, cashKobo - feeKobo)
}

/** Takes formatted amounts; null omits the fee. */
export function withdrawalLimitMessage(most: string, fee: string | null): string {
  return `You can withdraw at most ${most}${fee ? `, after the fee of ${fee}` : ''}.`
}
