import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { normalizeEmail } from '#shared/mail/rules/email_address'

/** The upper bound keeps an absurd password from the hash function. */
export const loginValidator = vine.create({
  // In the form in which accounts are kept; what is no address is nobody's.
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
