import { number, optional } from '#shared/http/rules/field_checks'

/** Naira as typed; empty is without a limit. */
export const checkLimit = optional(number('Amount', { min: 0, max: 1e9, decimals: 2 }))

export function limitText(naira: number | null): string {
  return naira === null ? '' : String(naira)
}
