import vine from '@vinejs/vine'
import { asciiEmail } from '#shared/mail/rules/email_address'

/** The upper bound keeps an absurd password from the hash function. */
export const loginValidator = vine.create({
  // In the form in which accounts are kept; what is no address is nobody's.
  username: vine
    .string()
    .trim()
    .toLowerCase()
    .maxLength(254)
    .transform((typed) => asciiEmail(typed) ?? typed),
  password: vine.string().maxLength(128),
})
