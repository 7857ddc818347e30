import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { checkCreditAmount } from '#wallet/funding/rules/credit_amount'
import { kobo } from '#shared/money/rules/money'

/** Parses naira from a query string or JSON and returns kobo. */
const creditAmountRule = () => checkedNumberField(checkCreditAmount).transform(kobo)

export const paymentReferenceValidator = vine.create({
  paymentAmount: described(creditAmountRule(), 'Naira'),
})

paymentReferenceValidator.messagesProvider = new FieldMessages(
  {
    required: '"{{ field }}" should not be empty',
    string: '"{{ field }}" must be a number',
  },
  { paymentAmount: 'Credit Amount' }
)

export const checkoutValidator = vine.create({ back: vine.string().maxLength(200).optional() })

checkoutValidator.messagesProvider = new FieldMessages(
  { string: '"{{ field }}" is invalid', maxLength: '"{{ field }}" is invalid' },
  { back: 'Way Back' }
)

export const fundingAccountValidator = vine.create({
  /** Treats an empty query parameter as absent. */
  hideError: vine
    .boolean()
    .parse((value) => (value === '' ? undefined : value))
    .optional(),
})

export const sandboxDepositValidator = vine.create({ amount: creditAmountRule() })
