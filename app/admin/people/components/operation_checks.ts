import { number, text } from '#shared/http/rules/field_checks'

/** Source: specification of the console, section 5. */
export const operationChecks = {
  amount: number('Amount', { min: 0.1, max: 1_000_000, decimals: 2 }),
  comment: text('Comment', { min: 2, max: 100 }),
}
