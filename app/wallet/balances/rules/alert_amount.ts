import { numberCheck } from '#shared/http/rules/field_checks'

/** The bounds are in naira. */
export const checkAlertAmount = numberCheck('Amount', { min: 1, max: 1e9, decimals: 2 })
