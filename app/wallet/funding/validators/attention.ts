import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { staffComment } from '#shared/http/staff_comment'

export const resolutionValidator = vine.create({
  comment: staffComment(),
  credit: vine.boolean({ strict: true }),
  /** A form sends nothing as an empty text. */
  username: vine
    .string()
    .parse((value) => (value === '' ? null : value))
    .trim()
    .email()
    .maxLength(254)
    .nullable(),
})

resolutionValidator.messagesProvider = new FieldMessages(
  {
    string: '"{{ field }}" is invalid',
    email: '"{{ field }}" must be an e-mail address',
  },
  { comment: 'Comment', credit: 'Credit', username: 'Wallet Owner' }
)
