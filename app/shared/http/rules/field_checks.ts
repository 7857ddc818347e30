import type { Rule } from '#shared/http/rules/rule_names'

/**
 * Checks of single fields. They run in a form as the field changes and on the server when it
 * arrives, so both say the same. A check answers what is wrong, or null.
 */
export interface Check {
  (value: unknown): string | null
  /** Its name in an answer of the API: what the value should be. Without one a number or a text. */
  rule?: Rule
}

/** A check with the name of its rule. */
export function ruled(rule: Rule, check: Check): Check {
  return Object.assign(check, { rule })
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}

export function missing(label: string): string {
  return `"${label}" should not be empty`
}

export function optional(check: Check): Check {
  const whereGiven: Check = (value) => (isEmpty(value) ? null : check(value))
  return check.rule ? ruled(check.rule, whereGiven) : whereGiven
}

/** `min` and `max` in characters, without spaces at the ends. */
export function text(label: string, { min = 1, max }: { min?: number; max: number }): Check {
  return (value) => {
    if (isEmpty(value)) return missing(label)
    if (typeof value !== 'string') return `"${label}" is invalid`
    const { length } = value.trim()
    if (length < min) return `"${label}" must have at least ${min} characters`
    return length > max ? `"${label}" must have at most ${max} characters` : null
  }
}

export function email(label: string, max = 254): Check {
  return ruled('email', (value) => {
    if (isEmpty(value)) return missing(label)
    const isAddress = typeof value === 'string' && value.length <= max && EMAIL.test(value.trim())
    return isAddress ? null : `"${label}" must be a valid e-mail address`
  })
}

export function matching(label: string, pattern: RegExp): Check {
  return (value) => {
    if (isEmpty(value)) return missing(label)
    return typeof value === 'string' && pattern.test(value.trim()) ? null : `"${label}" is invalid`
  }
}

export type NumberBounds = { min: number; max: number; decimals: number }

/** Both bounds are allowed; `decimals` is how many digits may stand behind the point. */
export function number(label: string, { min, max, decimals }: NumberBounds): Check {
  return (value) => {
    if (isEmpty(value)) return missing(label)
    if (typeof value !== 'number' || !Number.isFinite(value)) return `"${label}" must be a number`
    if (value < min) return `"${label}" must be at least ${min}`
    if (value > max) return `"${label}" must be at most ${max.toLocaleString('en')}`
    const scaled = value * 10 ** decimals
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return null
    return decimals === 0
      ? `"${label}" must be a whole number`
      : `"${label}" can have at most ${decimals} decimals`
  }
}

/** Text as typed, to a number: spaces, thousands commas and the naira sign are for the eye. NaN when it is none. */
export function toNumber(typed: string): number {
  const bare = typed.replace(/[\s,₦]/g, '')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
}

/** Empty stays empty, so that a missing number is not called a wrong one. */
export function typedNumber(typed: string): number | null {
  return typed.trim() ? toNumber(typed) : null
}
