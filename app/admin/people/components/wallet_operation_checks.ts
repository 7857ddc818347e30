import { numberCheck, textCheck } from '#shared/http/rules/field_checks'

/** Source: specification of the console, section 5. */
export const walletOperationChecks = {
  amount: numberCheck('Amount', { min: 0.1, max: 1_000_000, decimals: 2 }),
  comment: textCheck('Comment', { min: 2, max: 100 }),
}
