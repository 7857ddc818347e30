import type { Rule } from '#shared/http/rules/rule_names'
import { normalizeEmail } from '#shared/mail/rules/email_address'
import {
  describeAmbiguity,
  findNumberKind,
  MONEY_NUMBER,
  type NumberContext,
  readNumber,
  TYPED_NOTATION,
} from '#shared/numbers/rules/read_number'

/** A check of one field, shared by form and server. Returns the problem; null if there is none. */
export interface Check {
  (value: unknown): string | null
  /** The rule's name in API errors. Default: `number` or `text`, by the value's type. */
  rule?: Rule
  context?: NumberContext
  formOf?: (value: string) => string
}

export function withRule(rule: Rule, check: Check): Check {
  return Object.assign(check, { rule })
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}

export function formatEmptyMessage(label: string): string {
  return `"${label}" should not be empty`
}

export function optionalCheck(check: Check): Check {
  const { rule, context, formOf } = check
  const whereGiven: Check = (value) => (isEmpty(value) ? null : check(value))
  return Object.assign(whereGiven, { rule, context, formOf })
}

export function bothChecks(first: Check, then: Check): Check {
  const { rule, context, formOf } = then
  const both: Check = (value) => first(value) ?? then(value)
  return Object.assign(both, { rule, context, formOf })
}

/** `min` and `max` count characters without surrounding spaces. */
export function textCheck(label: string, { min = 1, max }: { min?: number; max: number }): Check {
  return (value) => {
    if (isEmpty(value)) return formatEmptyMessage(label)
    if (typeof value !== 'string') return `"${label}" is invalid`
    const { length } = value.trim()
    if (length < min) return `"${label}" must have at least ${min} characters`
    return length > max ? `"${label}" must have at most ${max} characters` : null
  }
}

/** Stores the domain in ASCII, so both spellings of an international domain are one address. */
export function emailAddressCheck(
  label: string,
  problem = `"${label}" must be a valid e-mail address`
): Check {
  const check = withRule('email', (value) => {
    if (isEmpty(value)) return formatEmptyMessage(label)
    return typeof value === 'string' && normalizeEmail(value) ? null : problem
  })
  return Object.assign(check, { formOf: asciiForm })
}

function asciiForm(address: string): string {
  return normalizeEmail(address) ?? address
}

export type NumberBounds = {
  min: number
  max: number
  decimals: number
  kind?: NumberContext['kind']
}

/** Both bounds are inclusive; `decimals` is the maximum of digits after the point. */
export function numberCheck(
  label: string,
  { min, max, decimals, kind = findNumberKind(decimals) }: NumberBounds
): Check {
  const context = { kind, notation: TYPED_NOTATION }
  function check(value: unknown) {
    if (isEmpty(value)) return formatEmptyMessage(label)
    const read = typeof value === 'string' ? readNumber(value, context) : value
    if (typeof read !== 'number' || !Number.isFinite(read))
      return formatNotANumber(label, value, context)
    if (read < min) return `"${label}" must be at least ${min}`
    if (read > max) return `"${label}" must be at most ${max.toLocaleString('en')}`
    if (Math.abs(read - Number(read.toFixed(decimals))) < 1e-9) return null
    return decimals === 0
      ? `"${label}" must be a whole number`
      : `"${label}" can have at most ${decimals} decimals`
  }
  return Object.assign(check, { context })
}

function formatNotANumber(label: string, value: unknown, context: NumberContext): string {
  const readings = typeof value === 'string' ? describeAmbiguity(value, context) : null
  return readings ? `"${label}": ${readings}` : `"${label}" must be a number`
}

/** Returns null for an empty field, so that nobody is told that it must be a number. */
export function parseTypedNumber(
  typed: string,
  context: NumberContext = MONEY_NUMBER
): number | null {
  return typed.trim() ? readNumber(typed, context) : null
}
