import { DateTime } from 'luxon'
import type { ListField, FieldNames } from '#admin/reference/reference_list'
import { kobo } from '#shared/money/rules/money'
import { isIsoDay } from '#shared/time/rules/day'

export function parseColumn(
  field: ListField,
  given: unknown
): { value: unknown } | { problem: string } {
  if (given === null || given === undefined || (typeof given === 'string' && !given.trim())) {
    return field.optional ? { value: null } : columnProblem(field, 'should not be empty')
  }
  if (field.type === 'text') return parseTextColumn(field, given)
  if (field.type === 'day') {
    const isGood = typeof given === 'string' && isIsoDay(given)
    return isGood ? { value: given } : columnProblem(field, 'must be a day as YYYY-MM-DD')
  }
  if (field.type === 'choice') {
    const isOne = field.options.some(({ value }) => value === given)
    return isOne ? { value: given } : columnProblem(field, 'is not one of the choices')
  }
  if (typeof given !== 'number' || !Number.isFinite(given))
    return columnProblem(field, 'must be a number')
  if (given < field.min) return columnProblem(field, `must be at least ${field.min}`)
  if (given > field.max)
    return columnProblem(field, `must be at most ${field.max.toLocaleString('en-NG')}`)
  const isExact = Number(given.toFixed(field.decimals)) === given
  if (!isExact) return columnProblem(field, `must have at most ${field.decimals} decimals`)
  return { value: field.type === 'naira' ? kobo(given) : Number((given * field.factor).toFixed(2)) }
}

function parseTextColumn(field: ListField & { type: 'text' }, given: unknown) {
  if (typeof given !== 'string') return columnProblem(field, 'must be text')
  const trimmed = given.trim().replace(/\s+/g, ' ')
  const value = field.upperCase ? trimmed.toUpperCase() : trimmed
  if (value.length > field.max)
    return columnProblem(field, `must have at most ${field.max} characters`)
  return !field.pattern || field.pattern.test(value)
    ? { value }
    : columnProblem(field, 'is invalid')
}

function columnProblem({ label }: FieldNames, what: string) {
  return { problem: `"${label}" ${what}` }
}

export function formatColumn(field: ListField, value: string | number | Date | null) {
  if (value instanceof Date) return DateTime.fromJSDate(value).toISODate()
  const isNumber = field.type === 'number' || field.type === 'naira'
  if (isNumber && value !== null) return Number(value) / field.factor
  return field.type === 'choice' && typeof value === 'number' ? String(value) : value
}
