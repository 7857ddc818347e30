import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

const MAX_TRANSLATION_LENGTH = 3000

const translationText = () => vine.string().trim().minLength(1).maxLength(MAX_TRANSLATION_LENGTH)

const MESSAGES = {
  required: '"{{ field }}" should not be empty',
  minLength: '"{{ field }}" should not be empty',
  maxLength: '"{{ field }}" must have at most {{ max }} characters',
}

export const translationValidator = vine.create({ text: translationText(), was: translationText() })

translationValidator.messagesProvider = new FieldMessages(MESSAGES, {
  text: 'Translation',
  was: 'Previous translation',
})

export const signatureValidator = vine.create({
  messages: vine
    .array(vine.object({ key: vine.string().maxLength(80), text: translationText() }))
    .minLength(1)
    .maxLength(300),
})

signatureValidator.messagesProvider = new FieldMessages(MESSAGES, { messages: 'Messages' })
