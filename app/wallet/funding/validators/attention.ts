import vine from '@vinejs/vine'
import { follows } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { email } from '#shared/http/rules/field_checks'
import { staffComment } from '#shared/http/staff_comment'

export const resolutionValidator = vine.create({
  comment: staffComment(),
  credit: vine.boolean({ strict: true }),
  /** A form sends nothing as an empty text. */
  username: vine
    .string()
    .parse((value) => (value === '' ? null : value))
    .trim()
    .toLowerCase()
    .maxLength(254)
    .use(follows(email('{{ field }}', '"{{ field }}" must be an e-mail address')))
    .nullable(),
})

resolutionValidator.messagesProvider = new FieldMessages(
  {
    string: '"{{ field }}" is invalid',
  },
  { comment: 'Comment', credit: 'Credit', username: 'Wallet Owner' }
)
