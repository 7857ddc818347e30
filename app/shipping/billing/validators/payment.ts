import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { FieldMessages } from '#shared/http/field_messages'

export const paymentValidator = vine.create({
  /** The price in naira that the payer saw; omit to accept any price. */
  amount: described(vine.number({ strict: true }).range([0, 1e12]).optional(), 'Naira'),
})

paymentValidator.messagesProvider = new FieldMessages(
  { number: '"{{ field }}" must be a number', range: '"{{ field }}" is invalid' },
  { amount: 'Amount' }
)
