import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { isDay } from '#shared/time/rules/day'

const day = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isDay(value)) field.report('is no day', 'day', field)
})

export const manifestValidator = vine.create({
  carrier: vine.enum(['dhl', 'fedex', 'ups', 'aramex']),
  day: vine.string().use(day()),
})

manifestValidator.messagesProvider = new FieldMessages(
  { day: '"{{ field }}" must be a day such as 2026-11-24' },
  { carrier: 'Courier', day: 'Day' }
)
