import { numberCheck } from '#shared/http/rules/field_checks'

/** Source: specification of booking and money, section 5. */
const ADDITIONAL_PAYMENT_NAIRA = { min: 0.01, max: 100_000_000 }

export const additionalAmountCheck = numberCheck('Amount', {
  ...ADDITIONAL_PAYMENT_NAIRA,
  decimals: 2,
})
