import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { creditAmountProblem } from '#wallet/funding/rules/credit_amount'
import { toNumber } from '#shared/http/rules/field_checks'
import { kobo } from '#shared/money/rules/money'

const isCreditAmount = vine.createRule((value, _, field) => {
  const problem = creditAmountProblem(String(value))
  if (problem) field.report(problem, 'amount', field)
})

/** Kobo, from naira as they stand in an address or in JSON. */
const creditAmount = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .use(isCreditAmount())
    .transform((value) => kobo(toNumber(value)))

export const paymentReferenceValidator = vine.create({ paymentAmount: creditAmount() })

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

export const inflowValidator = vine.create({
  /** An address has texts; empty is as good as absent. */
  hideError: vine
    .boolean()
    .parse((value) => (value === '' ? undefined : value))
    .optional(),
})

/** Of the sandbox, which takes any transfer that a card payment could be. */
export const depositValidator = vine.create({ amount: creditAmount() })
