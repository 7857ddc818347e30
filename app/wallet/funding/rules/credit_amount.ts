import { numberCheck } from '#shared/http/rules/field_checks'

/** Naira, for the form and the server alike. Source: specification, section 5; the most is ours. */
const CREDIT_NAIRA = { min: 100, max: 100_000_000 }

export const MIN_CREDIT = CREDIT_NAIRA.min

/** Of an amount to put into a wallet. */
export const checkCreditAmount = numberCheck('Credit Amount', { ...CREDIT_NAIRA, decimals: 2 })
