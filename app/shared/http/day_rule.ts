import vine from '@vinejs/vine'
import { isDay } from '#shared/time/rules/day'

const isRealDay = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isDay(value)) field.report('is no day', 'date', field)
})

/** A day as YYYY-MM-DD. */
export function day() {
  return vine.string().use(isRealDay())
}
