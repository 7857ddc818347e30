import { number, optional, typedNumber } from '#shared/http/rules/field_checks'

const amount = optional(number('Amount', { min: 0, max: 1e9, decimals: 2 }))

/** Naira as typed; empty is without a limit. */
export function checkLimit(typed: string): string | null {
  return amount(typedNumber(typed))
}

export function limitText(naira: number | null): string {
  return naira === null ? '' : String(naira)
}
