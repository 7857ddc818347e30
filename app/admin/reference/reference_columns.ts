import { DateTime } from 'luxon'
import type { ListField, Named } from '#admin/reference/reference_list'
import { kobo } from '#shared/money/rules/money'
import { isDay } from '#shared/time/rules/day'

/** The value of a column, or what is wrong with what was given. */
export function columnOf(
  field: ListField,
  given: unknown
): { value: unknown } | { problem: string } {
  if (given === null || given === undefined || (typeof given === 'string' && !given.trim())) {
    return field.optional ? { value: null } : wrong(field, 'should not be empty')
  }
  if (field.type === 'text') return textColumn(field, given)
  if (field.type === 'day') {
    const isGood = typeof given === 'string' && isDay(given)
    return isGood ? { value: given } : wrong(field, 'must be a day as YYYY-MM-DD')
  }
  if (field.type === 'choice') {
    const isOne = field.options.some(({ value }) => value === given)
    return isOne ? { value: given } : wrong(field, 'is not one of the choices')
  }
  if (typeof given !== 'number' || !Number.isFinite(given)) return wrong(field, 'must be a number')
  if (given < field.min) return wrong(field, `must be at least ${field.min}`)
  if (given > field.max) return wrong(field, `must be at most ${field.max.toLocaleString('en-NG')}`)
  const isExact = Number(given.toFixed(field.decimals)) === given
  if (!isExact) return wrong(field, `must have at most ${field.decimals} decimals`)
  return { value: field.type === 'naira' ? kobo(given) : Number((given * field.factor).toFixed(2)) }
}

function textColumn(field: ListField & { type: 'text' }, given: unknown) {
  if (typeof given !== 'string') return wrong(field, 'must be text')
  const trimmed = given.trim().replace(/\s+/g, ' ')
  const value = field.upperCase ? trimmed.toUpperCase() : trimmed
  if (value.length > field.max) return wrong(field, `must have at most ${field.max} characters`)
  return !field.pattern || field.pattern.test(value) ? { value } : wrong(field, 'is invalid')
}

function wrong({ label }: Named, what: string) {
  return { problem: `"${label}" ${what}` }
}

/** A value as the screen shows it. */
export function fieldOf(field: ListField, value: string | number | Date | null) {
  if (value instanceof Date) return DateTime.fromJSDate(value).toISODate()
  const isNumber = field.type === 'number' || field.type === 'naira'
  return isNumber && value !== null ? Number(value) / field.factor : value
}
