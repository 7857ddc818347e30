import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

export const paymentValidator = vine.create({
  /** Naira that were shown beside the button; without it whatever the price is. */
  amount: vine.number({ strict: true }).range([0, 1e12]).optional(),
})

paymentValidator.messagesProvider = new FieldMessages(
  { number: '"{{ field }}" must be a number', range: '"{{ field }}" is invalid' },
  { amount: 'Amount' }
)
