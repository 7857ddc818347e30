import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#shared/languages/rules/languages'

export const trackingSubscriptionValidator = vine.create({
  contact: vine.string().trim().maxLength(254),
  language: vine
    .enum(LANGUAGE_CODES)
    .optional()
    .transform((code) => code ?? DEFAULT_LANGUAGE),
})

trackingSubscriptionValidator.messagesProvider = new FieldMessages(
  { required: 'Enter an e-mail address or a phone number', enum: 'Choose a language' },
  { contact: 'Contact', language: 'Language' }
)
