import { numberCheck } from '#shared/http/rules/field_checks'

/** Naira below which the owner of a wallet wants to be told. */
export const checkAlertAmount = numberCheck('Amount', { min: 1, max: 1e9, decimals: 2 })
