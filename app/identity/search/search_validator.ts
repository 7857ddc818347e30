import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

export const searchValidator = vine.create({
  condition: vine.string().trim().minLength(2).maxLength(100),
})

searchValidator.messagesProvider = FieldMessages.labelled({ condition: 'Search' })
