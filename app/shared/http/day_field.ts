import vine from '@vinejs/vine'
import { isIsoDay } from '#shared/time/rules/day'

const NO_DAY = '"{{ field }}" must be a date such as 2026-11-20'

const isRealDay = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isIsoDay(value)) field.report(NO_DAY, 'date', field)
})

export function dayField() {
  return vine.string().use(isRealDay())
}
