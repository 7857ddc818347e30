import vine from '@vinejs/vine'
import { accountMessages, currentPasswordField } from '#identity/accounts/validators/account_fields'

export const erasureValidator = vine.create({ password: currentPasswordField() })

/** The reason names who asked for it and how, because the person is absent. */
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
