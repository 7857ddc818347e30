import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { FieldMessages } from '#shared/http/field_messages'
import { additionalAmountCheck } from '#shipping/billing/rules/additional_payment_rules'
import { checkedNumberField } from '#shared/http/checked_fields'

export const additionalPaymentValidator = vine.create({
  id: vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]),
  key: vine.string().trim().maxLength(60),
  value: described(checkedNumberField(additionalAmountCheck), 'Naira'),
})

additionalPaymentValidator.messagesProvider = new FieldMessages(
  {
    'value.number': '"{{ field }}" must be a number',
    'string': '"{{ field }}" is not one of the choices',
    'maxLength': '"{{ field }}" is not one of the choices',
    'number': '"{{ field }}" is invalid',
    'range': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" is invalid',
  },
  { id: 'Shipment', key: 'Type', value: 'Amount' }
)
