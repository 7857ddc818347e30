import vine from '@vinejs/vine'
import { accountMessages, currentPasswordField } from '#identity/accounts/validators/account_fields'

/** Of whoever asks. */
export const erasureValidator = vine.create({ password: currentPasswordField() })

/** With who asked for it and how, since the person is not there to say so. */
export const personErasureValidator = vine.create({
  password: currentPasswordField(),
  reason: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(200)
    .regex(/^\P{Cc}*$/u),
})

erasureValidator.messagesProvider = accountMessages
personErasureValidator.messagesProvider = accountMessages
