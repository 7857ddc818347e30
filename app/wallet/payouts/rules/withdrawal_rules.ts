import { numberCheck } from '#shared/http/rules/field_checks'

export const NO_FUNDS = 'You do not have any funds to withdraw. Your wallet balance is 0.'

/** For the form and the server alike. Source: specification, sections 5 and 9. */
const MIN_WITHDRAWAL_NAIRA = 100

export const checkWithdrawalAmount = numberCheck('Amount', {
  ...{ min: MIN_WITHDRAWAL_NAIRA, max: 1e12, decimals: 2 },
})

/** What may be asked for: cash above zero, less the fee, which is taken on top of the amount. */
export function withdrawableKobo(cashKobo: number, feeKobo: number): number {
  return Math.max(0, cashKobo - feeKobo)
}

/** Both as people read them; no fee, no word of it. */
export function withdrawalLimitMessage(most: string, fee: string | null): string {
  return `You can withdraw at most ${most}${fee ? `, after the fee of ${fee}` : ''}.`
}
