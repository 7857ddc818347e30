import { numberCheck, optionalCheck } from '#shared/http/rules/field_checks'

/** Checks an amount in naira as typed; an empty one means no limit. */
export const checkLimitAmount = optionalCheck(
  numberCheck('Amount', { min: 0, max: 1e9, decimals: 2 })
)

export function formatLimitInput(naira: number | null): string {
  return naira === null ? '' : String(naira)
}
