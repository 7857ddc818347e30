import vine from '@vinejs/vine'
import { isDay } from '#shared/time/rules/day'

const NO_DAY = '"{{ field }}" must be a date such as 2026-11-20'

const isRealDay = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isDay(value)) field.report(NO_DAY, 'date', field)
})

/** A day as YYYY-MM-DD. */
export function day() {
  return vine.string().use(isRealDay())
}
