import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { normalizeEmail } from '#shared/mail/rules/email_address'

/** The maximum length keeps huge passwords from the hash function. */
export const loginValidator = vine.create({
  // Normalizes the address like stored ones; a malformed address matches no account.
  username: described(
    vine
      .string()
      .trim()
      .toLowerCase()
      .maxLength(254)
      .transform((typed) => normalizeEmail(typed) ?? typed),
    'The e-mail address'
  ),
  password: vine.string().maxLength(128),
})
