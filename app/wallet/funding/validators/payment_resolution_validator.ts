import vine from '@vinejs/vine'
import { passesCheck } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { emailAddressCheck } from '#shared/http/rules/field_checks'
import { staffCommentField } from '#shared/http/staff_comment'

export const paymentResolutionValidator = vine.create({
  comment: staffCommentField(),
  credit: vine.boolean({ strict: true }),
  /** Forms submit an empty string for no value. */
  username: vine
    .string()
    .parse((value) => (value === '' ? null : value))
    .trim()
    .toLowerCase()
    .maxLength(254)
    .use(passesCheck(emailAddressCheck('{{ field }}', '"{{ field }}" must be an e-mail address')))
    .nullable(),
})

paymentResolutionValidator.messagesProvider = new FieldMessages(
  {
    string: '"{{ field }}" is invalid',
  },
  { comment: 'Comment', credit: 'Credit', username: 'Wallet Owner' }
)
