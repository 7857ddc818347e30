import vine from '@vinejs/vine'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { checkAlertAmount } from '#wallet/balances/rules/alert_amount'

export const lowBalanceAlertValidator = vine.create({
  amount: checkedNumberField(checkAlertAmount).nullable(),
})

lowBalanceAlertValidator.messagesProvider = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    number: '"{{ field }}" must be a number',
  },
  { amount: 'Amount' }
)
