import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { FieldMessages } from '#shared/http/field_messages'
import { CODE_PURPOSES } from '#wallet/payouts/models/one_time_code'
import { checkWithdrawalAmount } from '#wallet/payouts/rules/withdrawal_rules'

const amountRule = vine.createRule((value: unknown, _, field) => {
  const problem = checkWithdrawalAmount(value)
  if (problem) field.report(problem, 'amount', field)
})

const ref = () =>
  vine
    .string()
    .maxLength(43)
    .regex(/^[\w-]+$/)

/** Codes of small banks contain letters. */
const bankCode = () =>
  vine
    .string()
    .trim()
    .maxLength(10)
    .regex(/^[A-Za-z\d-]+$/)

const accountNumber = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{10}$/)

export const nameEnquiryValidator = vine.create({
  bankCode: bankCode(),
  accountNumber: accountNumber(),
})

export const bvnValidator = vine.create({
  bvn: vine
    .string()
    .trim()
    .regex(/^\d{11}$/),
  /** A bank account of the BVN's owner, for providers that check both together. */
  bankCode: bankCode().optional(),
  accountNumber: accountNumber().optional(),
})

export const codeRefValidator = vine.create({ ref: ref() })

export const otpValidator = vine.create({
  ref: ref(),
  otp: vine
    .string()
    .trim()
    .regex(/^\d{6}$/),
  verificationType: vine.enum(CODE_PURPOSES),
})

export const withdrawalValidator = vine.create({
  // Accepts no text: 100 and "100" would be different requests under one Idempotency-Key.
  amount: described(vine.number({ strict: true }).use(amountRule()), 'Naira'),
  fee: vine.number({ strict: true }).min(0).max(1e12).optional(),
  creditAccountId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER]),
})

const messages = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'enum': '"{{ field }}" is not one of the choices',
    'min': '"{{ field }}" is invalid',
    'max': '"{{ field }}" is invalid',
    'amount.number': '"{{ field }}" must be a number',
    'accountNumber.regex': '"{{ field }}" must have 10 digits',
    'bvn.regex': '"{{ field }}" must have 11 digits',
    'otp.regex': '"{{ field }}" must have 6 digits',
    'regex': '"{{ field }}" is invalid',
    'string': '"{{ field }}" is invalid',
    'number': '"{{ field }}" is invalid',
    'range': '"{{ field }}" is invalid',
    'withoutDecimals': '"{{ field }}" is invalid',
    'maxLength': '"{{ field }}" is invalid',
  },
  {
    bankCode: 'Bank',
    accountNumber: 'Account Number',
    bvn: 'BVN',
    ref: 'Reference',
    otp: 'Code',
    verificationType: 'Verification Type',
    amount: 'Amount',
    creditAccountId: 'Account',
  }
)

for (const validator of [
  nameEnquiryValidator,
  bvnValidator,
  codeRefValidator,
  otpValidator,
  withdrawalValidator,
]) {
  validator.messagesProvider = messages
}
