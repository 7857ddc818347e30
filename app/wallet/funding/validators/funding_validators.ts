import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { checkCreditAmount } from '#wallet/funding/rules/credit_amount'
import { kobo } from '#shared/money/rules/money'

/** Kobo, from naira as they stand in an address or in JSON. */
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

/** From which page of ours somebody came, to be led back there. */
export const checkoutValidator = vine.create({ back: vine.string().maxLength(200).optional() })

checkoutValidator.messagesProvider = new FieldMessages(
  { string: '"{{ field }}" is invalid', maxLength: '"{{ field }}" is invalid' },
  { back: 'Way Back' }
)

export const fundingAccountValidator = vine.create({
  /** An address has texts; empty is as good as absent. */
  hideError: vine
    .boolean()
    .parse((value) => (value === '' ? undefined : value))
    .optional(),
})

/** Of the sandbox, which takes any transfer that a card payment could be. */
export const sandboxDepositValidator = vine.create({ amount: creditAmountRule() })
