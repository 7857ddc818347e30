import { numberCheck } from '#shared/http/rules/field_checks'

/** Bounds in naira. The minimum is from section 5 of the specification; the maximum is ours. */
const CREDIT_NAIRA = { min: 100, max: 100_000_000 }

export const MIN_CREDIT = CREDIT_NAIRA.min

export const checkCreditAmount = numberCheck('Credit Amount', { ...CREDIT_NAIRA, decimals: 2 })
