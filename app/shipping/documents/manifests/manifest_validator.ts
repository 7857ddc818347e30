import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { dayField } from '#shared/http/day_field'
import { FieldMessages } from '#shared/http/field_messages'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

export const manifestValidator = vine.create({
  carrier: vine.enum(Object.keys(CARRIER_NAMES) as Carrier[]),
  day: described(dayField(), { format: 'date' }),
})

manifestValidator.messagesProvider = FieldMessages.labelled({ carrier: 'Courier', day: 'Day' })
