import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { FieldMessages } from '#shared/http/field_messages'

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

export const walletOperationValidator = vine.create({
  amount: described(vine.number({ strict: true }).range([0.1, 1_000_000]).decimal([0, 2]), 'Naira'),
  // A comment is a single line, and PostgreSQL rejects NUL characters in text.
  comment: vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(100)
    .regex(/^\P{Cc}*$/u),
  walletUserId: id(),
  walletId: id(),
  isCredit: vine.boolean({ strict: true }),
})

walletOperationValidator.messagesProvider = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'amount.range': '"{{ field }}" must be between 0.1 and 1,000,000',
    'amount.number': '"{{ field }}" must be a number',
    'amount.decimal': '"{{ field }}" must have at most two decimals',
    'minLength': '"{{ field }}" must have at least {{ min }} characters',
    'maxLength': '"{{ field }}" must have at most {{ max }} characters',
    'string': '"{{ field }}" is invalid',
    'regex': '"{{ field }}" is invalid',
    'number': '"{{ field }}" is invalid',
    'range': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" is invalid',
    'boolean': '"{{ field }}" must be true or false',
  },
  {
    amount: 'Amount',
    comment: 'Comment',
    walletUserId: 'Wallet Owner',
    walletId: 'Wallet',
    isCredit: 'Credit',
  }
)
