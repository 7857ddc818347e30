import vine from '@vinejs/vine'
import { dayField } from '#shared/http/day_field'
import { FieldMessages } from '#shared/http/field_messages'
import { timeOfDayField, isWindowLongEnough } from '#shipping/carriers/pickups/pickup_settings'

const windowRule = vine.createRule((closeAt, _, field) => {
  const { readyAt } = field.parent
  if (!field.isValid || typeof readyAt !== 'string') return
  if (!isWindowLongEnough({ readyAt, closeAt: String(closeAt) })) {
    field.report('"{{ field }}" must be at least two hours after "From"', 'window', field)
  }
})

export const pickupChangeValidator = vine.create({
  day: dayField(),
  readyAt: timeOfDayField(),
  closeAt: timeOfDayField().use(windowRule()),
})

export const pickupListValidator = vine.create({ day: dayField().optional() })

export const pickupSettlementValidator = vine.create(
  vine.object({ decision: vine.enum(['booked', 'done', 'canceled', 'order_again']) }).merge(
    vine.group([
      vine.group.if((data) => data.decision === 'booked', {
        decision: vine.literal('booked'),
        number: vine
          .string()
          .trim()
          .minLength(2)
          .maxLength(60)
          .regex(/^\P{Cc}*$/u),
      }),
      vine.group.else({ decision: vine.enum(['done', 'canceled', 'order_again']) }),
    ])
  )
)

pickupChangeValidator.messagesProvider = new FieldMessages(
  {
    regex: '"{{ field }}" must be an hour such as 14:30',
  },
  { day: 'Day', readyAt: 'From', closeAt: 'Until' }
)
pickupListValidator.messagesProvider = FieldMessages.labelled({ day: 'Day' })
pickupSettlementValidator.messagesProvider = FieldMessages.labelled({
  decision: 'Decision',
  number: 'Number',
})
