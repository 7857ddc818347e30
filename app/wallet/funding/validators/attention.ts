import vine, { SimpleMessagesProvider } from '@vinejs/vine'

export const resolutionValidator = vine.create({
  // PostgreSQL takes no control characters in a text, and a comment has one line.
  comment: vine
    .string()
    .trim()
    .minLength(2)
    .maxLength(200)
    .regex(/^\P{Cc}*$/u),
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

resolutionValidator.messagesProvider = new SimpleMessagesProvider(
  {
    required: '"{{ field }}" should not be empty',
    minLength: '"{{ field }}" must have at least {{ min }} characters',
    maxLength: '"{{ field }}" must have at most {{ max }} characters',
    string: '"{{ field }}" is invalid',
    regex: '"{{ field }}" is invalid',
    email: '"{{ field }}" must be an e-mail address',
    boolean: '"{{ field }}" must be true or false',
  },
  { comment: 'Comment', credit: 'Credit', username: 'Wallet Owner' }
)
